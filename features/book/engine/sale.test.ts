import { describe, expect, it } from 'vitest';
import { CORRECTIONS_MAX, canBeCorrected, canBeGivenUp, firstYearOf } from './sale.ts';

const at = (text: string) => Temporal.Instant.from(text);
const made = { status: 'ready', madeAt: at('2026-11-17T10:00:00Z'), corrections: 0 } as const;

describe('what is promised with the book', () => {
  it('twenty whole years: the next one is the first from October on', () => {
    expect(firstYearOf({ year: 2026, month: 9 })).toBe(2026);
    expect(firstYearOf({ year: 2026, month: 10 })).toBe(2027);
  });
  it('is given up until its first page, and not after', () => {
    expect(
      ['draft', 'waiting', 'making', 'ready', 'failed', 'refunding', 'refunded', 'lost'].filter((one) =>
        canBeGivenUp(one as 'draft'),
      ),
    ).toEqual(['waiting']);
  });
  it('is made again within a year, three times', () => {
    expect(canBeCorrected(made, at('2027-11-17T10:00:00Z'))).toBe(true);
    expect(canBeCorrected(made, at('2027-11-17T10:00:01Z'))).toBe(false);
    expect(canBeCorrected({ ...made, corrections: CORRECTIONS_MAX }, at('2026-12-01T00:00:00Z'))).toBe(false);
    expect(canBeCorrected({ ...made, status: 'making' }, at('2026-12-01T00:00:00Z'))).toBe(false);
  });
});
