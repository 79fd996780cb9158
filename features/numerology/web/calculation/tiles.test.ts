import { describe, expect, it } from 'vitest';
import { affectiveLife, expression, lifePath, readName, universalNumber } from '../../engine/index.ts';
import { evenRatings } from '../themes.ts';
import { reductionLines, threadsTitle } from './sums.ts';
import { tilesOfBirth, tilesOfName, tilesOfThemes } from './tiles.ts';

const named = (text: string) => {
  const name = readName(text);
  if (!name.ok) throw new Error(name.code);
  return name.value;
};
const signs = (groups: ReturnType<typeof tilesOfName>) =>
  groups.map(({ tiles }) => tiles.map(({ sign }) => sign).join(''));

describe('tiles', () => {
  it('keep accents, open ligatures, part words', () => {
    expect(signs(tilesOfName(expression(named('Élodie Cœur')).chosen.count))).toEqual(['ÉLODIE', 'COEUR']);
  });

  it('leave consonants uncounted in affective life', () => {
    const outcome = affectiveLife(named('Sylvie'));
    const [word] = outcome.ok ? tilesOfName(outcome.value.chosen.count) : [];
    expect(word?.tiles.filter(({ counted }) => counted).map(({ sign }) => sign)).toEqual(['Y', 'I', 'E']);
    expect(word?.tiles.at(-1)?.runningSum).toBe(21);
  });

  it('of a date: day, month, year', () => {
    const groups = tilesOfBirth(lifePath({ year: 1988, month: 6, day: 17 }).chosen);
    expect(signs(groups)).toEqual(['17', '06', '1988']);
    expect(groups.at(-1)?.tiles.at(-1)?.runningSum).toBe(40);
  });

  it('of the themes: the rating, its place and their product', () => {
    const groups = tilesOfThemes(universalNumber(evenRatings(5)));
    expect(groups.map(({ tiles }) => [tiles[0]?.sign, tiles[0]?.place, tiles[0]?.value])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((place) => ['5', place, 5 * place]),
    );
  });
});

describe('sums in words', () => {
  it('one line per step', () => {
    expect(reductionLines(expression(named('Louise Martin')).chosen.count.reduction)).toEqual([
      '5 + 7 = 12',
      '1 + 2 = 3',
    ]);
  });

  it.each([
    [40, 4, '40\u00A0fils, 4\u00A0brins'],
    [10, 1, '10\u00A0fils, 1\u00A0brin'],
    [7, 7, '7\u00A0fils'],
  ])('%i and %i', (total, number, title) => expect(threadsTitle(total, number)).toBe(title));
});
