import { findIngresses } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { describe, expect, it } from 'vitest';
import { datesOf, SIGN_ENTRIES, type SignEntry } from './sign-dates.ts';

describe('the usual dates of the signs', () => {
  it('follow each other day after day, around the year', () => {
    for (const [index, { to }] of SIGN_ENTRIES.entries()) {
      const {
        from: [day, month],
      } = SIGN_ENTRIES[(index + 1) % 12] as SignEntry;
      const after = new Temporal.PlainDate(2027, to[1], to[0]).add({ days: 1 });
      expect([after.day, after.month]).toEqual([day, month]);
    }
  });

  it('are never more than two days from the true Sun, from 2000 to 2050, in Paris', () => {
    const ephemeris = loadEphemeris();
    const span = { from: Temporal.Instant.from('2000-01-01T00:00Z'), to: Temporal.Instant.from('2051-01-01T00:00Z') };
    const entries = findIngresses(ephemeris, 'sun', span);
    expect(entries).toHaveLength(51 * 12);
    for (const { at, sign } of entries) {
      const real = at.toZonedDateTimeISO('Europe/Paris').toPlainDate();
      const {
        from: [day, month],
      } = SIGN_ENTRIES.find(({ key }) => key === sign) as SignEntry;
      const usual = new Temporal.PlainDate(real.year, month, day);
      expect(Math.abs(real.until(usual).total('days')), `${sign} ${real}`).toBeLessThanOrEqual(2);
    }
  });

  it('are printed as one reads them', () => {
    expect(SIGN_ENTRIES.map(datesOf).slice(6, 8)).toEqual([
      '23\u00A0sept. – 22\u00A0oct.',
      '23\u00A0oct. – 22\u00A0nov.',
    ]);
    expect(SIGN_ENTRIES[9]?.path).toBe('/astrologie/signes-astrologiques/capricorne');
  });
});
