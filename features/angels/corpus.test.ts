import { join } from 'node:path';
import { loadCorpus } from '@solelune/corpus';
import { checkContent, sayProblem } from '@solelune/corpus/check';
import { describe, expect, it } from 'vitest';
import { choirKind, kinds, profileKind } from './corpus.ts';

/** « drap » of « Le drap qui claque dans le vent », « bouillon » of « Le premier bouillon du café » */
const imageIn = (epithet: string): string =>
  epithet
    .toLocaleLowerCase('fr')
    .replace(
      /^(?:l’|(?:les?|la|une?|des|\p{L}+(?<=deux|trois|douze)) )(?:(?:premi|derni)(?:er|ère) |petite? |grande? )?/u,
      '',
    )
    .split(/[ ,]/u, 1)[0] as string;

describe('the texts of the angels', () => {
  it('are all there and follow the editorial guide', async () => {
    const { problems } = await checkContent(join(import.meta.dirname, '..', '..', 'content'), kinds, 'angeologie/');
    expect(problems.map(sayProblem)).toEqual([]);
  });

  it('give no two angels the same image: the thing that an epithet names is its own', async () => {
    const corpus = await loadCorpus(join(import.meta.dirname, '..', '..', 'content'), kinds);
    const images = corpus.list(profileKind).map(({ frontMatter }) => imageIn(frontMatter.epithet));
    expect(images).toHaveLength(72);
    expect(images.filter((image, index) => images.indexOf(image) < index)).toEqual([]);
  });

  it('count seventy-two portraits and nine choirs', () => {
    expect(profileKind.slugs).toHaveLength(72);
    expect(choirKind.slugs).toHaveLength(9);
  });
});
