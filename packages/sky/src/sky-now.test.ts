import { describe, expect, it } from 'vitest';
import { computeChart } from './chart.ts';
import { createPackEphemeris } from './ephemeris.ts';
import { moonStateAt } from './events/lunations.ts';
import { loadEphemeris, readPack } from './node.ts';
import { skyNow } from './sky-now.ts';

const instant = Temporal.Instant.from('2026-08-12T17:46:00Z');
const browser = createPackEphemeris(readPack('browser.skypack'));

describe('the sky of an instant', () => {
  it('is that of a chart, without the place', () => {
    const chart = computeChart(loadEphemeris(), { instant, place: { latDeg: 43.3, lngDeg: -3.9 } });
    const sky = skyNow(loadEphemeris(), instant);
    expect(sky.map(({ body, sign, text, retrograde }) => ({ body, sign, text, retrograde }))).toEqual(
      chart.placements.map(({ body, sign, text, retrograde }) => ({ body, sign, text, retrograde })),
    );
  });

  it('can be had in a browser, from the small pack and a number of milliseconds', () => {
    const sky = skyNow(browser, { epochMilliseconds: instant.epochMilliseconds });
    const full = skyNow(loadEphemeris(), instant);
    sky.forEach(({ lonDeg, sign, retrograde }, i) => {
      expect(Math.abs(lonDeg - (full[i]?.lonDeg as number)) * 3600).toBeLessThan(i === 12 ? 30 : 0.3);
      expect([sign, retrograde]).toEqual([full[i]?.sign, full[i]?.retrograde]);
    });
  });

  it('has a Moon without light at the eclipse of 12 August 2026, with or without distances', () => {
    for (const ephemeris of [browser, loadEphemeris()]) {
      const moon = moonStateAt(ephemeris, instant);
      expect(moon).toMatchObject({ sign: 'leo' });
      expect(moon.illuminatedFraction).toBeLessThan(0.001);
    }
  });
});
