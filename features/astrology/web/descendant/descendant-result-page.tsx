import { de } from '@solelune/french/elision';
import { ofPlace } from '@solelune/french/places';
import { capitalised } from '@solelune/french/sentence';
import { POINT_NOUNS } from '@solelune/french/sky-nouns';
import { type PageProps, urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { aspectGlyphs, planetGlyphs } from '@solelune/ui/icon';
import type { descendantResult } from '../../contract/calculators.ts';
import { type SignFacts, type SignKey, signFacts } from '../../engine/signs.ts';
import { degreeText } from '../../words/chart.ts';
import { addresses } from '../addresses.ts';
import { ProvedReading } from '../frame/birth-result.tsx';
import {
  foundWords,
  oppositeSign,
  possibleFact,
  signsWords,
  toldSigns,
  unsureAngle,
  unsureEyebrow,
} from '../frame/doubt.ts';
import { type Fact, Facts } from '../frame/facts.tsx';
import { PossibleList } from '../frame/possible-list.tsx';
import { Texts } from '../frame/texts.tsx';
import { NextTools } from '../frame/tool-cards.tsx';
import { RISING, SETTING } from '../frame/tools.ts';
import { PointOutcomePage } from '../point/point-outcome-page.tsx';
import { PointResultPage } from '../point/point-result-page.tsx';
import { Horizon } from '../zodiac/horizon.tsx';
import { PossibleSigns } from '../zodiac/possible-signs.tsx';
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

/** Of a birth whose hour is not known: the signs that were possible. */
const factsOfPossible = (possible: readonly SignKey[]): Fact[] => [
  { glyph: SETTING, name: 'Descendant', ...possibleFact(possible) },
  { glyph: RISING, name: 'Ascendant', ...possibleFact(possible.map(oppositeSign)) },
];

function DescendantResult({ data }: { data: Ready }) {
  const { sign, ascendant, descendant_point: point, reading, given, certainty } = data;
  const { over } = certainty;
  const possible = toldSigns(certainty, 'ascendant', ascendant.key).map(oppositeSign);
  const found = foundWords(possible);
  const isSure = possible.length === 1;
  return (
    <PointResultPage
      tool={DESCENDANT}
      data={data}
      reading={isSure ? reading : undefined}
      mood="dusk"
      found={capitalised(found)}
      keptAs={given.firstname ? `Le descendant ${de(given.firstname)} : ${found}` : `Descendant ${found}`}
      eyebrow={
        over ? unsureEyebrow('Votre descendant', possible) : `Votre descendant, ${degreeText(point.degree_in_sign)}`
      }
      title={`Descendant ${found}`}
      {...(isSure && { keywords: reading.keywords })}
      art={
        over ? (
          <PossibleSigns
            label={`Le signe qui a pu se coucher : ${signsWords(possible)}`}
            signs={possible}
            over={over}
          />
        ) : (
          <ExactHorizon data={data} />
        )
      }
      doubt={over && unsureAngle('Le descendant', certainty, possible)}
    >
      <Facts facts={over ? factsOfPossible(possible) : factsOf(data)} />
      <ProvedReading computed={data}>
        {isSure ? (
          <>
            <h2>Ce que vous cherchez en face</h2>
            <Texts sections={reading.sections} columns={1} />
            <p>
              <Link to={urlOf(addresses.sign, { sign: sign.slug })}>{`Le portrait du signe : ${sign.name}`}</Link>
            </p>
          </>
        ) : (
          <>
            <h2>Les descendants possibles, heure par heure</h2>
            <PossibleList certainty={certainty} subject="ascendant" linkOf={facing} />
          </>
        )}
      </ProvedReading>
      <NextTools tools={['compatibility', 'ascendant', 'natalChart']} />
    </PointResultPage>
  );
}

/** The hours of an ascendant are those of the sign across from it. */
function facing({ key }: SignFacts) {
  const { name, slug } = signFacts(oppositeSign(key));
  return { words: `Descendant ${name}`, to: urlOf(addresses.sign, { sign: slug }) };
}

function ExactHorizon({
  data: { sign, descendant_point: point, ascendant_point: rising, proof, chart },
}: {
  data: Ready;
}) {
  const sun = chart.bodies.find(({ key }) => key === 'sun');
  return (
    <Horizon
      label={`L’horizon ${ofPlace(proof.place.display_name)} à cet instant : ${degreeText(point.degree_in_sign)} ${sign.name} se couche à l’ouest`}
      ascendantDeg={rising.longitude_deg}
      sunDeg={sun?.longitude_deg ?? rising.longitude_deg}
      lit="west"
    />
  );
}
