import { de } from '@solelune/french/elision';
import { ofPlace } from '@solelune/french/places';
import { POINT_NOUNS } from '@solelune/french/sky-nouns';
import { type PageProps, urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { aspectGlyphs, planetGlyphs } from '@solelune/ui/icon';
import type { descendantResult } from '../../contract/calculators.ts';
import { degreeText } from '../../words/chart.ts';
import { addresses } from '../addresses.ts';
import { ProvedReading } from '../frame/birth-result.tsx';
import { oppositeSign, possibleSigns, unsureAngle, unsureTitle } from '../frame/doubt.ts';
import { type Fact, Facts } from '../frame/facts.tsx';
import { Texts } from '../frame/texts.tsx';
import { NextTools } from '../frame/tool-cards.tsx';
import { RISING, SETTING } from '../frame/tools.ts';
import { PointOutcomePage } from '../point/point-outcome-page.tsx';
import { PointResultPage } from '../point/point-result-page.tsx';
import { Horizon } from '../zodiac/horizon.tsx';
import { DESCENDANT } from './descendant-tool.ts';

type Ready = Extract<PageProps<typeof descendantResult>['data'], { status: 'ready' }>;

export default function DescendantResultPage({ data }: PageProps<typeof descendantResult>) {
  if (data.status === 'ready') return <DescendantResult data={data} />;
  return <PointOutcomePage tool={DESCENDANT} data={data} />;
}

function factsOf({ sign, ascendant, descendant_point: point }: Ready): Fact[] {
  const ruler = sign.traditional_ruler;
  return [
    {
      glyph: SETTING,
      name: 'Descendant',
      value: `${degreeText(point.degree_in_sign)} ${sign.name}`,
      note: 'à l’ouest',
    },
    {
      glyph: RISING,
      name: 'Ascendant',
      value: <Link to={urlOf(addresses.sign, { sign: ascendant.slug })}>{ascendant.name}</Link>,
      note: 'exactement en face',
    },
    {
      glyph: planetGlyphs[ruler as 'sun'],
      name: 'Maître du descendant',
      value: POINT_NOUNS[ruler].name,
      note: 'le visage que prend la rencontre',
    },
    {
      glyph: aspectGlyphs.opposition,
      name: 'Les deux ensemble',
      value: (
        <Link to={urlOf(addresses.compatibilityResult, { sign_from: ascendant.slug, sign_to: sign.slug })}>
          {`${ascendant.name} et ${sign.name}`}
        </Link>
      ),
      note: 'leur rencontre, domaine par domaine',
    },
  ];
}

function DescendantResult({ data }: { data: Ready }) {
  const { sign, descendant_point: point, ascendant_point: rising, reading, given, proof, certainty, chart } = data;
  const sun = chart.bodies.find(({ key }) => key === 'sun');
  const possible = possibleSigns(certainty, 'ascendant').map(oppositeSign);
  const sure = certainty.time_known || possible.length === 1;
  return (
    <PointResultPage
      tool={DESCENDANT}
      data={data}
      mood="dusk"
      found={sign.name}
      keptAs={given.firstname ? `Le descendant ${de(given.firstname)} : ${sign.name}` : `Descendant ${sign.name}`}
      eyebrow={sure ? `Votre descendant, ${degreeText(point.degree_in_sign)}` : 'Votre descendant dépend de l’heure'}
      title={sure ? `Descendant ${sign.name}` : unsureTitle('Descendant', possible)}
      keywords={reading.keywords}
      art={
        <Horizon
          label={`L’horizon ${ofPlace(proof.place.display_name)} à cet instant : ${degreeText(point.degree_in_sign)} ${sign.name} se couche à l’ouest`}
          ascendantDeg={rising.longitude_deg}
          sunDeg={sun?.longitude_deg ?? rising.longitude_deg}
          lit="west"
        />
      }
      doubt={!certainty.time_known && unsureAngle('Le descendant', certainty, possible)}
    >
      <Facts facts={factsOf(data)} />
      <ProvedReading computed={data}>
        <h2>{sure ? 'Ce que vous cherchez en face' : `Un exemple parmi d’autres : le descendant en ${sign.name}`}</h2>
        <Texts sections={reading.sections} columns={1} />
        <p>
          <Link to={urlOf(addresses.sign, { sign: sign.slug })}>{`Le portrait du signe : ${sign.name}`}</Link>
        </p>
      </ProvedReading>
      <NextTools tools={['compatibility', 'ascendant', 'natalChart']} />
    </PointResultPage>
  );
}
