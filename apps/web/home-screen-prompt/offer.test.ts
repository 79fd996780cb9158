import { describe, expect, it } from 'vitest';
import { mayOffer, OFFER_CHANCE } from './offer.ts';

const facts = { isMobile: true, isStandalone: false, isDismissed: false, drawn: 0 };

describe('home-screen offer', () => {
  it('is made on a phone that drew it', () => expect(mayOffer(facts)).toBe(true));

  it.each([
    { isMobile: false },
    { isStandalone: true },
    { isDismissed: true },
    { drawn: OFFER_CHANCE },
    { drawn: 0.99 },
  ])('is not made when %o', (change) => expect(mayOffer({ ...facts, ...change })).toBe(false));

  it('is drawn 6.5 times in a hundred', () => {
    const draws = Array.from({ length: 1000 }, (_, index) => index / 1000);
    expect(draws.filter((drawn) => mayOffer({ ...facts, drawn }))).toHaveLength(65);
  });
});
