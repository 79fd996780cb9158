import { SIGNS } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { expect, it } from 'vitest';
import { crowdOf, oppositeOf } from './crowd.ts';

const ephemeris = loadEphemeris();

it('counts the bodies of Leo and of Aquarius in 2026: a crowd in front in February, one at home in August', () => {
  const leo = crowdOf(ephemeris, 2026, 'leo');
  expect(leo).toHaveLength(12);
  expect(leo[1]).toMatchObject({ month: 2, facing: 3.3 });
  expect(leo[7]).toMatchObject({ month: 8, here: 2.3 });
});

it('the twelve signs hold ten bodies between them', () => {
  const february = SIGNS.map((sign) => crowdOf(ephemeris, 2026, sign)[1]?.here as number);
  expect(february.reduce((sum, here) => sum + here, 0)).toBeCloseTo(10, 0);
  expect(oppositeOf('leo')).toBe('aquarius');
});
