import { de } from '@solelune/french/elision';
import { type PageProps, urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import type { moonSignResult } from '../../contract/calculators.ts';
import { degreeText } from '../../words/chart.ts';
import { addresses } from '../addresses.ts';
import { ProvedReading } from '../frame/birth-result.tsx';
import { heldSigns, hoursWords, possibleSigns, signsWords } from '../frame/doubt.ts';
import { Facts } from '../frame/facts.tsx';
import { Texts } from '../frame/texts.tsx';
import { NextTools } from '../frame/tool-cards.tsx';
import { PointOutcomePage } from '../point/point-outcome-page.tsx';
import { PointResultPage } from '../point/point-result-page.tsx';
import { MoonPlate } from '../zodiac/moon-plate.tsx';
import { moonFacts } from './moon-facts.tsx';
import { MOON_SIGN } from './moon-sign-tool.ts';

type Ready = Extract<PageProps<typeof moonSignResult>['data'], { status: 'ready' }>;

export default function MoonSignResultPage({ data }: PageProps<typeof moonSignResult>) {
  if (data.status === 'ready') return <MoonSignResult data={data} />;
  return <PointOutcomePage tool={MOON_SIGN} data={data} />;
}

function MoonSignResult({ data }: { data: Ready }) {
  const { sign, moon_point: point, reading, given, certainty } = data;
  const percent = Math.round(data.illuminated_fraction * 100);
  const possible = possibleSigns(certainty, 'moon');
  const sure = certainty.time_known || possible.length === 1;
  return (
    <PointResultPage
      tool={MOON_SIGN}
      data={data}
      mood="silver"
      found={sign.name}
      keptAs={given.firstname ? `La Lune ${de(given.firstname)} en ${sign.name}` : `Lune en ${sign.name}`}
      eyebrow={
        certainty.time_known ? `Votre signe lunaire, ${degreeText(point.degree_in_sign)}` : 'Votre signe lunaire'
      }
      title={`Lune en ${sure ? sign.name : signsWords(possible)}`}
      art={
        <MoonPlate
          sign={sign}
          phase={{ lit: data.illuminated_fraction, waxing: data.waxing }}
          label={`La Lune telle qu’elle était, ${data.phase_words.toLowerCase()}, éclairée à ${percent} %`}
        />
      }
      doubt={
        !certainty.time_known &&
        (sure
          ? `${hoursWords(certainty)}, la Lune n’a pas quitté ce signe : le vôtre est certain.`
          : `${hoursWords(certainty)}, la Lune a changé de signe : ${heldSigns(certainty, 'moon')}.`)
      }
    >
      <Facts facts={moonFacts(data)} />
      <ProvedReading computed={data}>
        <h2>{sure ? 'Ce que dit votre Lune' : `Si votre Lune est en ${sign.name}`}</h2>
        <Texts sections={reading.sections} columns={1} />
        <p>
          <Link to={urlOf(addresses.moonSignDetail, { sign: sign.slug })}>{`Tout sur la Lune en ${sign.name}`}</Link>
        </p>
      </ProvedReading>
      <NextTools tools={['moonCompatibility', 'ascendant', 'natalChart']} />
    </PointResultPage>
  );
}
