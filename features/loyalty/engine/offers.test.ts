import { describe, expect, it } from 'vitest';
import { CENTS_PER_POINT, consultationPoints } from './earning.ts';
import { COURSE_POINTS, nextOffer, OFFERS } from './offers.ts';

describe('points', () => {
  it.each([
    [0, 0],
    [99, 0],
    [100, 1],
    [9599, 95],
    [9600, 96],
  ])('for %i cents: %i', (cents, points) => {
    expect(consultationPoints(cents)).toBe(points);
  });

  it.each([-1, 1.5, Number.NaN])('are refused for %s', (cents) => {
    expect(() => consultationPoints(cents)).toThrow(RangeError);
  });
});

describe('offers', () => {
  it('are told from the cheapest to the dearest, each under a name of its own', () => {
    const costs = OFFERS.map(({ cost }) => cost);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(new Set(OFFERS.map(({ id }) => id)).size).toBe(OFFERS.length);
  });

  it('give more Suns per point to who waited longer, and at most 3 percent of what was spent', () => {
    const suns = OFFERS.flatMap((offer) => (offer.kind === 'suns' ? [offer.suns / offer.cost] : []));
    expect(suns).toEqual(suns.toSorted((a, b) => a - b));
    expect(Math.max(...suns) / CENTS_PER_POINT).toBeLessThanOrEqual(0.03);
  });

  it('name the next one to reach', () => {
    expect(nextOffer(0)?.cost).toBe(100);
    expect(nextOffer(100)?.cost).toBe(250);
    expect(nextOffer(COURSE_POINTS)).toBeNull();
  });
});
