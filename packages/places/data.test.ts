import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadZones } from '@solelune/civil-time/node';
import { describe, expect, it } from 'vitest';
import manifest from './data/places.json' with { type: 'json' };
import { loadPlaces } from './node.ts';
import { placeAt } from './place.ts';

const index = loadPlaces();
const places = Array.from({ length: index.count }, (_, row) => placeAt(index, row));

describe('the committed places', () => {
  it('are the ones the generator wrote', () => {
    const file = readFileSync(new URL(`./data/${manifest.file}`, import.meta.url));
    expect(createHash('sha256').update(file).digest('hex')).toBe(manifest.sha256);
    expect(index.count).toBe(manifest.places);
  });

  it('hold every commune, former commune and arrondissement', () => {
    const count = (kind: string) => places.filter((place) => place.kind === kind).length;
    expect(count('commune')).toBe(34_969);
    expect(count('arrondissement')).toBe(45);
    // 2,576 exist; those that kept the name of the commune they joined are not listed twice.
    expect(count('former-commune')).toBeGreaterThan(2400);
  });

  it('have a known zone, a whole label and a point on Earth', () => {
    const zones = loadZones();
    for (const zone of index.words.timezones) expect(zones.has(zone), zone).toBe(true);
    const broken = places.filter(
      ({ display_name, location: { lat, lng } }) =>
        !/^\S.*, \S.*\S$/.test(display_name) || Math.abs(lat) > 90 || Math.abs(lng) > 180,
    );
    expect(broken).toEqual([]);
  });

  it('keep mainland communes inside France and overseas ones on their own clocks', () => {
    const astray = places.filter(
      ({ country, location: { lat, lng } }) =>
        country === 'FR' && (lat < 41.3 || lat > 51.2 || lng < -5.3 || lng > 9.7),
    );
    expect(astray).toEqual([]);
    const zoneOf = (id: string) => places.find((place) => place.id === id)?.timezone;
    expect(zoneOf('insee-98731')).toBe('Pacific/Marquesas');
    expect(zoneOf('insee-98719')).toBe('Pacific/Gambier');
    expect(zoneOf('insee-97701')).toBe('America/St_Barthelemy');
    expect(zoneOf('insee-97801')).toBe('America/Marigot');
  });

  it('give no two French places the same label', () => {
    const french = places.filter(({ departement }) => departement).map(({ display_name }) => display_name);
    expect(new Set(french).size).toBe(french.length);
  });
});
