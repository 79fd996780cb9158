/** The curve of a day: heights of the Sun and Moon over a place, and the Moon's disc at an hour when she is up. */
import {
  type Ephemeris,
  findRiseSet,
  type MoonDisc,
  moonDisc,
  type Place,
  type RiseSetAnswer,
  type Span,
} from '@solelune/sky';

const HALF_HOUR_MS = 1800_000;

export interface DayHeights {
  /** Degrees, each half hour from the first instant of the day to its last. */
  readonly sun: readonly number[];
  readonly moon: readonly number[];
  readonly sunTimes: RiseSetAnswer;
  readonly moonTimes: RiseSetAnswer;
  readonly disc: MoonDisc & { readonly at: Temporal.Instant };
}

function discsOver(ephemeris: Ephemeris, place: Place, { from, to }: Span) {
  const start = from.epochMilliseconds;
  return Array.from({ length: Math.round((to.epochMilliseconds - start) / HALF_HOUR_MS) + 1 }, (_, step) => {
    const at = Temporal.Instant.fromEpochMilliseconds(start + step * HALF_HOUR_MS);
    return { ...moonDisc(ephemeris, at, place), at };
  });
}

export function dayHeights(ephemeris: Ephemeris, place: Place, span: Span): DayHeights {
  const discs = discsOver(ephemeris, place, span);
  return {
    sun: discs.map(({ sunAltitudeDeg }) => sunAltitudeDeg),
    moon: discs.map(({ altitudeDeg }) => altitudeDeg),
    sunTimes: findRiseSet(ephemeris, 'sun', place, span),
    moonTimes: findRiseSet(ephemeris, 'moon', place, span),
    disc: bestSeen(discs),
  };
}

/** When she stands highest in a dark enough sky; failing that, when she stands highest. */
function bestSeen<D extends MoonDisc>(discs: readonly D[]): D {
  const dark = discs.filter(({ sunAltitudeDeg, altitudeDeg }) => sunAltitudeDeg < 0 && altitudeDeg > 3);
  const among = dark.length > 0 ? dark : discs;
  return among.reduce((best, disc) => (disc.altitudeDeg > best.altitudeDeg ? disc : best));
}

/** Twelve hours on each side hold one night at most places. */
const NIGHT_MS = 12 * 3600_000;

/** The Moon of the night around an instant: her rising and setting, and her disc at the half hour nearest to it when she stands in a dark sky. */
export function nightAround(ephemeris: Ephemeris, place: Place, at: Temporal.Instant) {
  const hour = Math.round(at.epochMilliseconds / HALF_HOUR_MS) * HALF_HOUR_MS;
  const span = {
    from: Temporal.Instant.fromEpochMilliseconds(hour - NIGHT_MS),
    to: Temporal.Instant.fromEpochMilliseconds(hour + NIGHT_MS),
  };
  const discs = discsOver(ephemeris, place, span);
  const away = (disc: { at: Temporal.Instant }) => Math.abs(disc.at.epochMilliseconds - hour);
  const seen = discs.filter(({ sunAltitudeDeg, altitudeDeg }) => sunAltitudeDeg < -4 && altitudeDeg > 10);
  const nearest = seen.toSorted((one, other) => away(one) - away(other))[0];
  // She rises before the night and sets after it: a day on each side.
  const { events } = findRiseSet(ephemeris, 'moon', place, { from: span.from, to: span.to.add({ hours: 14 }) });
  const risesAt = events.filter(({ kind }) => kind === 'rise').toSorted((one, other) => away(one) - away(other))[0]?.at;
  const setsAt = events.find(
    ({ kind, at: time }) => kind === 'set' && risesAt && Temporal.Instant.compare(time, risesAt) > 0,
  )?.at;
  return { disc: nearest ?? bestSeen(discs), risesAt, setsAt };
}
