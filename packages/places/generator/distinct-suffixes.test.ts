import { describe, expect, it } from 'vitest';
import { distinctSuffixes } from './distinct-suffixes.ts';
import type { GeonamesRow } from './geonames.ts';

describe('labels of foreign namesakes', () => {
  it('say as much as is needed and no more', () => {
    const big = town('Paris', 'TX', 25_000, 33.6);
    const small = town('Paris', 'TN', 10_000, 36.3);
    const alone = town('Austin', 'TX', 900_000, 30.2);
    const twins = [town('Salem', 'OH', 3000, 40.9), town('Salem', 'OH', 2500, 39.5)];
    const giant = town('Boston', 'MA', 650_000, 42.3);
    const village = town('Boston', 'NY', 800, 42.6);
    const near = town('Dayton', 'OH', 140_000, 39.7);
    const suffixes = distinctSuffixes(
      [big, small, alone, ...twins, giant, village, near],
      ({ name }) => name,
      ({ admin1 }) => ({ country: 'États-Unis', region: admin1, district: undefined }),
    );
    expect([big, small, alone, giant, village].map((row) => suffixes.get(row))).toEqual([
      'TX, États-Unis',
      'TN, États-Unis',
      'États-Unis',
      'États-Unis',
      'NY, États-Unis',
    ]);
    expect(suffixes.get(twins[1] as GeonamesRow)).toBe('près de Dayton, OH, États-Unis');
  });
});

let nextId = 1;

function town(name: string, admin1: string, population: number, latDeg: number): GeonamesRow {
  nextId += 1;
  const nowhere = {
    alternates: [],
    feature: 'PPL',
    country: 'US',
    admin2: '',
    admin4: '',
    timezone: 'America/Chicago',
  };
  return { ...nowhere, id: nextId, name, asciiName: name, latDeg, lngDeg: -85, admin1, population };
}
