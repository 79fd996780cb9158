import { findIngresses } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { describe, expect, it } from 'vitest';
import { SIGN_FACTS, signFacts } from './signs.ts';

describe('the usual dates of the signs', () => {
  it('follow each other day after day, around the year', () => {
    for (const [index, { dates }] of SIGN_FACTS.entries()) {
      const after = new Temporal.PlainDate(2027, dates.to.month, dates.to.day).add({ days: 1 });
      expect({ day: after.day, month: after.month }).toEqual(SIGN_FACTS[(index + 1) % 12]?.dates.from);
    }
  });

  it('are never more than two days from the true Sun, from 2000 to 2050, in Paris', () => {
    const span = { from: Temporal.Instant.from('2000-01-01T00:00Z'), to: Temporal.Instant.from('2051-01-01T00:00Z') };
    const entries = findIngresses(loadEphemeris(), 'sun', span);
    expect(entries).toHaveLength(51 * 12);
    for (const { at, sign } of entries) {
      const real = at.toZonedDateTimeISO('Europe/Paris').toPlainDate();
      const { day, month } = signFacts(sign).dates.from;
      const usual = new Temporal.PlainDate(real.year, month, day);
      expect(Math.abs(real.until(usual).total('days')), `${sign} ${real}`).toBeLessThanOrEqual(2);
    }
  });
});
