import { describe, expect, it } from 'vitest';
import { formatMovement, formatPoints, formatSuns, formatSunsWithValue } from './format.ts';

/** Narrow no-break spaces between thousands, no-break spaces before a unit: shown here as _ and ~. */
const shown = (text: string) => text.replaceAll('\u202f', '_').replaceAll('\u00a0', '~');

describe('amounts in words', () => {
  it.each([
    [0, 1, '0~Soleil, soit 0,00~€'],
    [1, 1, '1~Soleil, soit 0,01~€'],
    [2, 1, '2~Soleils, soit 0,02~€'],
    [1240, 1, '1_240~Soleils, soit 12,40~€'],
    [96, 100, '96~Soleils, soit 96,00~€'],
    [1_234_567, 1, '1_234_567~Soleils, soit 12_345,67~€'],
  ])('%i Suns of %i cents', (suns, cents, words) => {
    expect(shown(formatSunsWithValue(suns, cents))).toBe(words);
  });

  it('counts points, euros and movements', () => {
    expect(shown(formatPoints(1))).toBe('1~point');
    expect(shown(formatPoints(1500))).toBe('1_500~points');
    expect(shown(formatSuns(2500))).toBe('2_500~Soleils');
    expect(shown(formatMovement(4))).toBe('+~4');
    expect(shown(formatMovement(-2400))).toBe('−~2_400');
  });
});
