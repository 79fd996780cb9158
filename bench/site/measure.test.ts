import { describe, expect, it } from 'vitest';
import { FACTS, KINDS, type Kind, kindOf } from './kinds.ts';
import {
  endedBy,
  isHeld,
  isStepHeld,
  lastHeld,
  lowestOf,
  percentile,
  type Second,
  type Step,
  secondsUntilNormal,
  slopeOf,
} from './measure.ts';

const tally = (times: readonly number[], failed = 0) => ({ asked: times.length + failed, failed, times });
const stepOf = (rate: number, given: Partial<Record<Kind, ReturnType<typeof tally>>> = {}): Step => ({
  ...{ rate, seconds: 10, cores: { 'site 1': 0.9, PostgreSQL: 0.3 }, driverLagMs: 4 },
  kinds: { ...(Object.fromEntries(KINDS.map((kind) => [kind, tally([5])])) as Step['kinds']), ...given },
});

describe('the mix', () => {
  it('makes a hundred, each kind as often as its share, none all at once', () => {
    const kinds = Array.from({ length: 100 }, (_, turn) => kindOf(turn));
    for (const kind of KINDS) expect(kinds.filter((one) => one === kind)).toHaveLength(FACTS[kind].share);
    expect(kinds.slice(0, 10).filter((kind) => kind !== 'page').length).toBeGreaterThan(2);
  });
});

describe('what is held', () => {
  it('is quick for 99 of 100, and fails for one in a thousand at most', () => {
    expect(percentile([3, 1, 2], 0.5)).toBe(2);
    const quick = Array.from({ length: 999 }, () => 20);
    expect(isHeld('page', tally(quick, 1))).toBe(true);
    expect(isHeld('page', tally(quick.slice(1), 2))).toBe(false);
    expect(isHeld('page', tally([...quick, ...Array.from({ length: 11 }, () => 501)]))).toBe(false);
    expect(isHeld('page', tally([], 3))).toBe(false);
    expect(isHeld('payment', tally([]))).toBe(true);
  });

  it('is the step before the first that was not, whatever comes after it', () => {
    const slow = stepOf(40, { save: tally([9000]) });
    const steps = [stepOf(20), stepOf(30), slow, stepOf(50)];
    expect(steps.map(isStepHeld)).toEqual([true, true, false, true]);
    expect(lastHeld(steps)?.rate).toBe(30);
    expect(lastHeld([slow])).toBeNull();
    expect(lastHeld(steps, ({ kinds }) => isHeld('page', kinds.page))?.rate).toBe(50);
  });

  it('ends with what had least left', () => {
    expect(endedBy(stepOf(40), 2)).toBe('most by site 1 (90 %)');
    const busy = { ...stepOf(40), cores: { 'site 1': 0.9, PostgreSQL: 1.05 }, driverLagMs: 250 };
    expect(endedBy(busy, 2)).toBe(
      'the machine’s 2 cores (195 % of one), most by PostgreSQL (105 %), the driver 250 ms late',
    );
  });
});

describe('normal again', () => {
  const second = (at: number, failed = 0, p50 = 20): Second => ({ at, done: 10, failed, p50 });
  const calm = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => second(from + index));

  it('is when nothing fails any more and half are as quick as before', () => {
    expect(secondsUntilNormal(calm(0, 30), 10)).toBe(0);
    expect(secondsUntilNormal([...calm(0, 10), second(10, 4), second(11, 1), ...calm(12, 30)], 10)).toBe(2);
    expect(secondsUntilNormal([...calm(0, 10), second(10, 4), second(11, 0, 400), ...calm(12, 30)], 10.5)).toBe(1.5);
  });

  it('is not known before five quiet seconds', () => {
    expect(secondsUntilNormal([...calm(0, 12), second(12, 1), ...calm(13, 16)], 10)).toBeNull();
  });

  it('of what lasts is counted from its end', () => {
    const lasting = [
      ...calm(0, 10),
      ...calm(10, 25).map((one) => ({ ...one, p50: 900 })),
      second(25, 1),
      ...calm(26, 40),
    ];
    expect(secondsUntilNormal(lasting, 10, 25)).toBe(1);
    expect(secondsUntilNormal([...calm(0, 10), second(10, 9), ...calm(11, 40)], 10, 25)).toBe(0);
  });
});

it('a slope is how much is added each', () => {
  expect(
    slopeOf([
      [0, 100],
      [1, 102],
      [2, 104],
    ]),
  ).toBeCloseTo(2);
  expect(slopeOf([[1, 7]])).toBe(0);
});

it('a saw that stands on level ground has a slope of nothing by its lowest points', () => {
  const saw = Array.from({ length: 60 }, (_, at) => [at, 500 + (at % 7) * 20] as const);
  const lowest = lowestOf(saw, 10);
  expect(lowest).toHaveLength(6);
  expect(lowest.every(([, y]) => y === 500)).toBe(true);
  expect(slopeOf(lowest)).toBe(0);
});
