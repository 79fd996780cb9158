import { describe, expect, it } from 'vitest';
import golden from './fixtures/city-search.json' with { type: 'json' };
import { searchPlaces } from './index.ts';
import { loadPlaces } from './node.ts';

const index = loadPlaces();
const depth: Record<string, number> = { top1: 1, top3: 3, 'top5-with-typo-fallback': 5 };

describe('golden city searches', () => {
  it.each(golden)('$query gives $name ($country), $expect', (wanted) => {
    const answers = searchPlaces(index, wanted.query).slice(0, depth[wanted.expect]);
    const found = answers.find(({ name, country }) => name === wanted.name && country === wanted.country);
    expect(answers.length).toBeGreaterThan(0);
    expect(found, answers.map((place) => place.display_name).join(' | ')).toBeDefined();
    if (!found) return;
    expect(found.timezone).toBe(wanted.timezone);
    const east = (found.location.lng - wanted.lng) * Math.cos((wanted.lat * Math.PI) / 180);
    expect(111.2 * Math.hypot(found.location.lat - wanted.lat, east)).toBeLessThan(wanted.tolerance_km);
  });
});
