import { spiritualOf } from '@solelune/angels/engine';
import { type SignKey, signFacts } from '@solelune/astrology/engine/signs';
import { PHASE_NAMES } from '@solelune/astrology/words/moon-phase';
import { theSign } from '@solelune/astrology/words/signs';
import { dateWords, hourWords, longDateWords } from '@solelune/civil-time/words';
import { ofPlace } from '@solelune/french/places';
import { capitalised } from '@solelune/french/sentence';
import { type Chart, type Ephemeris, moonStateAt } from '@solelune/sky';
import type { HomeIndex } from '../contract.ts';
import { aspectFact } from './facts/aspect-fact.ts';
import { comingLunations, moonFact, phaseOn } from './facts/moon-fact.ts';
import { risingFact } from './facts/rising-fact.ts';
import { stationFact } from './facts/station-fact.ts';
import { type SkyEvents, skyEvents } from './sky-events.ts';
import { civil, DEFAULT_PLACE, type SkyPlace } from './sky-place.ts';
import { chartOfPlace, positionsOf, wheelOf } from './sky-wheel.ts';
import { weekOfMoons } from './week-of-moons.ts';
import { choirsFrom } from './words/choir-words.ts';

/** The answer, and one sentence of it for the head of the page. */
export interface SkyOfNow {
  answer: Omit<HomeIndex, 'advisors'>;
  skyWords: string;
}

/** The whole minute that an instant is in. */
const minuteOf = (instant: Temporal.Instant) => instant.round({ smallestUnit: 'minute', roundingMode: 'floor' });

/** Everything the home page shows of the sky over a place, for the whole minute that an instant is in. */
export function skyOfNow(
  ephemeris: Ephemeris,
  instant: Temporal.Instant,
  place: SkyPlace = DEFAULT_PLACE,
  events: SkyEvents = skyEvents(ephemeris, minuteOf(instant)),
): SkyOfNow {
  const now = minuteOf(instant);
  const clock = civil(now, place);
  const chart = chartOfPlace(ephemeris, now, place);
  const moon = moonStateAt(ephemeris, now);
  const lunations = comingLunations(ephemeris, now, place);
  const phase = phaseOn(ephemeris, clock.toPlainDate(), place);
  const sunSign = signOf(chart, 'sun');
  const utcOffsetMinutes = clock.offsetNanoseconds / 60e9;
  return {
    answer: {
      instant: now.toString(),
      ofPlace: place.name && ofPlace(place.name),
      utcOffsetMinutes,
      dateWords: capitalised(longDateWords(clock)),
      hourWords: hourWords(clock),
      lead: leadOf(chart, moon.waxing),
      sunSign,
      moon: { illuminatedFraction: Math.round(moon.illuminatedFraction * 1000) / 1000, waxing: moon.waxing },
      wheel: wheelOf(chart),
      positions: positionsOf(chart),
      facts: [
        moonFact(moon, phase, lunations, now, place),
        events.turn && stationFact(events.turn, place),
        events.aspect && aspectFact(events.aspect, place),
        risingFact(ephemeris, now, place),
      ].filter((fact) => fact !== null),
      equinox: equinoxOver(ephemeris, events.equinox, place),
      choirs: choirsFrom(spiritualOf(clock.hour, clock.minute).choir.index),
      moons: weekOfMoons(ephemeris, now, place),
    },
    skyWords: `Soleil en ${nameOf(sunSign)}, ${PHASE_NAMES[phase]} en ${nameOf(moon.sign)}`,
  };
}

const signOf = (chart: Chart, body: 'sun' | 'moon' | 'venus' | 'mars') =>
  (chart.placements.find((placement) => placement.body === body) as Chart['placements'][number]).sign;

const nameOf = (sign: SignKey): string => signFacts(sign).name;

function leadOf(chart: Chart, waxing: boolean): string {
  const [moon, venus, mars] = (['moon', 'venus', 'mars'] as const).map((body) => nameOf(signOf(chart, body)));
  const lovers = venus === mars ? `Vénus et Mars sont en ${venus}` : `Vénus est en ${venus} et Mars en ${mars}`;
  return `Le Soleil traverse ${theSign(signOf(chart, 'sun'))}, la Lune ${waxing ? 'grandit' : 'décroît'} en ${moon}, ${lovers}. Découvrez ce que ce ciel vient éclairer dans le vôtre.`;
}

/** The sky over the place when the Sun last entered Aries: the birth chart of the zodiac's year. */
function equinoxOver(ephemeris: Ephemeris, at: Temporal.Instant, place: SkyPlace): HomeIndex['equinox'] {
  const day = civil(at, place);
  return {
    caption: `Le ciel de l’équinoxe, le\u00A0${dateWords(day)} à ${hourWords(civil(at.round('minute'), place))}${place.name ? `, vu ${ofPlace(place.name)}` : ''}`,
    wheel: wheelOf(chartOfPlace(ephemeris, at, place)),
  };
}
