import { toUtc } from '@solelune/civil-time';
import { loadZones } from '@solelune/civil-time/node';
import { readDate } from '@solelune/contract/validation';
import { placeOnEarth } from '@solelune/places';
import { computeChart } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import type { Sign } from '@solelune/sky/zodiac';
import { placeOf } from './places.ts';

interface Birth {
  birthdate: string | null;
  birthtime: string | null;
  birthcity: string | null;
}

export interface BirthSky {
  sun: Sign;
  /** Null where the hour is not known: they change too fast to be told. */
  moon: Sign | null;
  ascendant: Sign | null;
}

let zones: ReturnType<typeof loadZones> | undefined;

/** The signs of a birth, at noon where its hour is not known; null while the day or the place is missing. */
export function birthSky({ birthdate, birthtime, birthcity }: Birth): BirthSky | null {
  const date = readDate(birthdate ?? '');
  const place = placeOf(birthcity);
  if (!date || !place) return null;
  const [hour = 12, minute = 0] = (birthtime ?? '12:00').split(':').map(Number);
  zones ??= loadZones();
  const instant = instantOf(toUtc(zones, { date, time: { hour, minute }, place: placeOnEarth(place) }));
  if (!instant) return null;
  const chart = computeChart(loadEphemeris(), {
    instant,
    place: { latDeg: place.location.lat, lngDeg: place.location.lng },
  });
  const signOf = (body: string): Sign | null => chart.placements.find((item) => item.body === body)?.sign ?? null;
  const sun = signOf('sun');
  if (!sun) return null;
  return birthtime === null
    ? { sun, moon: null, ascendant: null }
    : { sun, moon: signOf('moon'), ascendant: chart.angles.ascendant.sign };
}

/** Where an hour names two instants, or waits for an answer, the first will do: a sign is wanted here, not a chart. */
function instantOf(answer: ReturnType<typeof toUtc>): Temporal.Instant | null {
  if (answer.kind === 'ask-zone') return instantOf(answer.choices[answer.likely ?? 'occupied']);
  if (answer.kind === 'exact') return Temporal.Instant.fromEpochMilliseconds(answer.epochSeconds * 1000);
  if (answer.kind === 'repeated')
    return Temporal.Instant.fromEpochMilliseconds(answer.candidates[0].epochSeconds * 1000);
  return null;
}
