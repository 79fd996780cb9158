import { describe, expect, it } from 'vitest';
import { curvesOf } from './curves.ts';
import { KINDS } from './kinds.ts';
import type { Step } from './measure.ts';
import { readOptions } from './options.ts';
import { planFor } from './plan.ts';
import { faultsTable, ratesTable, stepsTable } from './tables.ts';
import { replacePart } from './write.ts';

const stepOf = (rate: number, ms: number): Step => ({
  ...{ rate, seconds: 10, cores: { 'site 1': 0.5 }, driverLagMs: 1 },
  kinds: Object.fromEntries(
    KINDS.map((kind) => [kind, { asked: 20, failed: 0, times: Array.from({ length: 20 }, () => ms) }]),
  ) as unknown as Step['kinds'],
});

describe('what is written', () => {
  it('a table says per kind what is held and what ends it', () => {
    const words = ratesTable([stepOf(20, 15), stepOf(25, 30), stepOf(31, 9000)]);
    expect(words).toContain('| a public page, which is kept | 2.0 | 30 | 30 | 0 | most by site 1 (50 %) |');
    expect(words).toContain('**25 journeys a second held**');
    expect(ratesTable([stepOf(20, 15)])).toContain('2.0 or more');
    expect(stepsTable([stepOf(31, 9000)])).toMatch(/^\| 31 \| 9000 .* no \|$/m);
  });

  it('a fault that is not over says so', () => {
    const played = {
      ...({
        name: 'kill-site',
        words: 'killed',
        note: '',
        journeys: 100,
        failed: 2,
        crashes: 0,
        reasons: {},
        normalAfter: null,
      } as const),
      ...{ goalSeconds: 15, acknowledged: 40, lost: ['a draw x'], wrong: [] },
    };
    expect(faultsTable([played])).toContain(
      '| killed | 1 of 40 | 0 | 2 of 100 | not within what was watched (goal 15) |',
    );
    expect(faultsTable([{ ...played, crashes: 1 }])).toContain('2 of 100; 1 × a process ended by itself |');
  });

  it('a picture has a line for each kind, within its frame', () => {
    const svg = curvesOf([stepOf(20, 15), stepOf(25, 90_000)]);
    expect(svg.match(/<polyline/g)).toHaveLength(KINDS.length);
    expect(svg).toContain('held: 20');
    const heights = [...svg.matchAll(/points="([^"]+)"/g)].flatMap(([, points = '']) =>
      points.split(' ').map((point) => Number(point.split(',')[1])),
    );
    for (const height of heights) expect(height).toBeGreaterThanOrEqual(44);
  });

  it('a part of the page is replaced, and no other', () => {
    const page = 'a\n<!-- x -->\nold\n<!-- /x -->\nb';
    expect(replacePart(page, 'x', 'new')).toBe('a\n<!-- x -->\nnew\n<!-- /x -->\nb');
    expect(() => replacePart(page, 'y', 'new')).toThrow('no part "y"');
  });
});

describe('what a size needs', () => {
  const costs = KINDS.map((kind) => ({ kind, siteMs: 10, databaseMs: 2, redisMs: 0.1, p50: 5 }));

  it('is its busiest minute, with room left', () => {
    // 864,000 visits of 5 journeys are 50 a second, 200 at the peak; 10 ms each, at 60 % of a core.
    const plan = planFor(864_000, costs, false);
    expect(plan.peakJourneys).toBeCloseTo(200);
    expect(plan.siteCores).toBeCloseTo((200 * 0.01) / 0.6);
    expect(plan.databaseCores).toBeCloseTo((200 * 0.002) / 0.6);
    expect(plan.eurosAMonth).toBe(4 * 12 + 2 * 45);
  });

  it('is less behind a CDN, which is paid for what it sends', () => {
    const [bare, behind] = [planFor(864_000, costs, false), planFor(864_000, costs, true)];
    // 23 of 100 are public pages, and 9 of 10 of those are answered before they come here.
    expect(behind.siteCores / bare.siteCores).toBeCloseTo(1 - 0.23 * 0.9);
    expect(behind.sockets).toBe(bare.sockets);
    expect(planFor(100, costs, false).eurosAMonth).toBe(2 * 12 + 2 * 45);
  });
});

describe('what is asked for', () => {
  it('is the rising rates, unless something is to break or to last', () => {
    expect(readOptions([])).toMatchObject({ members: 100_000, withRates: true, withCosts: true, faults: [] });
    expect(readOptions(['--fault', 'kill-site', '--fault', 'clock'])).toMatchObject({
      faults: ['kill-site', 'clock'],
      withRates: false,
    });
    expect(readOptions(['--faults', 'all']).faults).toContain('full-disk');
    expect(() => readOptions(['--fault', 'earthquake'])).toThrow('one of kill-site');
  });
});
