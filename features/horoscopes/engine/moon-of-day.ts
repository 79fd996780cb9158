/** The Moon through a civil day: her signs by hours, when she is void of course, and how often she has come this way. */
import {
  type Body,
  type Ephemeris,
  type ExactAspect,
  findAspectsOfDays,
  findIngresses,
  SIGNS,
  type Sign,
  type Span,
  signOf,
  skyNow,
} from '@solelune/sky';
import { SLOW_BODIES } from './sky-events.ts';

interface MoonStay {
  readonly sign: Sign;
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
}

export interface MoonOfDay {
  /** Of noon: the day's own sign. */
  readonly sign: Sign;
  readonly lonDeg: number;
  /** Whole stays, of which some part falls in the day. */
  readonly stays: readonly MoonStay[];
  /** From the last exact aspect in a sign to its end, where some part falls in the day. */
  readonly voids: readonly (Span & { readonly sign: Sign; readonly nextSign: Sign; readonly last?: ExactAspect })[];
  /** How many noons of this stay came before: 0, 1 or 2. */
  readonly dayInSign: number;
  /** Turns of the zodiac, counted at the entry of the sign: the same for every noon of a stay. */
  readonly turn: number;
}

/** A stay lasts 52 to 63 hours. */
const LONGEST_STAY = { hours: 64 };
/** A tropical month, and the last time before 2000 that the mean Moon was at 0 degrees (mean longitude 218.316° at J2000.0, 13.176396° a day). */
const MOON_TURN_MS = 27.321582 * 86400_000;
const EPOCH_MS = Date.UTC(2000, 0, 1, 12) - 16.569 * 86400_000;
const MOON_PAIRS = SLOW_BODIES.map((body): readonly [Body, Body] => ['moon', body]);

const moonLonAt = (ephemeris: Ephemeris, at: Temporal.Instant): number =>
  skyNow(ephemeris, at, ['sun', 'moon'])[1]?.lonDeg as number;

export function moonOfDay(ephemeris: Ephemeris, day: Temporal.PlainDate, zone: string, span: Span): MoonOfDay {
  const noonOn = (date: Temporal.PlainDate) => date.toZonedDateTime({ timeZone: zone, plainTime: '12:00' }).toInstant();
  const lonDeg = moonLonAt(ephemeris, noonOn(day));
  const sign = signOf(lonDeg);
  const stays = staysIn(ephemeris, span);
  const stay = stays.find((one) => one.sign === sign) as MoonStay;
  return {
    sign,
    lonDeg,
    stays,
    voids: stays.flatMap((one, index) => voidOf(ephemeris, one, stays[index + 1]?.sign, span)),
    dayInSign: firstNoonOf(stay, zone).until(day).days,
    turn: moonTurn(stay.from, SIGNS.indexOf(sign) * 30),
  };
}

/** Whole turns of the zodiac that the Moon has made: the true Moon is never more than seven degrees from the mean one. */
export const moonTurn = (at: Temporal.Instant, moonLonDeg: number): number =>
  Math.round((at.epochMilliseconds - EPOCH_MS) / MOON_TURN_MS - moonLonDeg / 360);

/** The day whose noon is the first of a stay. */
function firstNoonOf({ from }: MoonStay, zone: string): Temporal.PlainDate {
  const entry = from.toZonedDateTimeISO(zone);
  return entry.hour < 12 ? entry.toPlainDate() : entry.toPlainDate().add({ days: 1 });
}

function staysIn(ephemeris: Ephemeris, span: Span): MoonStay[] {
  const wide = { from: span.from.subtract(LONGEST_STAY), to: span.to.add(LONGEST_STAY) };
  const entries = findIngresses(ephemeris, 'moon', wide);
  return entries.slice(0, -1).flatMap((entry, index) => {
    const to = (entries[index + 1] as (typeof entries)[number]).at;
    const meets = Temporal.Instant.compare(to, span.from) > 0 && Temporal.Instant.compare(entry.at, span.to) < 0;
    return meets ? [{ sign: entry.sign, from: entry.at, to }] : [];
  });
}

function voidOf(ephemeris: Ephemeris, stay: MoonStay, nextSign: Sign | undefined, span: Span) {
  const last = findAspectsOfDays(ephemeris, MOON_PAIRS, stay).at(-1);
  const from = last?.at ?? stay.from;
  const meets = Temporal.Instant.compare(from, span.to) < 0 && Temporal.Instant.compare(stay.to, span.from) > 0;
  if (!meets) return [];
  const next = nextSign ?? (SIGNS[(SIGNS.indexOf(stay.sign) + 1) % 12] as Sign);
  return [{ from, to: stay.to, sign: stay.sign, nextSign: next, ...(last && { last }) }];
}
