import { describe, expect, it } from 'vitest';
import { placeNear } from './near.ts';
import { loadPlaces } from './node.ts';

const index = loadPlaces();
const nameNear = (lat: number, lng: number) => placeNear(index, { lat, lng })?.name;

describe('placeNear', () => {
  it.each([
    // The point, and the town that a person standing there names.
    ['the Louvre, and no arrondissement', 48.861, 2.336, 'Paris'],
    ['the old harbour of Marseille', 43.295, 5.374, 'Marseille'],
    ['the bay of Saint-Denis', -20.879, 55.448, 'Saint-Denis'],
    ['Pearl Harbor side of Honolulu', 21.306, -157.858, 'Honolulu'],
    ['Tromsø, where meridians are close', 69.649, 18.956, 'Tromsø'],
  ])('knows %s', (_, lat, lng, name) => {
    expect(nameNear(lat, lng)).toBe(name);
  });

  it('looks across the line where the date changes', () => {
    // Taveuni, Fiji, lies on both sides of it; the points are four kilometres apart.
    expect(nameNear(-16.8, 179.98)).toBe(nameNear(-16.8, -179.98));
    expect(nameNear(-16.8, 179.98)).toBeDefined();
  });

  it('names nothing in the middle of an ocean or at a pole', () => {
    expect(nameNear(-48.8767, -123.3933)).toBeUndefined();
    expect(nameNear(-90, 0)).toBeUndefined();
  });

  it('finds every town at its own point, or one that shares it', () => {
    for (const row of [0, 50, 500, 5_000, 50_000]) {
      const lat = (index.columns.lat[row] as number) / 1e5;
      const lng = (index.columns.lng[row] as number) / 1e5;
      expect(placeNear(index, { lat, lng }, 0.1)?.location).toEqual({ lat, lng });
    }
  });
});
