import { clockWords, isoMonthWords } from '@solelune/civil-time/words';
import { describe, expect, it } from 'vitest';
import { birthWords } from './words.ts';

describe('French words', () => {
  it('say hours and months', () => {
    expect(clockWords('06:10')).toBe('6\u00a0h\u00a010');
    expect(clockWords('00:00')).toBe('0\u00a0h\u00a000');
    expect(isoMonthWords('2026-06')).toBe('juin 2026');
  });

  it('agree with the person, or with nobody', () => {
    const birth = { birthdate: '1990-02-04', birthtime: null, birthcity: { id: '1', label: 'Nantes' } };
    expect(birthWords({ ...birth, gender: 'F' })).toBe('Née le 4\u00a0février 1990, Nantes');
    expect(birthWords({ ...birth, gender: null, birthtime: '06:10' })).toBe(
      '4\u00a0février 1990 à 6\u00a0h\u00a010, Nantes',
    );
  });
});
