import { POINT_WORDS } from '@solelune/astrology/words/points';
import { dayWords } from '@solelune/civil-time/words';
import { type Ephemeris, findStations, type Station } from '@solelune/sky';
import type { Planet } from '@solelune/sky/bodies';
import type { SkyFact } from '../../contract.ts';
import { civil, type SkyPlace } from '../sky-place.ts';
import { degreeWords } from '../words/position-words.ts';
import { durationWords } from '../words/time-words.ts';

const TURNING = ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;
/** A turn is news for ten days; then the next one is. */
const NEWS_HOURS = 240;
/** Mercury alone turns at least this often. */
const AHEAD_HOURS = 24 * 120;
/** Pluto's, the longest retrogradation, lasts about 160 days. */
const LONGEST_RETROGRADATION_HOURS = 24 * 200;

/** A change of direction, and the other end of the retrogradation that it ends or begins. */
export interface Turn {
  station: Station;
  isPast: boolean;
  other: Station | undefined;
}

/** The planet that has just changed direction, or the next one that will. */
export function newsOfTurning(ephemeris: Ephemeris, now: Temporal.Instant): Turn | null {
  const span = { from: now.subtract({ hours: NEWS_HOURS }), to: now.add({ hours: AHEAD_HOURS }) };
  const stations = TURNING.flatMap((body) => findStations(ephemeris, body, span)).sort((a, b) =>
    Temporal.Instant.compare(a.at, b.at),
  );
  const past = stations.findLast(({ at }) => Temporal.Instant.compare(at, now) <= 0);
  const station = past ?? stations[0];
  return station ? { station, isPast: past !== undefined, other: otherEnd(ephemeris, station) } : null;
}

export function stationFact({ station, isPast, other }: Turn, place: SkyPlace): SkyFact {
  const body = station.body as Planet;
  const { name, feminine } = POINT_WORDS[body];
  const /* begins with a figure */ day = dayWords(civil(station.at, place));
  const since = isPast ? `Depuis le ${day}` : `À partir du ${day}`;
  const where = degreeWords(station.lonDeg);
  if (station.direction === 'direct') {
    const days = other ? Math.abs(station.at.since(other.at).total('days')) : 0;
    return {
      glyph: body,
      title: `${name} ${isPast ? 'redevient' : 'bientôt'} ${feminine ? 'directe' : 'direct'}`,
      text: `${since}, à ${where}, après ${durationWords(days)} de rétrogradation.`,
    };
  }
  const until = other ? `, et jusqu’au ${dayWords(civil(other.at, place))}` : '';
  return {
    glyph: body,
    title: isPast ? `${name} rétrograde` : `${name} bientôt rétrograde`,
    text: `${since}, à ${where}${until}.`,
  };
}

/** Where the retrogradation that this turn ends began, or where the one that it begins will end. */
function otherEnd(ephemeris: Ephemeris, { body, at, direction }: Station): Station | undefined {
  const hours = LONGEST_RETROGRADATION_HOURS;
  return direction === 'direct'
    ? findStations(ephemeris, body, { from: at.subtract({ hours }), to: at.subtract({ hours: 1 }) }).at(-1)
    : findStations(ephemeris, body, { from: at.add({ hours: 1 }), to: at.add({ hours }) })[0];
}
