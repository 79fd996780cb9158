import { describe, expect, it } from 'vitest';
import { indexCorpus } from './corpus.ts';
import { defineFragments, defineIntroductions, definePortraits } from './usual-kinds.ts';
import { fragmentOf, frontMatterIn, readingOf, sectionOf, toolsOf } from './wanted-text.ts';

const stars = definePortraits('sample.star', 'etoile', { slugs: ['vega', 'deneb'], sections: ['light'], minWords: 1 });
const skies = defineFragments('sample.sky', 'ciel', ['nuit'], 1);
const tools = defineIntroductions('sample', 'outils', ['carte']);

const description = `description: ${'Une phrase qui dit ce que la page contient. '.repeat(3)}`;
const text = (fields: string[], body: string) => ['---', 'title: Un titre', ...fields, '---', body].join('\n');
const introduction = text([description], '## Un {#what}\nA.\n## Deux {#how}\nB.\n## Trois {#tradition}\nC.');
const { corpus, problems } = indexCorpus(
  [
    {
      file: 'etoile/vega.md',
      raw: text([description, 'epithet: Bleue', 'keywords: [un, deux, trois]'], 'Avant.\n## Clarté {#light}\nBlanche.'),
    },
    { file: 'ciel/nuit.md', raw: text([], 'Noire.') },
    { file: 'outils/index.md', raw: introduction },
    { file: 'outils/carte/index.md', raw: introduction },
  ],
  [stars, skies, tools],
);

describe('a text that a page needs', () => {
  it('is read whole, by its section, as a fragment or for a list', () => {
    expect(problems).toEqual([]);
    expect(readingOf(corpus, stars, 'vega')).toMatchObject({
      meta: { title: 'Un titre' },
      reading: { title: 'Un titre', lead: '<p>Avant.</p>', epithet: 'Bleue', keywords: ['un', 'deux', 'trois'] },
    });
    expect(sectionOf(corpus, stars, 'vega', 'light').text).toContain('Blanche');
    expect(fragmentOf(corpus, skies, 'nuit')).toContain('Noire');
    expect(frontMatterIn(corpus, stars)('vega').epithet).toBe('Bleue');
  });

  it('fails aloud when it is missing', () => {
    expect(() => readingOf(corpus, stars, 'deneb')).toThrow('sample.star deneb');
    expect(() => sectionOf(corpus, stars, 'vega', 'heat')).toThrow('sample.star vega [heat]');
    expect(() => frontMatterIn(corpus, stars)('deneb')).toThrow('sample.star deneb');
  });
});

it('the tools of a universe are those below its first page', () => {
  expect(toolsOf(corpus, tools).map(({ slug }) => slug)).toEqual(['carte']);
});
