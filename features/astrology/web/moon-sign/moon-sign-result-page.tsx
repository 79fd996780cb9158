import { type PageProps, urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import type { moonSignResult } from '../../contract/calculators.ts';
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
import { MoonPlate } from '../zodiac/moon-plate.tsx';
import { moonFacts } from './moon-facts.tsx';
import { MoonSignForm, moonSignResultUrl } from './moon-sign-form.tsx';

type Answer = PageProps<typeof moonSignResult>['data'];
type Ready = Extract<Answer, { status: 'ready' }>;

const NAME = 'Signe lunaire';

export default function MoonSignResultPage({ data }: PageProps<typeof moonSignResult>) {
  if (data.status === 'ready') return <MoonSignResult data={data} />;
  return (
    <BirthOutcome
      name={NAME}
      path={addresses.moonSign.path}
      data={data}
      urlOfInfos={moonSignResultUrl}
      form={<MoonSignForm given={data.given} problems={data.status === 'incomplete' ? data.problems : undefined} />}
    />
  );
}

function MoonSignResult({ data }: { data: Ready }) {
  const { sign, moon_point: point, reading, given, proof, certainty } = data;
  const percent = Math.round(data.illuminated_fraction * 100);
  const possible = possibleSigns(certainty, 'moon');
  const title = given.firstname ? `La Lune de ${given.firstname} en ${sign.name}` : `Lune en ${sign.name}`;
  const actions = useResultActions({
    title,
    text: reading.epithet,
    address: moonSignResultUrl(data.infos),
    sharePath: moonSignResultUrl(data.share_infos),
    again: { path: addresses.moonSign.path, words: 'Une autre naissance' },
  });
  return (
    <>
      <SignHero
        mood="silver"
        crumbs={[
          { name: 'Astrologie', path: addresses.index.path },
          { name: NAME, path: addresses.moonSign.path },
          { name: sign.name },
        ]}
        eyebrow={`Votre signe lunaire, ${degreeText(point.degree_in_sign)}`}
        title={`Lune en ${sign.name}`}
        longTitle
        epithet={reading.epithet}
        lead={reading.lead}
        art={
          <MoonPlate
            sign={sign}
            phase={{ lit: data.illuminated_fraction, waxing: data.waxing }}
            label={`La Lune telle qu’elle était, ${data.phase_words.toLowerCase()}, éclairée à ${percent} %`}
          />
        }
        artFirst
      >
        <BirthLine given={given} proof={proof} />
        {possible.length > 1 && !certainty.time_known && (
          <DoubtNote>
            Sans heure de naissance, nous avons pris midi. Ce jour-là, la Lune a changé de signe : selon l’heure, la
            vôtre est en {signsWords(possible)}.
          </DoubtNote>
        )}
        <Actions>{actions}</Actions>
      </SignHero>
      <Facts facts={moonFacts(data)} />
      <ProvedReading computed={data}>
        <h2>Ce que dit votre Lune</h2>
        <Texts sections={reading.sections} columns={1} />
        <p>
          <Link to={urlOf(addresses.moonSignDetail, { sign: sign.slug })}>{`Tout sur la Lune en ${sign.name}`}</Link>
        </p>
      </ProvedReading>
      <NextTools tools={['moonCompatibility', 'ascendant', 'natalChart']} />
      <Actions foot>{actions}</Actions>
    </>
  );
}
