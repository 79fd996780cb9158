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

  it('make 144 pages of each kind of pair, and birth charts, long enough and apart enough', async () => {
    const { pages: measured } = await checked;
    expect(measured.map(({ kind, texts }) => [kind, texts])).toEqual([
      ['astrology.ascendant-page', 144],
      ['astrology.compatibility-page', 144],
      ['astrology.moon-compatibility-page', 144],
      ['astrology.natal-page', 40],
    ]);
    const [ascendant, sun, moon] = measured.map(({ fewestWords }) => fewestWords) as [number, number, number];
    expect([ascendant >= 220, sun >= 300, moon >= 200]).toEqual([true, true, true]);
    for (const { worstPair } of measured) expect(worstPair?.shared).toBeLessThanOrEqual(0.35);
  });
});
