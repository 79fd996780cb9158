import { join } from 'node:path';
import { checkContent, sayProblem } from '@solelune/corpus/check';
import { describe, expect, it } from 'vitest';
import { kinds, pages } from './corpus.ts';

describe('the texts of astrology', () => {
  const checked = checkContent(join(import.meta.dirname, '..', '..', 'content'), kinds, 'astrologie/', pages);

  it('are all there and follow the editorial guide, composed pages too', async () => {
    const { problems } = await checked;
    expect(problems.map(sayProblem)).toEqual([]);
  });

  it('make 144 pages of each kind of pair, birth charts and solar years, long enough and apart enough', async () => {
    const { pages: measured } = await checked;
    expect(measured.map(({ kind, texts }) => [kind, texts])).toEqual([
      ['astrology.ascendant-page', 144],
      ['astrology.compatibility-page', 144],
      ['astrology.moon-compatibility-page', 144],
      ['astrology.natal-page', 40],
      ['astrology.solar-page', 12],
    ]);
    const fewest = [220, 300, 200, 3000, 800];
    expect(measured.map(({ fewestWords }, index) => fewestWords >= (fewest[index] as number))).toEqual(
      fewest.map(() => true),
    );
    for (const { worstPair } of measured) expect(worstPair?.shared).toBeLessThanOrEqual(0.35);
  });
});
