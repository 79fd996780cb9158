import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { indexCorpus } from './corpus.ts';
import { defineKind } from './kind.ts';

const kind = defineKind({
  name: 'sample.number',
  folder: 'nombre/resultat',
  slugs: ['1', '2', '2/11'],
  frontMatter: z.object({ epithet: z.string().max(40) }),
  sections: ['portrait', 'advice'],
  minWords: 5,
});

const FRONT = [
  'title: "Nombre 1 : le départ"',
  'description: "Une description assez longue pour tenir dans la fourchette demandée, soit entre cent dix et cent soixante signes."',
  "epithet: L'élan",
];
const BODY = ['Avant tout.', '## Le portrait {#portrait}', "C'est *vous* !", '## Conseil {#advice}', 'Marchez.'];

const file = (front = FRONT, body = BODY) => ['---', ...front, '---', ...body].join('\n');
const problemsOf = (raw: string) =>
  indexCorpus([{ file: 'nombre/resultat/1.md', raw }], [kind]).problems.map(
    ({ rule, where, message }) => `${rule}|${where ?? ''}|${message}`,
  );

describe('indexCorpus', () => {
  it('gives a text with its fields, lead and sections', () => {
    const { corpus, problems } = indexCorpus([{ file: 'nombre/resultat/2/11.md', raw: file() }], [kind]);
    expect(problems).toEqual([]);
    const text = corpus.get(kind, '2/11');
    expect(text).toMatchObject({
      slug: '2/11',
      file: 'nombre/resultat/2/11.md',
      title: 'Nombre 1\u00A0: le départ',
      frontMatter: { epithet: 'L’élan' },
      lead: '<p>Avant tout.</p>',
      sections: [
        { key: 'portrait', title: 'Le portrait', html: '<p>C’est <em>vous</em>\u202F!</p>', text: 'C’est vous\u202F!' },
        { key: 'advice', title: 'Conseil', html: '<p>Marchez.</p>', text: 'Marchez.' },
      ],
      words: 5,
    });
    expectTypeOf(text!.frontMatter.epithet).toEqualTypeOf<string>();
    expectTypeOf(text!.sections[0]!.key).toEqualTypeOf<'portrait' | 'advice'>();
  });

  it('renders once and lists without rendering', () => {
    const { corpus } = indexCorpus([{ file: 'nombre/resultat/1.md', raw: file() }], [kind]);
    expect(corpus.get(kind, '1')).toBe(corpus.get(kind, '1'));
    expect(corpus.list(kind).map(({ slug }) => slug)).toEqual(['1']);
    expect(corpus.get(kind, '7')).toBeUndefined();
  });

  it('shows what is laid over files instead of them, and the file again when that is taken away', () => {
    const { corpus } = indexCorpus(
      ['1', '2'].map((slug) => ({ file: `nombre/resultat/${slug}.md`, raw: file() })),
      [kind],
    );
    const changed: string[] = [];
    corpus.watch((_, slug) => changed.push(slug));
    const own = corpus.sourceOf(kind, '1')!;
    const written = { ...own, title: 'Un autre', slug: '1' };
    corpus.lay(
      kind,
      new Map([
        ['1', written],
        ['2', null],
        ['2/11', { ...own, slug: '2/11' }],
      ]),
    );
    expect(corpus.get(kind, '1')?.title).toBe('Un autre');
    expect(corpus.get(kind, '2')).toBeUndefined();
    expect(corpus.list(kind).map(({ slug }) => slug)).toEqual(['1', '2/11']);
    expect(corpus.sourceOf(kind, '1')).toBe(own);
    expect(changed.splice(0)).toEqual(['1', '2', '2/11']);
    corpus.lay(kind, new Map([['1', written]]));
    expect(changed).toEqual(['2', '2/11']);
    expect(corpus.list(kind).map(({ slug }) => slug)).toEqual(['1', '2']);
    corpus.lay(kind, new Map());
    expect(corpus.get(kind, '1')?.title).toBe(own.title);
  });

  it('sets strangers apart and refuses a file with two kinds', () => {
    const { strangers } = indexCorpus([{ file: 'nombre/resultat/12.md', raw: file() }], [kind]);
    expect(strangers).toEqual(['nombre/resultat/12.md']);
    const twin = defineKind({ ...kind, name: 'sample.twin' });
    expect(() => indexCorpus([{ file: 'nombre/resultat/1.md', raw: file() }], [kind, twin])).toThrow('claimed by');
  });

  it.each([
    ['a missing section', file(FRONT, BODY.slice(0, 3)), 'sections|advice|section is missing'],
    ['an unknown section', file(FRONT, [...BODY, '## Plus {#more}', 'Oui.']), 'sections|more|unknown section'],
    ['an empty section', file(FRONT, BODY.slice(0, 4)), 'sections|advice|section is empty'],
    ['a repeated section', file(FRONT, [...BODY, '## Bis {#advice}', 'Oui.']), 'sections|advice|section is repeated'],
    ['sections out of order', file(FRONT, [...BODY.slice(3), ...BODY.slice(1, 3)]), 'sections|advice|out of place'],
    ['a heading without key', file(FRONT, ['## Titre', ...BODY]), 'sections||"## Titre" is not of the form'],
    ['a heading of the first level', file(FRONT, ['# Titre', ...BODY]), 'sections||"# Titre" is not of the form'],
    ['no front matter', BODY.join('\n'), 'front-matter||must begin with front matter'],
    ['an unquoted colon', file(['title: Nombre 1 : départ', ...FRONT.slice(1)]), 'front-matter||line 2'],
    ['a missing field', file(FRONT.slice(0, 2)), 'front-matter|epithet|'],
    ['an unknown field', file([...FRONT, 'colour: bleu']), 'front-matter||Unrecognized key'],
    ['a long title', file([`title: ${'a'.repeat(61)}`, ...FRONT.slice(1)]), 'front-matter|title|'],
    ['a short description', file([FRONT[0]!, 'description: Courte.', FRONT[2]!]), 'front-matter|description|'],
    ['a field its schema refuses', file([...FRONT.slice(0, 2), `epithet: ${'e'.repeat(41)}`]), 'front-matter|epithet|'],
  ])('names %s', (_, raw, expected) => {
    expect(problemsOf(raw)).toContainEqual(expect.stringContaining(expected));
  });

  it('reads no heading inside code', () => {
    expect(problemsOf(file(FRONT, [...BODY, '```', '# pas un titre', '```']))).toEqual([]);
  });
});

