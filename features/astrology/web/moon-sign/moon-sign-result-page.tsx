import { de } from '@solelune/french/elision';
import { type PageProps, urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import type { moonSignResult } from '../../contract/calculators.ts';
import type { SignFacts } from '../../engine/signs.ts';
import { degreeText } from '../../words/chart.ts';
import { addresses } from '../addresses.ts';
import { ProvedReading } from '../frame/birth-result.tsx';
import { heldWordsOf, hoursWords, signsWords, toldSigns } from '../frame/doubt.ts';
import { Facts } from '../frame/facts.tsx';
import { PossibleList } from '../frame/possible-list.tsx';
import { Texts } from '../frame/texts.tsx';
import { NextTools } from '../frame/tool-cards.tsx';
import { PointOutcomePage } from '../point/point-outcome-page.tsx';
import { PointResultPage } from '../point/point-result-page.tsx';
import { MoonPlate } from '../zodiac/moon-plate.tsx';
import { litWords, moonFacts, moonFactsOver } from './moon-facts.tsx';
import { MOON_SIGN } from './moon-sign-tool.ts';

type Ready = Extract<PageProps<typeof moonSignResult>['data'], { status: 'ready' }>;

export default function MoonSignResultPage({ data }: PageProps<typeof moonSignResult>) {
  if (data.status === 'ready') return <MoonSignResult data={data} />;
  return <PointOutcomePage tool={MOON_SIGN} data={data} />;
}

function MoonSignResult({ data }: { data: Ready }) {
  const { sign, moon_point: point, sun_sign: sun, reading, given, certainty } = data;
  const { over } = certainty;
  const moons = toldSigns(certainty, 'moon', sign.key);
  const found = signsWords(moons);
  const isSure = moons.length === 1;
  return (
    <PointResultPage
      tool={MOON_SIGN}
      data={data}
      reading={isSure ? reading : undefined}
      mood="silver"
      found={found}
      keptAs={given.firstname ? `La Lune ${de(given.firstname)} en ${found}` : `Lune en ${found}`}
      eyebrow={over ? 'Votre signe lunaire' : `Votre signe lunaire, ${degreeText(point.degree_in_sign)}`}
      title={`Lune en ${found}`}
      art={
        <MoonPlate
          sign={isSure ? sign : undefined}
          phase={{ lit: data.illuminated_fraction, waxing: data.waxing }}
          label={`La Lune telle qu’elle était, ${data.phase_words.toLowerCase()}, ${litWords(data)}`}
        />
      }
      doubt={
        over &&
        (isSure
          ? `${hoursWords(certainty)}, la Lune n’a pas quitté ce signe : le vôtre est certain.`
          : `${hoursWords(certainty)}, la Lune a changé de signe : ${heldWordsOf(certainty, 'moon')}.`)
      }
    >
      <Facts facts={over ? moonFactsOver(data, moons, toldSigns(certainty, 'sun', sun.key)) : moonFacts(data)} />
      <ProvedReading computed={data}>
        {isSure ? (
          <>
            <h2>Ce que dit votre Lune</h2>
            <Texts sections={reading.sections} columns={1} />
            <p>
              <Link to={moonPage(sign).to}>{`Tout sur la Lune en ${sign.name}`}</Link>
            </p>
          </>
        ) : (
          <>
            <h2>Les Lunes possibles, heure par heure</h2>
            <PossibleList certainty={certainty} subject="moon" linkOf={moonPage} />
          </>
        )}
      </ProvedReading>
      <NextTools tools={['moonCompatibility', 'ascendant', 'natalChart']} />
    </PointResultPage>
  );
}

const moonPage = ({ name, slug }: Pick<SignFacts, 'name' | 'slug'>) => ({
  words: `Lune en ${name}`,
  to: urlOf(addresses.moonSignDetail, { sign: slug }),
});
