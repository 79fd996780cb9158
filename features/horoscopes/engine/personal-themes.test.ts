import { describe, expect, it } from 'vitest';
import { passagesByTheme, type WeighablePassage } from './personal-themes.ts';

const passage = (body: WeighablePassage['body'], point: WeighablePassage['point'], more = {}): WeighablePassage => ({
  body,
  point,
  house: null,
  when: 'month',
  ...more,
});
const of = (theme: string, passages: readonly WeighablePassage[]) =>
  passagesByTheme(passages).find((one) => one.theme === theme)?.passages ?? [];

describe('themes of a chart’s passages', () => {
  it('a passage speaks of a theme by its planets or by the house of its point, and says which', () => {
    const venus = passage('venus', 'moon');
    const seventh = passage('saturn', 'moon', { house: 7, when: 'day' });
    expect(of('love', [venus, seventh])).toEqual([
      { passage: seventh, reasons: ['house', 'day'] },
      { passage: venus, reasons: ['body'] },
    ]);
  });

  it('being near makes nothing speak of a theme it has nothing to do with', () => {
    expect(of('love', [passage('pluto', 'moon', { when: 'day' })])).toEqual([]);
  });

  it('without an hour no house is weighed', () => {
    expect(of('love', [passage('saturn', 'moon')])).toEqual([]);
  });

  it('gives two at most, all nine themes in their order', () => {
    const many = Array.from({ length: 6 }, () => passage('venus', 'venus'));
    expect(of('love', many)).toHaveLength(2);
    expect(passagesByTheme(many)).toHaveLength(9);
  });
});
