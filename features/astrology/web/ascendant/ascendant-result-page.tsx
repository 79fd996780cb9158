import { type PageProps, urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import type { ascendantResult } from '../../contract/calculators.ts';
import { degreeText } from '../../words/chart.ts';
import { addresses } from '../addresses.ts';
import { BirthOutcome } from '../birth/birth-outcome.tsx';
import { BirthLine, DoubtNote, ProvedReading } from '../frame/birth-result.tsx';
import { possibleSigns, signsWords } from '../frame/doubt.ts';
import { Facts } from '../frame/facts.tsx';
import { Actions, useResultActions } from '../frame/result-actions.tsx';
import { SignHero } from '../frame/sign-hero.tsx';
import { Texts } from '../frame/texts.tsx';
import { NextTools } from '../frame/tool-cards.tsx';
import { Horizon } from '../zodiac/horizon.tsx';
import { AscendantForm, ascendantResultUrl } from './ascendant-form.tsx';
import { factsOfPair } from './pair-facts.tsx';
import { OtherAscendants } from './pair-links.tsx';

type Answer = PageProps<typeof ascendantResult>['data'];
type Ready = Extract<Answer, { status: 'ready' }>;

const NAME = 'Ascendant';

export default function AscendantResultPage({ data }: PageProps<typeof ascendantResult>) {
  if (data.status === 'ready') return <AscendantResult data={data} />;
  return (
    <BirthOutcome
      name={NAME}
      path={addresses.ascendant.path}
      data={data}
      urlOfInfos={ascendantResultUrl}
      form={<AscendantForm given={data.given} problems={data.status === 'incomplete' ? data.problems : undefined} />}
    />
  );
}

function AscendantResult({ data }: { data: Ready }) {
  const { sign, ascendant, ascendant_point: point, sun_point: sun, reading, given, proof, certainty } = data;
  const possible = possibleSigns(certainty, 'ascendant');
  const title = `${sign.name} ascendant ${ascendant.name}`;
  const actions = useResultActions({
    title: given.firstname ? `${given.firstname}, ${title}` : title,
    text: reading.epithet,
    address: ascendantResultUrl(data.infos),
    sharePath: ascendantResultUrl(data.share_infos),
    again: { path: addresses.ascendant.path, words: 'Une autre naissance' },
  });
  return (
    <>
      <SignHero
        mood="dawn"
        crumbs={[
          { name: 'Astrologie', path: addresses.index.path },
          { name: NAME, path: addresses.ascendant.path },
          { name: ascendant.name },
        ]}
        eyebrow={`Votre ascendant, ${degreeText(point.degree_in_sign)}`}
        title={`Ascendant ${ascendant.name}`}
        longTitle
        epithet={reading.epithet}
        lead={reading.lead}
        art={
          <Horizon
            label={`L’horizon de ${proof.place.display_name} à cet instant : ${degreeText(point.degree_in_sign)} ${ascendant.name} se lève, le Soleil est à ${degreeText(sun.degree_in_sign)} ${sign.name}`}
            ascendantDeg={point.longitude_deg}
            sunDeg={sun.longitude_deg}
            lit="east"
          />
        }
        artFirst
      >
        <BirthLine given={given} proof={proof} />
        {!certainty.time_known && (
          <DoubtNote>
            Sans heure de naissance, nous avons pris midi, et l’ascendant ne peut pas être affirmé : au fil de ce
            jour-là il a parcouru {possible.length >= 12 ? 'tout le zodiaque' : signsWords(possible)}. Votre Soleil,
            lui, est sûr.
          </DoubtNote>
        )}
        <Actions>{actions}</Actions>
      </SignHero>
      <Facts facts={factsOfPair(sign, ascendant).slice(0, 4)} />
      <ProvedReading computed={data}>
        <h2>{title}</h2>
        <Texts sections={reading.sections} columns={1} />
        <p>
          <Link to={urlOf(addresses.ascendantDetail, { sign: sign.slug, ascendant: ascendant.slug })}>
            {`La page ${sign.name} ascendant ${ascendant.name}`}
          </Link>
        </p>
      </ProvedReading>
      <OtherAscendants sign={sign} ascendant={ascendant} />
      <NextTools tools={['descendant', 'moonSign', 'natalChart']} />
      <Actions foot>{actions}</Actions>
    </>
  );
}
