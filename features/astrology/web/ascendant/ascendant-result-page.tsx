import { ofPlace } from '@solelune/french/places';
import { type PageProps, urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { ascendantResult } from '../../contract/calculators.ts';
import { degreeText } from '../../words/chart.ts';
import { addresses } from '../addresses.ts';
import { Tune } from '../chart/tune.tsx';
import { type TuneState, tuningOf, useTuning } from '../chart/use-tuning.ts';
import { ProvedReading } from '../frame/birth-result.tsx';
import { possibleSigns, signsWords, unsureAngle, unsureTitle } from '../frame/doubt.ts';
import { Facts } from '../frame/facts.tsx';
import { Texts } from '../frame/texts.tsx';
import { NextTools } from '../frame/tool-cards.tsx';
import { PointOutcomePage } from '../point/point-outcome-page.tsx';
import { PointResultPage } from '../point/point-result-page.tsx';
import { Horizon } from '../zodiac/horizon.tsx';
import { ASCENDANT } from './ascendant-tool.ts';
import { factsOfPair } from './pair-facts.tsx';
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
  const possible = possibleSigns(certainty, 'ascendant');
  const suns = possibleSigns(certainty, 'sun');
  const sure = certainty.time_known || possible.length === 1;
  const title = `${sign.name} ascendant ${ascendant.name}`;
  return (
    <PointResultPage
      tool={ASCENDANT}
      data={data}
      mood="dawn"
      found={ascendant.name}
      keptAs={given.firstname ? `${given.firstname}, ${title}` : title}
      eyebrow={sure ? `Votre ascendant, ${degreeText(point.degree_in_sign)}` : 'Votre ascendant dépend de l’heure'}
      title={sure ? `Ascendant ${ascendant.name}` : unsureTitle('Ascendant', possible)}
      art={
        <Horizon
          label={`L’horizon ${ofPlace(proof.place.display_name)} à cet instant : ${degreeText(point.degree_in_sign)} ${ascendant.name} se lève, le Soleil est à ${degreeText(sun.degree_in_sign)} ${sign.name}`}
          ascendantDeg={point.longitude_deg}
          sunDeg={sun.longitude_deg}
          lit="east"
        />
      }
      doubt={
        !certainty.time_known &&
        `${unsureAngle('L’ascendant', certainty, possible)} Votre Soleil ${suns.length > 1 ? `dépend lui aussi de l’heure : ${signsWords(suns)}` : 'est certain'}.`
      }
    >
      <Facts facts={factsOfPair(sign, ascendant).slice(0, 4)} />
      <ProvedReading computed={data} tune={<Tune {...tune} hasHouses={!certainty.over?.whole_day} />}>
        <h2>{sure ? title : `Un exemple parmi d’autres : ${title}`}</h2>
        <Texts sections={reading.sections} columns={1} />
        <p>
          <Link to={urlOf(addresses.ascendantDetail, { sign: sign.slug, ascendant: ascendant.slug })}>
            {`La page ${sign.name} ascendant ${ascendant.name}`}
          </Link>
        </p>
      </ProvedReading>
      <OtherAscendants sign={sign} ascendant={ascendant} />
      <NextTools tools={['descendant', 'moonSign', 'natalChart']} />
    </PointResultPage>
  );
}
