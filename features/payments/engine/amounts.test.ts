import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LEAST_CARD_CENTS,
  lastWithdrawalDay,
  rateWords,
  settleUsed,
  shareBack,
  splitPrice,
  sunPacks,
  vatInside,
  vatOfPart,
} from './index.ts';

const cents = fc.integer({ min: 0, max: 1_000_000 });

describe('VAT', () => {
  it.each([
    [12_000, 2000, 2000],
    [1000, 2000, 167],
    [3000, 2000, 500],
    [1055, 550, 55],
    [1, 2000, 0],
    [0, 2000, 0],
  ])('of %i at %i is %i', (gross, rate, vat) => expect(vatInside(gross, rate)).toBe(vat));

  it('of the parts of a whole is that of the whole', () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 9 }), fc.constantFrom(2000, 1000, 550), (parts, rate) => {
        let before = 0;
        let vat = 0;
        for (const part of parts) {
          const own = vatOfPart(part, before, rate);
          expect(own).toBeGreaterThanOrEqual(0);
          vat += own;
          before += part;
        }
        expect(vat).toBe(vatInside(before, rate));
      }),
    );
  });

  it('is written as people write it', () =>
    expect([rateWords(2000), rateWords(550)]).toEqual(['20\u00a0%', '5,5\u00a0%']));
});

describe('a price in parts', () => {
  const asked = fc.record({
    priceCents: fc.integer({ min: 1, max: 100_000 }),
    percentOff: fc.integer({ min: 0, max: 100 }),
    suns: fc.integer({ min: 0, max: 200_000 }),
    sunValueCents: fc.constantFrom(1, 10, 50, 100),
  });
  it('is paid to the cent, never by more Suns than offered, never by a card below the least', () => {
    fc.assert(
      fc.property(asked, (how) => {
        const { offCents, dueCents, suns, sunsCents, cardCents } = splitPrice(how);
        expect(offCents + sunsCents + cardCents).toBe(how.priceCents);
        expect(sunsCents + cardCents).toBe(dueCents);
        expect(suns).toBeLessThanOrEqual(how.suns);
        expect(sunsCents).toBe(suns * how.sunValueCents);
        expect(cardCents === 0 || cardCents >= LEAST_CARD_CENTS).toBe(true);
      }),
    );
  });

  it('takes coupon, then Suns, then the card', () => {
    expect(splitPrice({ priceCents: 9600, percentOff: 25, suns: 1200, sunValueCents: 1 })).toEqual({
      ...{ offCents: 2400, dueCents: 7200, suns: 1200, sunsCents: 1200, cardCents: 6000 },
    });
    expect(splitPrice({ priceCents: 1000, percentOff: 0, suns: 990, sunValueCents: 1 })).toMatchObject({
      suns: 950,
      cardCents: 50,
    });
    expect(splitPrice({ priceCents: 100, percentOff: 60, suns: 0, sunValueCents: 1 })).toMatchObject({
      offCents: 100,
      cardCents: 0,
    });
  });

  it('of which a part was used is never paid more than that part, nor more than was held', () => {
    fc.assert(
      fc.property(asked, fc.double({ min: 0, max: 1, noNaN: true }), (how, share) => {
        const split = splitPrice(how);
        const used = Math.floor(split.dueCents * share);
        const taken = settleUsed(split, used);
        expect(taken.suns * how.sunValueCents + taken.cardCents + taken.forgivenCents).toBe(used);
        expect(taken.suns).toBeLessThanOrEqual(split.suns);
        expect(taken.cardCents).toBeLessThanOrEqual(split.cardCents);
        expect(taken.forgivenCents).toBeLessThan(Math.max(LEAST_CARD_CENTS, how.sunValueCents));
      }),
    );
    expect(() => settleUsed({ suns: 0, sunsCents: 0, cardCents: 100 }, 101)).toThrow(RangeError);
  });
});

describe('packs of Suns', () => {
  it('cost what they are worth', () => {
    expect(sunPacks(1)[1]).toEqual({ item: '3000', suns: 3000, priceCents: 3000 });
    for (const value of [1, 7, 10, 333, 10_000])
      for (const { suns, priceCents } of sunPacks(value)) expect(priceCents).toBe(suns * value);
    expect(sunPacks(10_000)).toEqual([{ item: '1', suns: 1, priceCents: 10_000 }]);
  });
});

describe('withdrawal', () => {
  it.each([
    // A Monday fourteen days after a Monday.
    ['2026-11-16', '2026-11-30'],
    // The fourteenth day is a Saturday.
    ['2026-11-14', '2026-11-30'],
    // It is the first of May, a Friday: over the weekend as well.
    ['2026-04-17', '2026-05-04'],
    // Christmas, a Friday.
    ['2026-12-11', '2026-12-28'],
    // Easter Monday, Ascension, Whit Monday of 2026.
    ['2026-03-23', '2026-04-07'],
    ['2026-04-30', '2026-05-15'],
    ['2026-05-11', '2026-05-26'],
  ])('of a contract of %s is possible until %s', (day, last) =>
    expect(lastWithdrawalDay(Temporal.PlainDate.from(day)).toString()).toBe(last),
  );

  it('gives back what was not used, all of it when nothing was', () => {
    const bought = { paidCents: 3000, units: 3000, backCents: 0, backUnits: 0 };
    expect(shareBack(bought, 3000)).toEqual({ cents: 3000, units: 3000 });
    expect(shareBack(bought, 9000)).toEqual({ cents: 3000, units: 3000 });
    expect(shareBack(bought, 1200)).toEqual({ cents: 1200, units: 1200 });
    expect(shareBack(bought, 0)).toEqual({ cents: 0, units: 0 });
    expect(shareBack({ paidCents: 2700, units: 3000, backCents: 900, backUnits: 1000 }, 5000)).toEqual({
      cents: 1800,
      units: 2000,
    });
    expect(shareBack({ paidCents: 2999, units: 3000, backCents: 0, backUnits: 0 }, 1)).toEqual({ cents: 1, units: 1 });
  });

  it('never gives back more than was paid, whatever the parts', () => {
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 1, max: 10_000 }),
        fc.array(fc.nat(5000), { maxLength: 8 }),
        (paidCents, units, parts) => {
          let [backCents, backUnits] = [0, 0];
          for (const unused of parts) {
            const back = shareBack({ paidCents, units, backCents, backUnits }, unused);
            backCents += back.cents;
            backUnits += back.units;
          }
          expect(backCents).toBeLessThanOrEqual(paidCents);
          expect(backUnits).toBeLessThanOrEqual(units);
          if (backUnits === units) expect(backCents).toBe(paidCents);
        },
      ),
    );
  });
});
