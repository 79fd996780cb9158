import type { z } from 'zod';
import type { place, proof } from '../../answers/chart.ts';
import type { KnownPlace } from '../birth/known-place.ts';
import type { CastChart } from './cast-chart.ts';
import { placementOf } from './chart-answer.ts';
import { isoOf, localMomentOf, offsetText } from './local-moment.ts';

const DEG_RAD = Math.PI / 180;
const DAY_SECONDS = 86_400;

export const placeAnswer = ({ id, name, isApproximate, onEarth }: KnownPlace): z.input<typeof place> => ({
  ...(id !== undefined && { id }),
  display_name: name,
  timezone: onEarth.timezone,
  lat: onEarth.latDeg,
  lng: onEarth.lngDeg,
  is_location_approximate: isApproximate,
});

/** Everything that computing the chart again elsewhere would need. */
export function proofAnswer({
  chart,
  moment,
  place: where,
  timeKnown,
  span,
  shiftDeg = 0,
}: CastChart): z.input<typeof proof> {
  const { proof: sky, angles } = chart;
  const { accuracy } = sky;
  return {
    utc: isoOf(moment.epochSeconds),
    local: localMomentOf(moment.epochSeconds, where.onEarth),
    time_known: timeKnown,
    is_middle: span?.isWholeDay === false,
    offset: offsetText(moment.offsetSeconds),
    offset_seconds: moment.offsetSeconds,
    offset_rule: moment.rule,
    place: placeAnswer(where),
    calendar: sky.date.calendar,
    julian_day_ut: sky.julianDayUt,
    delta_t_seconds: Math.round(sky.deltaTSeconds * 1000) / 1000,
    delta_t_uncertainty_seconds: Math.round(sky.deltaTUncertaintySeconds * 1000) / 1000,
    delta_t_moon_arcsec: moonArcsec(chart, sky.deltaTUncertaintySeconds),
    // The sky turns alike in every zodiac: the equinox is where its hours begin.
    local_sidereal_time_hours: siderealHours(angles.midheaven.lonDeg + shiftDeg, sky.obliquityDeg),
    obliquity_deg: Math.round(sky.obliquityDeg * 1e6) / 1e6,
    ephemeris: sky.ephemeris,
    accuracy: {
      era: accuracy.era,
      planets_arcsec: accuracy.planetsArcsec,
      mars_arcsec: accuracy.marsArcsec,
      moon_arcsec: accuracy.moonArcsec,
      true_node_arcsec: accuracy.trueNodeArcsec,
      mean_points_arcsec: accuracy.meanPointsArcsec,
      ...(accuracy.chironArcsec !== undefined && { chiron_arcsec: accuracy.chironArcsec }),
      cusps_arcsec: accuracy.cuspsArcsec,
    },
  };
}

/** How far the Moon goes in so many seconds. */
function moonArcsec(chart: CastChart['chart'], seconds: number): number {
  const degrees = (placementOf(chart, 'moon').speedDegPerDay * seconds) / DAY_SECONDS;
  return Math.round(degrees * 3600 * 100) / 100;
}

/** The midheaven is the point of the ecliptic on the meridian: its right ascension is the local sidereal time. */
function siderealHours(midheavenDeg: number, obliquityDeg: number): number {
  const [lon, obliquity] = [midheavenDeg * DEG_RAD, obliquityDeg * DEG_RAD];
  const ascensionDeg = Math.atan2(Math.sin(lon) * Math.cos(obliquity), Math.cos(lon)) / DEG_RAD;
  return Math.round((((ascensionDeg + 360) % 360) / 15) * 1e5) / 1e5;
}
