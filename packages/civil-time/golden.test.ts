import { describe, expect, it } from 'vitest';
import golden from './fixtures/civil-time.json' with { type: 'json' };
import { type CivilTimeAnswer, type PlaceOnEarth, toUtc } from './index.ts';
import { loadZones } from './node.ts';

const zones = loadZones();
// The tz database's mean time of Paris is that of its observatory, 2° 20′ 14″ east.
const anywhere = { latDeg: 48.836, lngDeg: 2.3372, country: 'XX' };

describe('golden civil times', () => {
  it.each(golden.cases)('$zone $local', ({ zone, local, expected_offset_seconds, expected_utc }) => {
    const answer = ask(local, { ...anywhere, timezone: zone });
    expect(answer).toMatchObject({ kind: 'exact', offsetSeconds: expected_offset_seconds });
    expect(answer.kind === 'exact' && Date.parse(answer.utc)).toBe(Date.parse(expected_utc));
  });

  it.each(golden.disambiguation)('$kind: $zone $local', ({ zone, local, kind, candidates }) => {
    const answer = ask(local, { ...anywhere, timezone: zone });
    if (kind === 'gap') expect(answer.kind).toBe('skipped');
    else {
      expect(answer.kind).toBe('repeated');
      expect(answer.kind === 'repeated' && answer.candidates.map((moment) => moment.offsetSeconds)).toEqual(
        candidates.map(offsetSeconds),
      );
    }
  });

  it.each(golden.beyondZones)('$place $local', ({ place, lat, lng, local, expected_offset }) => {
    const departement = /\((\d+)\)/.exec(place)?.[1];
    const town = { timezone: 'Europe/Paris', country: 'FR', latDeg: lat, lngDeg: lng, departement };
    const answer = ask(local, town);
    // A département cut by the line asks; the map's answer is the one offered first.
    const placed = answer.kind === 'ask-zone' ? answer.choices[answer.likely ?? 'occupied'] : answer;
    expect(placed).toMatchObject({ kind: 'exact', offsetSeconds: offsetSeconds(expected_offset) });
  });
});

function ask(local: string, place: PlaceOnEarth): CivilTimeAnswer {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = local.split(/\D/).map(Number);
  return toUtc(zones, { date: { year, month, day }, time: { hour, minute, second }, place });
}

function offsetSeconds(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.slice(1).split(':').map(Number);
  return (text.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds);
}
