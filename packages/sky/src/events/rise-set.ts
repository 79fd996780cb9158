// Rise and set of the Sun and Moon: the upper limb on a sea horizon, with the usual 34 arcminutes of refraction.
import { DEG_RAD, RAD_DEG } from '../angles.ts';
import { BODY_INDEX, createState, STATE_STRIDE } from '../bodies.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { instantFromJd, jdFromInstant } from '../julian-day.ts';
import type { Place } from '../proof.ts';
import { altitudeDeg, greenwichSiderealDeg } from '../sidereal.ts';
import { bisect } from './crossings.ts';
import type { Span } from './motions.ts';

const REFRACTION_DEG = 34 / 60;
const EARTH_RADIUS_AU = 6378.137 / 149597870.7;
const RADII_AU = { sun: 696000 / 149597870.7, moon: 1737.4 / 149597870.7 } as const;
const STEP_DAYS = 10 / 1440;

export interface RiseSet {
  kind: 'rise' | 'set';
  at: Temporal.Instant;
}

export interface RiseSetAnswer {
  events: RiseSet[];
  /** When nothing happens in the span: the body stays above or below the horizon. */
  always?: 'above' | 'below';
}

export function findRiseSet(ephemeris: Ephemeris, body: 'sun' | 'moon', place: Place, span: Span): RiseSetAnswer {
  const heightAt = upperLimbHeight(ephemeris, body, place);
  const end = jdFromInstant(span.to);
  const events: RiseSet[] = [];
  let before = jdFromInstant(span.from);
  let wasUp = heightAt(before) > 0;
  const startedUp = wasUp;
  while (before < end) {
    const after = Math.min(before + STEP_DAYS, end);
    const isUp = heightAt(after) > 0;
    if (isUp !== wasUp) {
      const jdUt = bisect((jd) => heightAt(jd) > 0 === wasUp, before, after);
      events.push({ kind: isUp ? 'rise' : 'set', at: instantFromJd(jdUt) });
    }
    before = after;
    wasUp = isUp;
  }
  return events.length > 0 ? { events } : { events, always: startedUp ? 'above' : 'below' };
}

/** Height of the upper limb over the apparent horizon, degrees, at a Julian day (UT). */
function upperLimbHeight(ephemeris: Ephemeris, body: 'sun' | 'moon', place: Place): (jdUt: number) => number {
  const state = createState();
  const index = BODY_INDEX[body];
  const at = index * STATE_STRIDE;
  return (jdUt) => {
    const jdTt = jdUt + ephemeris.deltaTSeconds(jdUt) / 86400;
    ephemeris.body(index, jdTt, state);
    const orientation = ephemeris.orientation(jdTt);
    const armcDeg = greenwichSiderealDeg(jdUt, jdTt, orientation) + place.lngDeg;
    const lon = state[at] as number;
    const lat = state[at + 2] as number;
    const distanceAu = state[at + 3] as number;
    const centre = altitudeDeg(lon, lat, orientation.obliquityDeg, armcDeg, place.latDeg);
    const parallax = Math.asin((EARTH_RADIUS_AU / distanceAu) * Math.cos(centre * DEG_RAD)) * RAD_DEG;
    const semidiameter = Math.asin(RADII_AU[body] / distanceAu) * RAD_DEG;
    return centre - parallax + semidiameter + REFRACTION_DEG;
  };
}