describe('free sections', () => {
  const page = defineKind({ ...kind, name: 'sample.page', sections: 'free' });
  const read = (body: string[]) => indexCorpus([{ file: 'nombre/resultat/1.md', raw: file(FRONT, body) }], [page]);
  const said = (body: string[]) => read(body).problems.map(({ where, message }) => `${where ?? ''}|${message}`);

  it('keep the order of the file, under any keys', () => {
    const { corpus, problems } = read(['## Plus loin {#plus-loin}', 'Oui.', '## Avant {#avant}', 'Non.']);
    expect(problems).toEqual([]);
    const text = corpus.get(page, '1');
    expect(text?.sections.map(({ key }) => key)).toEqual(['plus-loin', 'avant']);
    expectTypeOf(text!.sections[0]!.key).toEqualTypeOf<string>();
  });

  it.each([
    ['no section', ['Un texte seul.'], '|has no section'],
    ['an empty section', ['## Avant {#avant}'], 'avant|section is empty'],
    ['a repeated key', ['## A {#a}', 'Oui.', '## B {#a}', 'Non.'], 'a|section is repeated'],
    ['a key that no address can hold', ['## Été {#été}', 'Oui.'], 'été|key must be lower-case ASCII'],
    ['a heading without key', ['## Titre', 'Oui.'], '|"## Titre" is not of the form "## Titre {#key}"'],
  ])('refuse %s', (_, body, expected) => expect(said(body)).toEqual([expected]));
});

describe('defineKind', () => {
  it('refuses keys that cannot stand in a heading', () => {
    expect(() => defineKind({ ...kind, sections: ['Été'] })).toThrow('section key');
    expect(() => defineKind({ ...kind, sections: ['a', 'a'] })).toThrow('repeated');
  });
});
