import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ComposedPages } from '../composed-pages.ts';
import { indexCorpus } from '../corpus.ts';
import { defineKind } from '../kind.ts';
import { sayProblem } from '../problem.ts';
import { checkPages } from './check-pages.ts';

const halves = defineKind({
  name: 'sample.half',
  folder: 'moitie',
  slugs: ['a', 'b', 'c'],
  frontMatter: z.object({}),
  sections: [],
  minWords: 1,
  fragment: true,
});

const pairs: ComposedPages = {
  name: 'sample.pair',
  addresses: ['a-b', 'a-c'],
  minWords: 12,
  compose: (corpus, address) =>
    address
      .split('-')
      .map((slug) => {
        const text = corpus.get(halves, slug);
        if (!text) throw new Error('missing');
        return text.lead;
      })
      .join('\n'),
};

const LONG = 'le vent tourne au matin sur la place du marché';
const check = (texts: Record<string, string>, pages = pairs) => {
  const files = Object.entries(texts).map(([slug, body]) => ({
    file: `moitie/${slug}.md`,
    raw: `---\ntitle: Une moitié\n---\n${body}\n`,
  }));
  const { problems, pages: report } = checkPages(indexCorpus(files, [halves]).corpus, [pages]);
  return { said: problems.map(sayProblem), report };
};

describe('checkPages', () => {
  it('measures pages as they are composed', () => {
    const { said, report } = check({
      a: '**Un** & deux.',
      b: `${LONG}.`,
      c: 'Dix mots qui ne se trouvent nulle part ailleurs ici même.',
    });
    expect(said).toEqual([]);
    expect(report).toEqual([{ kind: 'sample.pair', texts: 2, words: 25, fewestWords: 12, worstPair: undefined }]);
  });

  it('names a short page and two pages that are too much alike', () => {
    const { said } = check({ a: `${LONG}.`, b: 'Un deux trois.', c: 'Quatre.' });
    expect(said).toEqual([
      'a-c: has 11 words of at least 12 (length)',
      'a-b: shares 86 % of its five-word shingles with a-c (similarity)',
    ]);
  });

  it('counts the paragraphs that close on an order, and sees an exercise that comes twice', () => {
    const [a, b] = [
      'Le matin vient. Notez trois mots.',
      'Le soir tombe sur la place. Ensuite, notez trois mots et gardez-les bien.',
    ];
    const planted = { a, b, c: 'Une phrase longue qui ne demande rien à personne, et qui se tient tranquille ici.' };
    expect(check(planted, { ...pairs, mostOrders: 1 }).said).toEqual([
      'a-b: closes 2 paragraphs on an order, of at most 1 (page-orders)',
      'a-b: asks twice: « notez trois mots » (exercise)',
    ]);
    expect(check(planted, { ...pairs, mostOrders: 2 }).said).toEqual([
      'a-b: asks twice: « notez trois mots » (exercise)',
    ]);
    expect(check(planted).said).toEqual([]);
  });

  it('leaves out a page whose texts are missing, and lets a fault of the composer be seen', () => {
    expect(check({ a: LONG, b: LONG }).report).toMatchObject([{ texts: 1 }]);
    const broken: ComposedPages = {
      ...pairs,
      compose: () => {
        throw new Error('broken composer');
      },
    };
    expect(() => check({ a: LONG, b: LONG, c: LONG }, broken)).toThrow('broken composer');
  });
});
