import { spiritualOf } from '@solelune/angels/engine';
import { type Chart, type Ephemeris, findIngresses, moonStateAt } from '@solelune/sky';
import type { HomeIndex } from '../contract.ts';
import { aspectFact } from './facts/aspect-fact.ts';
import { comingLunations, moonFact, moonTitle } from './facts/moon-fact.ts';
import { risingFact } from './facts/rising-fact.ts';
import { stationFact } from './facts/station-fact.ts';
import { chartOfPlace, positionsOf, wheelOf } from './sky-wheel.ts';
import { weekOfMoons } from './week-of-moons.ts';
import { choirsFrom } from './words/choir-words.ts';
import { capitalised, SIGN_WORDS } from './words/sign-words.ts';
import { civil, dateWords, dayWords, hourWords, PLACE } from './words/time-words.ts';

/** The answer, and one sentence of it for the head of the page. */
export interface SkyOfNow {
  answer: HomeIndex;
  skyWords: string;
}

/** Everything the home page shows of the sky, for the whole minute that an instant is in. */
export function skyOfNow(ephemeris: Ephemeris, instant: Temporal.Instant): SkyOfNow {
  const now = instant.round({ smallestUnit: 'minute', roundingMode: 'floor' });
  const clock = civil(now);
  const chart = chartOfPlace(ephemeris, now);
  const moon = moonStateAt(ephemeris, now);
  const lunations = comingLunations(ephemeris, now);
  const sunSign = signOf(chart, 'sun');
  const utcOffsetMinutes = clock.offsetNanoseconds / 60e9;
  return {
    answer: {
      instant: now.toString(),
      placeName: PLACE.name,
      utcOffsetMinutes,
      dateWords: capitalised(dateWords(clock)),
      hourWords: hourWords(clock),
      lead: leadOf(chart, moon.waxing),
      sunSign,
      moon: { illuminatedFraction: Math.round(moon.illuminatedFraction * 1000) / 1000, waxing: moon.waxing },
      wheel: wheelOf(chart),
      positions: positionsOf(chart),
      facts: [
        moonFact(moon, lunations, now),
        stationFact(ephemeris, now),
        aspectFact(ephemeris, now),
        risingFact(ephemeris, now),
      ].filter((fact) => fact !== null),
      equinox: equinoxBefore(ephemeris, now),
      choirs: choirsFrom(spiritualOf(clock.hour, clock.minute).choir.index),
      moons: weekOfMoons(ephemeris, now, lunations),
    },
    skyWords: `Soleil en ${SIGN_WORDS[sunSign].name}, ${moonTitle(moon, lunations, now)} en ${SIGN_WORDS[moon.sign].name}`,
  };
}

const signOf = (chart: Chart, body: 'sun' | 'moon' | 'venus' | 'mars') =>
  (chart.placements.find((placement) => placement.body === body) as Chart['placements'][number]).sign;

function leadOf(chart: Chart, waxing: boolean): string {
  const [sun, moon, venus, mars] = (['sun', 'moon', 'venus', 'mars'] as const).map(
    (body) => SIGN_WORDS[signOf(chart, body)],
  ) as [Words, Words, Words, Words];
  const lovers =
    venus === mars ? `Vénus et Mars sont en ${venus.name}` : `Vénus est en ${venus.name} et Mars en ${mars.name}`;
  return `Le Soleil traverse ${sun.the}, la Lune ${waxing ? 'grandit' : 'décroît'} en ${moon.name}, ${lovers}. Découvrez ce que ce ciel vient éclairer dans le vôtre.`;
}

type Words = (typeof SIGN_WORDS)['aries'];

/** The sky over the place when the Sun last entered Aries: the birth chart of the zodiac's year. */
function equinoxBefore(ephemeris: Ephemeris, now: Temporal.Instant): HomeIndex['equinox'] {
  const entries = findIngresses(ephemeris, 'sun', { from: now.subtract({ hours: 24 * 367 }), to: now });
  const at = entries.findLast(({ sign }) => sign === 'aries')?.at as Temporal.Instant;
  const day = civil(at);
  return {
    caption: `Le ciel de l’équinoxe, le\u00A0${dayWords(day)}\u00A0${day.year} à ${hourWords(civil(at.round('minute')))}, vu de ${PLACE.name}`,
    wheel: wheelOf(chartOfPlace(ephemeris, at)),
  };
}
