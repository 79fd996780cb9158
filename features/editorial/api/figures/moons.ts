import { PHASE_NAMES } from '@solelune/astrology/words/moon-phase';
import { isoMonthWords, longDateWords } from '@solelune/civil-time/words';
import { de } from '@solelune/french/elision';
import {
  computeChart,
  type Ephemeris,
  findEclipses,
  findLunations,
  isExactPhase,
  moonStateAt,
  phaseOfDay,
} from '@solelune/sky';
import type { ViewOf } from '../../contract/figures.ts';
import type { MoonDay } from '../../engine/figure.ts';
import { dayOf, hourOf, inParis, inSign, kilometres, nameOfSign, spanOfYears, startOfDay } from './sky-words.ts';

const LONGEST_LUNATION_DAYS = 31;
/** The evening of a day, when one looks: its words and its drawing say the same hour. */
const EVENING = { hour: 21 };
const GREENWICH = { name: 'Greenwich', latDeg: 51.48, lngDeg: 0 };

export interface MoonOf {
  day: string;
  phase: string;
  where: string;
  illuminatedFraction: number;
  waxing: boolean;
}

/** The day that is meant: itself, or the one that the sky says. */
function dayMeant(ephemeris: Ephemeris, day: MoonDay, now: Temporal.Instant): Temporal.PlainDate {
  if (day === 'today') return inParis(now).toPlainDate();
  if (day !== 'next-new' && day !== 'next-full') return Temporal.PlainDate.from(day);
  const to = now.add({ hours: 24 * LONGEST_LUNATION_DAYS });
  const [next] = findLunations(ephemeris, { from: now, to }, [day === 'next-new' ? 'new' : 'full']);
  if (!next) throw new Error('a lunation is shorter than that');
  return inParis(next.at).toPlainDate();
}

export function moonOf(ephemeris: Ephemeris, asked: MoonDay, now: Temporal.Instant): MoonOf {
  const date = dayMeant(ephemeris, asked, now);
  const day = { from: startOfDay(date), to: startOfDay(date.add({ days: 1 })) };
  const phase = phaseOfDay(ephemeris, day);
  // On the day of an exact phase, its instant; otherwise the evening.
  const exact = isExactPhase(phase) ? findLunations(ephemeris, day, [phase])[0]?.at : undefined;
  const at = exact ?? day.from.toZonedDateTimeISO('Europe/Paris').with(EVENING).toInstant();
  const { illuminatedFraction, waxing, sign } = moonStateAt(ephemeris, at);
  const percent = Math.round(illuminatedFraction * 100);
  return {
    day: longDateWords(date),
    phase: PHASE_NAMES[phase],
    where: exact ? `à ${hourOf(at)}, ${inSign(sign)}` : `${inSign(sign)}, éclairée à ${percent}\u00A0%`,
    illuminatedFraction,
    waxing,
  };
}

export function moonView(ephemeris: Ephemeris, days: readonly MoonDay[], now: Temporal.Instant): ViewOf<'moon'> {
  return {
    kind: 'moon',
    caption:
      days.length > 1
        ? 'Les disques tels que le moteur les calcule : à l’instant exact d’une phase, sinon à 21 h, heure de Paris.'
        : 'Le disque tel que le moteur le calcule, heure de Paris.',
    moons: days.map((day) => moonOf(ephemeris, day, now)),
  };
}

export function lunationView(ephemeris: Ephemeris, month: string): ViewOf<'lunation'> {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month);
  const days = Array.from({ length: daysInMonth }, (_, index) => {
    const date = Temporal.PlainDate.from(`${month}-01`).add({ days: index });
    const from = startOfDay(date);
    const phase = phaseOfDay(ephemeris, { from, to: startOfDay(date.add({ days: 1 })) });
    const { illuminatedFraction, waxing, sign } = moonStateAt(
      ephemeris,
      from.toZonedDateTimeISO('Europe/Paris').with(EVENING).toInstant(),
    );
    return {
      day: date.day,
      weekday: date.dayOfWeek,
      illuminatedFraction,
      waxing,
      sign,
      words: `${PHASE_NAMES[phase]}, ${inSign(sign)}`,
      exact: isExactPhase(phase),
    };
  });
  return {
    kind: 'lunation',
    caption: `La Lune ${de(isoMonthWords(month))}, chaque soir à 21 h, heure de Paris, avec le signe où elle se tient.`,
    days,
  };
}

export function phasesView(ephemeris: Ephemeris, year: number): ViewOf<'table'> {
  const found = findLunations(ephemeris, spanOfYears(year, year), ['new', 'full']);
  return {
    kind: 'table',
    caption: `Nouvelles et pleines Lunes, année ${year}, heure de Paris. La distance est celle du centre de la Terre au centre de la Lune.`,
    head: ['Phase', 'Jour', 'Heure', 'Signe', 'Distance'],
    rows: found.map(({ phase, at, sign }) => [
      phase === 'new' ? 'Nouvelle' : 'Pleine',
      dayOf(at),
      hourOf(at),
      nameOfSign(sign),
      kilometres(distanceAu(ephemeris, at)),
    ]),
  };
}

function distanceAu(ephemeris: Ephemeris, at: Temporal.Instant): number {
  const { placements } = computeChart(ephemeris, { instant: at, place: GREENWICH });
  return placements.find(({ body }) => body === 'moon')?.distanceAu ?? Number.NaN;
}

const ECLIPSE_KINDS = {
  partial: 'partielle',
  annular: 'annulaire',
  hybrid: 'hybride',
  total: 'totale',
  penumbral: 'par la pénombre',
} as const;

export function eclipsesView(ephemeris: Ephemeris, fromYear: number, toYear: number): ViewOf<'table'> {
  return {
    kind: 'table',
    caption: `Éclipses ${fromYear === toYear ? `de l’année ${fromYear}` : `des années ${fromYear} à ${toYear}`}, au plus fort, heure de Paris. Toutes ne se voient pas de France.`,
    head: ['Éclipse', 'Jour', 'Heure', 'Signe'],
    rows: findEclipses(ephemeris, spanOfYears(fromYear, toYear)).map(({ of, kind, at, sign }) => [
      `${of === 'sun' ? 'Soleil' : 'Lune'}, ${ECLIPSE_KINDS[kind]}`,
      dayOf(at),
      hourOf(at),
      nameOfSign(sign),
    ]),
  };
}
