import { de } from '@solelune/french/elision';
import { ofPlace } from '@solelune/french/places';
import { capitalised } from '@solelune/french/sentence';
import { type PageProps, urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { ascendantResult } from '../../contract/calculators.ts';
import { type SignFacts, type SignKey, signFacts } from '../../engine/signs.ts';
import { degreeText } from '../../words/chart.ts';
import { addresses } from '../addresses.ts';
import { Tune } from '../chart/tune.tsx';
import { type TuneState, tuningOf, useTuning } from '../chart/use-tuning.ts';
import { ProvedReading } from '../frame/birth-result.tsx';
import { foundWords, signsWords, toldSigns, unsureAngle, unsureEyebrow } from '../frame/doubt.ts';
import { Facts } from '../frame/facts.tsx';
import { PossibleList } from '../frame/possible-list.tsx';
import { Texts } from '../frame/texts.tsx';
import { NextTools } from '../frame/tool-cards.tsx';
import { PointOutcomePage } from '../point/point-outcome-page.tsx';
import { PointResultPage } from '../point/point-result-page.tsx';
import { Horizon } from '../zodiac/horizon.tsx';
import { PossibleSigns } from '../zodiac/possible-signs.tsx';
import { ASCENDANT } from './ascendant-tool.ts';
import { factsOfPair, factsOfPossible } from './pair-facts.tsx';
import { OtherAscendants } from './pair-links.tsx';

type Ready = Extract<PageProps<typeof ascendantResult>['data'], { status: 'ready' }>;

const TUNING = tuningOf<typeof ascendantResult>((answer) => answer.chart, ASCENDANT.urlOfInfos);

export default function AscendantResultPage({ data: first }: PageProps<typeof ascendantResult>) {
  const { shown: data, tune } = useTuning(ascendantResult, first, TUNING);
  if (data.status === 'ready') return <AscendantResult data={data} tune={tune} />;
  return <PointOutcomePage tool={ASCENDANT} data={data} />;
}

function AscendantResult({ data, tune }: { data: Ready; tune: TuneState }) {
  const { sign, ascendant, ascendant_point: point, sun_point: sun, reading, given, proof, certainty } = data;
  const rising = toldSigns(certainty, 'ascendant', ascendant.key);
  const suns = toldSigns(certainty, 'sun', sign.key);
  const { over } = certainty;
  const found = foundWords(rising);
  const pair = rising.length === 1 && suns.length === 1 ? `${sign.name} ascendant ${ascendant.name}` : undefined;
  const settings = <Tune {...tune} hasHouses={!over?.whole_day} />;
  return (
    <PointResultPage
      tool={ASCENDANT}
      data={data}
      reading={pair ? reading : undefined}
      mood="dawn"
      found={capitalised(found)}
      keptAs={keptWords(given.firstname, found, pair)}
      eyebrow={over ? unsureEyebrow('Votre ascendant', rising) : `Votre ascendant, ${degreeText(point.degree_in_sign)}`}
      title={`Ascendant ${found}`}
      art={
        over ? (
          <PossibleSigns label={`Le signe qui a pu se lever : ${signsWords(rising)}`} signs={rising} over={over} />
        ) : (
          <Horizon
            label={`L’horizon ${ofPlace(proof.place.display_name)} à cet instant : ${degreeText(point.degree_in_sign)} ${ascendant.name} se lève, le Soleil est à ${degreeText(sun.degree_in_sign)} ${sign.name}`}
            ascendantDeg={point.longitude_deg}
            sunDeg={sun.longitude_deg}
            lit="east"
          />
        )
      }
      doubt={
        over &&
        `${unsureAngle('L’ascendant', certainty, rising)} Votre Soleil ${suns.length > 1 ? `dépend lui aussi de l’heure : ${signsWords(suns)}` : 'est certain'}.`
      }
    >
      <Facts facts={pair ? factsOfPair(sign, ascendant).slice(0, 4) : factsOfPossible(suns, rising)} />
      {pair ? (
        <>
          <ProvedReading computed={data} tune={settings}>
            <h2>{pair}</h2>
            <Texts sections={reading.sections} columns={1} />
            <p>
              <Link to={urlOf(addresses.ascendantDetail, { sign: sign.slug, ascendant: ascendant.slug })}>
                {`La page ${pair}`}
              </Link>
            </p>
          </ProvedReading>
          <OtherAscendants sign={sign} ascendant={ascendant} />
        </>
      ) : (
        <ProvedReading computed={data} tune={settings}>
          <h2>Les ascendants possibles, heure par heure</h2>
          <PossibleList certainty={certainty} subject="ascendant" linkOf={possiblePair(suns)} />
        </ProvedReading>
      )}
      <NextTools tools={['descendant', 'moonSign', 'natalChart']} />
    </PointResultPage>
  );
}

/** « Camille, Gémeaux ascendant Balance »; without a single pair, « L’ascendant de Camille : Lion ou Vierge ». */
function keptWords(firstname: string, found: string, pair: string | undefined): string {
  if (pair) return firstname ? `${firstname}, ${pair}` : pair;
  return firstname ? `L’ascendant ${de(firstname)} : ${found}` : `Ascendant ${found}`;
}

/** A pair has its page; while the Sun is in doubt too, only the sign has one. */
const possiblePair =
  (suns: readonly SignKey[]) =>
  ({ name, slug }: SignFacts) => {
    const sun = suns.length === 1 && suns[0] ? signFacts(suns[0]) : undefined;
    return sun
      ? {
          words: `${sun.name} ascendant ${name}`,
          to: urlOf(addresses.ascendantDetail, { sign: sun.slug, ascendant: slug }),
        }
      : { words: `Ascendant ${name}`, to: urlOf(addresses.sign, { sign: slug }) };
  };
