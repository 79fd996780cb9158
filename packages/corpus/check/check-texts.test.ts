import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { indexCorpus } from '../corpus.ts';
import { defineKind } from '../kind.ts';
import { sayProblem } from '../problem.ts';
import { checkTexts } from './check-texts.ts';

const kind = defineKind({
  name: 'sample.number',
  folder: 'nombre',
  slugs: ['1', '2'],
  frontMatter: z.object({ keywords: z.array(z.string()) }),
  sections: ['portrait'],
  minWords: 8,
});
const KNOWN = 'nombre un départ mot le la marche vers une autre ville au matin du chemin voici portrait doux'.split(
  ' ',
);
const dictionary = { accepts: (word: string) => KNOWN.includes(word.toLowerCase()) };

const text = (body: string, keywords = '[départ]') =>
  `---\ntitle: Nombre un\ndescription: ${'mot '.repeat(30).trim()}\nkeywords: ${keywords}\n---\n## Portrait {#portrait}\n${body}\n`;
const GOOD = 'La marche vers une autre ville au matin.';
const OTHER = 'Voici le portrait doux du chemin vers la ville.';

function check(files: Record<string, string>) {
  const index = indexCorpus(
    Object.entries(files).map(([file, raw]) => ({ file, raw })),
    [kind],
  );
  const report = checkTexts(index, [kind], dictionary);
  return { ...report, said: report.problems.map(sayProblem) };
}

describe('checkTexts', () => {
  it('finds nothing wrong with good texts, and counts them', () => {
    const { said, kinds } = check({ 'nombre/1.md': text(GOOD), 'nombre/2.md': text(OTHER) });
    expect(said).toEqual([]);
    expect(kinds).toMatchObject([{ kind: 'sample.number', texts: 2, words: 17, fewestWords: 8 }]);
    expect(kinds[0]?.worstPair).toBeUndefined();
  });

  it.each<[string, Record<string, string>, string]>([
    ['a missing file', { 'nombre/1.md': text(GOOD) }, 'nombre/2.md: is missing (sample.number) (file)'],
    ['a stranger', { 'ailleurs/3.md': text(GOOD) }, 'ailleurs/3.md: belongs to no declared kind (file)'],
    ['a short text', { 'nombre/1.md': text('Le chemin.') }, 'nombre/1.md: has 2 words of at least 8 (length)'],
    [
      'a wrong word',
      { 'nombre/1.md': text(`${GOOD} Chemain.`) },
      'nombre/1.md [portrait]: unknown word "Chemain" (spelling)',
    ],
    [
      'a wrong keyword',
      { 'nombre/1.md': text(GOOD, '[depart]') },
      'nombre/1.md [keywords]: unknown word "depart" (spelling)',
    ],
    ['a broken text', { 'nombre/1.md': text('') }, 'nombre/1.md [portrait]: section is empty (sections)'],
    [
      'two texts alike',
      { 'nombre/1.md': text(GOOD), 'nombre/2.md': text(GOOD) },
      'nombre/1.md: shares 100 % of its five-word shingles with nombre/2.md (similarity)',
    ],
  ])('names %s', (_, files, expected) => expect(check(files).said).toContain(expected));

  it('judges style in every part', () => {
    const { said } = check({ 'nombre/1.md': text(`${GOOD} Né(e).`) });
    expect(said).toContainEqual(
      expect.stringMatching(/^nombre\/1\.md \[portrait\]: turn the sentence .*\(house-style\)$/),
    );
  });

  it('reports a broken file once, and not as missing', () => {
    const { problems } = check({ 'nombre/1.md': text(''), 'nombre/2.md': text(OTHER) });
    expect(problems).toHaveLength(1);
  });
});
