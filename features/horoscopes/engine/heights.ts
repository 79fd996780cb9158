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

export function dayHeights(ephemeris: Ephemeris, place: Place, span: Span): DayHeights {
  const start = span.from.epochMilliseconds;
  const discs = Array.from(
    { length: Math.round((span.to.epochMilliseconds - start) / HALF_HOUR_MS) + 1 },
    (_, step) => {
      const at = Temporal.Instant.fromEpochMilliseconds(start + step * HALF_HOUR_MS);
      return { ...moonDisc(ephemeris, at, place), at };
    },
  );
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
