import { describe, expect, it } from 'vitest';
import type { Pack, Track } from '../src/pack.ts';
import { evaluateTrack } from '../src/series.ts';
import { fitTrack, type Source } from './fit.ts';

const START = 2400000.5;
const source: Source = {
  name: 'made-up',
  quantities: [
    { quantum: 1e-7, tolerance: 1e-7, wraps: true },
    { quantum: 1e-7, tolerance: 1e-7, wraps: false },
  ],
  sample(jd, out) {
    const t = jd - START;
    out[0] = ((((3.2 * t + 6 * Math.sin(t / 4)) % 360) + 540) % 360) - 180;
    out[1] = 5 * Math.sin(t / 4.3);
  },
};

function open(maxOrders: number): { pack: Pack; track: Track } {
  const { layout, records } = fitTrack(source, START, START + 400, maxOrders);
  const [first, second] = layout.quantities as [Track['quantities'][number], Track['quantities'][number]];
  const wideTotal = first.wide + second.wide;
  const mediumTotal = first.medium + second.medium;
  const narrowStart = wideTotal * 4 + mediumTotal * 2;
  const buffer = records.buffer as ArrayBuffer;
  return {
    pack: {
      header: {} as Pack['header'],
      startJdTt: START,
      tracks: new Map(),
      wide: new Int32Array(buffer),
      medium: new Int16Array(buffer),
      narrow: new Int8Array(buffer),
    },
    track: {
      ...layout,
      quantities: [
        { ...first, wideAt: 0, mediumAt: wideTotal * 2, narrowAt: narrowStart },
        {
          ...second,
          wideAt: first.wide,
          mediumAt: wideTotal * 2 + first.medium,
          narrowAt: narrowStart + first.narrow,
        },
      ],
    },
  };
}

describe.each([12, 24])('a fit of at most %d orders', (maxOrders) => {
  it('gives back values and rates', () => {
    const { pack, track } = open(maxOrders);
    const out = new Float64Array(3);
    for (let t = 0; t < 400; t += 0.37) {
      evaluateTrack(pack, track, START + t, out);
      const expected = 3.2 * t + 6 * Math.sin(t / 4);
      const apart = (out[0] as number) - expected;
      expect(Math.abs(apart - 360 * Math.round(apart / 360))).toBeLessThan(1e-6);
      expect(out[1]).toBeCloseTo(3.2 + 1.5 * Math.cos(t / 4), 4);
      expect(out[2]).toBeCloseTo(5 * Math.sin(t / 4.3), 6);
    }
  });
});
