import { join } from 'node:path';
import { loadCorpus } from '@solelune/corpus';
import { checkContent, sayProblem } from '@solelune/corpus/check';
import { describe, expect, it } from 'vitest';
import { childSignKind } from './corpus/signs.ts';
import { kinds, pages } from './corpus.ts';

const CONTENT = join(import.meta.dirname, '..', '..', 'content');

describe('the texts of astrology', () => {
  const checked = checkContent(CONTENT, kinds, 'astrologie/', pages);

  it('are all there and follow the editorial guide, composed pages too', async () => {
    const { problems } = await checked;
    expect(problems.map(sayProblem)).toEqual([]);
  });

  it('speak of a girl and of a boy on the page of each child, and begin with either as often', async () => {
    const corpus = await loadCorpus(CONTENT, kinds);
    const told = (text: string, who: string) =>
      text.match(new RegExp(`(?<!\\p{L})${who}(?!\\p{L})`, 'giu'))?.length ?? 0;
    const isGirl = (text: string) => told(text, 'elle') > told(text, 'il');
    const pairs = corpus.list(childSignKind).map(({ slug }) => {
      const sections = corpus.get(childSignKind, slug)?.sections ?? [];
      const textOf = (key: string) => sections.find((section) => section.key === key)?.text ?? '';
      return [isGirl(textOf('temperament')), isGirl(textOf('parents'))];
    });
    expect(pairs.filter(([first, last]) => first === last)).toEqual([]);
    expect(pairs.filter(([first]) => first)).toHaveLength(6);
  });

  it('make 144 pages of each kind of pair, birth charts, solar years and bonds, long enough and apart enough', async () => {
    const { pages: measured } = await checked;
    expect(measured.map(({ kind, texts }) => [kind, texts])).toEqual([
      ['astrology.ascendant-page', 144],
      ['astrology.compatibility-page', 144],
      ['astrology.moon-compatibility-page', 144],
      ['astrology.natal-page', 40],
      ['astrology.solar-page', 12],
      ['astrology.bond-page', 40],
    ]);
    const fewest = [220, 300, 200, 3000, 800, 900];
    expect(measured.map(({ fewestWords }, index) => fewestWords >= (fewest[index] as number))).toEqual(
      fewest.map(() => true),
    );
    for (const { worstPair } of measured) expect(worstPair?.shared).toBeLessThanOrEqual(0.35);
  });
});
