import { toUtc } from '@solelune/civil-time';
import { loadZones } from '@solelune/civil-time/node';
import { describe, expect, it } from 'vitest';
import { placeOnEarth, searchPlaces } from './index.ts';
import { loadPlaces } from './node.ts';

const index = loadPlaces();
const zones = loadZones();

describe('the civil time of a place found by its name', () => {
  it.each([
    ['paris', '1880-06-15', 564, 'local-mean-time'],
    ['strasbourg', '1900-06-15', 3600, 'alsace-moselle-german'],
    ['marseille', '1941-01-15', 3600, 'unoccupied-zone-1940'],
    ['montréal', '1949-11-10', -18_000, 'legal-zone'],
    ['hanoi', '1950-01-01', 28_800, 'legal-zone'],
    ['saigon', '1960-01-01', 28_800, 'legal-zone'],
    ['nuku hiva', '1990-01-01', -34_200, 'legal-zone'],
    ['gustavia', '1943-01-01', -14_400, 'legal-zone'],
  ])('%s, %s at noon', (name, day, offsetSeconds, code) => {
    expect(noon(name, day)).toMatchObject({ kind: 'exact', offsetSeconds, rule: { code } });
  });

  it('asks where the demarcation line passed', () => {
    expect(noon('vichy', '1941-01-15')).toMatchObject({ kind: 'ask-zone', likely: 'unoccupied' });
    expect(noon('poitiers', '1941-01-15')).toMatchObject({ kind: 'ask-zone', likely: 'occupied' });
    expect(noon('pau', '1941-01-15')).toMatchObject({ kind: 'ask-zone', likely: 'unoccupied' });
    expect(noon('bordeaux', '1941-01-15')).toMatchObject({ kind: 'ask-zone', likely: 'occupied' });
    expect(noon('bourges', '1941-01-15')).toMatchObject({ kind: 'ask-zone', likely: 'occupied' });
    expect(noon('gex', '1941-01-15')).toMatchObject({ kind: 'ask-zone', likely: 'occupied' });
    expect(noon('bourg-en-bresse', '1941-01-15')).toMatchObject({ kind: 'ask-zone', likely: 'unoccupied' });
    expect(noon('loches', '1941-01-15')).toMatchObject({ kind: 'ask-zone', likely: 'unoccupied' });
    expect(noon('bayonne', '1941-01-15')).toMatchObject({ kind: 'ask-zone', likely: 'occupied' });
    expect(noon('dole', '1941-01-15')).toMatchObject({ kind: 'ask-zone' });
  });
});

function noon(name: string, day: string) {
  const place = searchPlaces(index, name)[0];
  if (!place) throw new Error(`${name} is not found`);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return toUtc(zones, { date: { year, month, day: date }, time: { hour: 12, minute: 0 }, place: placeOnEarth(place) });
}
