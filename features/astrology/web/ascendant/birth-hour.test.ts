import { computeChart } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { describe, expect, it } from 'vitest';
import type { SignKey } from '../../engine/signs.ts';
import { momentOfDay } from './birth-hour.ts';

/** From which hour to which hour by the Sun, in Paris all year round, each of the words may be said; past 24 is the next day. */
const HOURS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  'Le matin': [3.5, 12],
  'En pleine journée': [6, 18],
  'L’après-midi': [12, 20.5],
  'Le soir': [15.5, 24.5],
  'En pleine nuit': [18, 30],
  'En fin de nuit': [24, 32.5],
};

describe('the part of the day that an ascendant tells', () => {
  it('is sunrise when the Sun’s own sign rises, sunset when the opposite does', () => {
    expect(momentOfDay('leo', 'leo').words).toBe('Autour du lever');
    expect(momentOfDay('leo', 'aquarius').words).toBe('Autour du coucher');
    expect(momentOfDay('pisces', 'gemini').words).toBe('En pleine journée');
    expect(momentOfDay('aries', 'capricorn').words).toBe('En pleine nuit');
  });

  it('is never contradicted by the true sky of Paris, over a year', () => {
    const ephemeris = loadEphemeris();
    const seen = new Set<string>();
    for (let step = 0; step < 1000; step++) {
      const instant = Temporal.Instant.from('2025-01-01T00:20Z').add({ minutes: step * 523 });
      const { angles, placements } = computeChart(ephemeris, { instant, place: { latDeg: 48.85, lngDeg: 2.35 } });
      const sun = placements.find(({ body }) => body === 'sun')?.sign as SignKey;
      const { words } = momentOfDay(sun, angles.ascendant.sign);
      const [from, to] = HOURS[words] ?? [0, 24];
      const zoned = instant.toZonedDateTimeISO('UTC');
      const solarHour = zoned.hour + zoned.minute / 60 + 2.35 / 15;
      expect((solarHour - from + 24) % 24, `${instant}: ${words}`).toBeLessThanOrEqual(to - from);
      seen.add(words);
    }
    expect(seen.size).toBe(8);
  });
});
