import { BODIES, type Body, DEFAULT_ORB_DEG, type Ephemeris, jdTtFromUt, STATE_STRIDE } from '@solelune/sky';
import { apartDeg, normalizeDeg } from '@solelune/sky/angles';
import { type ChartView, type Hidable, usualView } from '../view/settings.ts';
import { shiftDegAt } from '../view/shift.ts';

/** What moves around a birth: the sky itself, that of a day for each year of life, or the birth turned by the way of the Sun in those days. */
export const MOVING_MODES = ['transits', 'progressions', 'solar-arcs'] as const;
export type MovingMode = (typeof MOVING_MODES)[number];

/** Those that are drawn around the wheel: of the two nodes the mean one, as everywhere. */
export const MOVING_BODIES: readonly Body[] = BODIES.filter((body) => body !== 'true_node');

/** A tropical year, in days: the day of a progression that stands for it. */
export const YEAR_DAYS = 365.24219;

/** What moves is looked at as the birth under it is: in its zodiac, with its kind of node and Black Moon, without what it leaves out. */
export const USUAL_VIEW: ChartView = usualView(DEFAULT_ORB_DEG);

const SUN = 0;

/** A birth as what moves around it needs it. */
export interface BirthUnder {
  readonly jdUt: number;
  readonly longitudes: readonly { readonly body: Body; readonly lonDeg: number }[];
}

/** By the order of `MOVING_BODIES`; NaN where the ephemeris has no such body. The arrays are those of the sky that wrote them. */
export interface Places {
  readonly lonDeg: Float64Array;
  /** Degrees a day of life: a progression goes as slowly as it is drawn. */
  readonly perDay: Float64Array;
}

export type MovingSky = (jdUt: number) => Places;

/** The instant, in the days after the birth, that stands for a moment of life. */
export const progressedJdTt = (ephemeris: Ephemeris, birthJdUt: number, jdUt: number): number => {
  const birth = jdTtFromUt(ephemeris, birthJdUt);
  return birth + (jdTtFromUt(ephemeris, jdUt) - birth) / YEAR_DAYS;
};

/** Writes the places of an instant into the same arrays each time: it is asked sixty times a second. */
export function movingSky(
  ephemeris: Ephemeris,
  birth: BirthUnder,
  mode: MovingMode,
  view: ChartView = USUAL_VIEW,
): MovingSky {
  const indexes = Uint8Array.from(MOVING_BODIES, (body) => BODIES.indexOf(seenAs(body, view)));
  const left = MOVING_BODIES.map((body) => isLeftOut(body, view));
  const state = new Float64Array(BODIES.length * STATE_STRIDE);
  const places = {
    lonDeg: new Float64Array(MOVING_BODIES.length),
    perDay: new Float64Array(MOVING_BODIES.length),
  };
  const read = (jdTt: number, daysOfLife: number) => {
    ephemeris.fill(jdTt, state, undefined, indexes);
    const shift = shiftDegAt(ephemeris, view.zodiac, jdTt);
    for (let n = 0; n < indexes.length; n++) {
      const at = (indexes[n] as number) * STATE_STRIDE;
      places.lonDeg[n] = left[n] ? Number.NaN : normalizeDeg((state[at] as number) - shift);
      places.perDay[n] = (state[at + 1] as number) / daysOfLife;
    }
    return places;
  };
  if (mode === 'transits') return (jdUt) => read(jdTtFromUt(ephemeris, jdUt), 1);
  if (mode === 'progressions') return (jdUt) => read(progressedJdTt(ephemeris, birth.jdUt, jdUt), YEAR_DAYS);
  const natal = natalPlaces(birth);
  const bornSun = natal[SUN] as number;
  return (jdUt) => {
    read(progressedJdTt(ephemeris, birth.jdUt, jdUt), YEAR_DAYS);
    const arc = (places.lonDeg[SUN] as number) - bornSun;
    const perDay = places.perDay[SUN] as number;
    for (let n = 0; n < natal.length; n++) {
      places.lonDeg[n] = left[n] ? Number.NaN : normalizeDeg((natal[n] as number) + arc);
      places.perDay[n] = perDay;
    }
    return places;
  };
}

/** The node that was asked for stands in the place of the mean one. */
export const seenAs = (body: Body, { node }: ChartView): Body =>
  body === 'mean_node' && node === 'true' ? 'true_node' : body;
/**
 * What somebody chose not to see; and the true Black Moon, which stands on the birth alone: it asks for the Moon's distance, which the sky of a device does not
 * hold, and swings by degrees from one day to the next.
 */
export const isLeftOut = (body: Body, { hidden, lilith }: ChartView): boolean =>
  hidden.includes(body as Hidable) || (body === 'mean_lilith' && lilith === 'true');

/** In the order of `MOVING_BODIES`. */
export function natalPlaces({ longitudes }: BirthUnder): Float64Array {
  return Float64Array.from(MOVING_BODIES, (body) => longitudes.find((one) => one.body === body)?.lonDeg ?? Number.NaN);
}

/** How far the Sun has gone since birth, by the day of a year. */
export function solarArcDeg(ephemeris: Ephemeris, birth: BirthUnder, jdUt: number): number {
  const { lonDeg } = movingSky(ephemeris, birth, 'progressions')(jdUt);
  return apartDeg(lonDeg[SUN] as number, natalPlaces(birth)[SUN] as number);
}
