import { describe, expect, it } from 'vitest';
import { taggedContent } from './content.ts';
import { KINDS, Structure } from './structure.ts';

const NOTHING = { figures: [], openings: [], links: [] };
const mark = (kind: string) =>
  `q\n1 0 0 1 40 60 cm\n/srgb cs\n0 0 0 scn\n0 0 ${3000 + KINDS.indexOf(kind)} 5000 re\nf\nQ`;
const words = (letter: string) => `BT\n1 0 0 -1 0 9 Tm\n[(${letter})] TJ\nET`;
const GROUND = '0 0 419 595 re\nf';
const page = (...parts: string[]) => parts.join('\n');
const opened = (structure: Structure) => {
  structure.begin('Part');
  structure.begin('Sect');
  return structure;
};

describe('a page of marks', () => {
  it('loses them, and says what each thing is', () => {
    const structure = opened(new Structure(NOTHING));
    const { content, owners } = taggedContent(
      page(GROUND, words('head'), mark('H2'), words('a'), mark('P'), words('b'), mark('Footer'), words('7')),
      0,
      structure,
    );
    expect(content).toBe(
      page(
        `/Artifact BMC\n${GROUND}\nEMC`,
        `/Artifact <</Type/Pagination/Subtype/Header>> BDC\n${words('head')}\nEMC`,
        `/H2 <</MCID 0>> BDC\n${words('a')}\nEMC`,
        `/P <</MCID 1>> BDC\n${words('b')}\nEMC`,
        `/Artifact <</Type/Pagination/Subtype/Footer>> BDC\n${words('7')}\nEMC`,
      ),
    );
    expect(owners.map(({ type }) => type)).toEqual(['H2', 'P']);
  });

  it('goes on with the paragraph of the page before', () => {
    const structure = opened(new Structure(NOTHING));
    taggedContent(page(GROUND, mark('P'), words('a')), 0, structure);
    const { owners } = taggedContent(
      page(GROUND, words('head'), mark('Resume'), words('b'), mark('P'), words('c')),
      1,
      structure,
    );
    expect(owners.map(({ kids }) => kids)).toEqual([
      [
        { page: 0, id: 0 },
        { page: 1, id: 0 },
      ],
      [{ page: 1, id: 1 }],
    ]);
  });

  it('keeps lines around words apart from them, and those of a figure in it, with its place', () => {
    const structure = opened(new Structure({ ...NOTHING, figures: ['A wheel'] }));
    const line = '0 0 m\n100 50 l\nS';
    const { content, owners } = taggedContent(
      page(GROUND, mark('P'), line, words('a'), mark('Figure'), 'q', '1 0 0 1 10 20 cm', line, 'Q'),
      0,
      structure,
    );
    expect(content).toContain(`${line}\nEMC\n/P <</MCID 0>> BDC`);
    expect(owners[1]).toMatchObject({ type: 'Figure', alt: 'A wheel', box: [10, 20, 110, 70] });
  });

  it('makes lists and tables of their items and cells', () => {
    const structure = opened(new Structure(NOTHING));
    const parts = ['Item', 'Item', 'P', 'Table', 'ColumnRow', 'Column', 'Row', 'TD', 'P'];
    taggedContent(page(GROUND, ...parts.flatMap((kind) => [mark(kind), words(kind)])), 0, structure);
    const shape = (element: (typeof structure)['root']): string =>
      `${element.type}(${element.kids.flatMap((kid) => ('id' in kid ? [] : [shape(kid)])).join(' ')})`;
    expect(shape(structure.root).replaceAll('()', '')).toBe(
      'Document(Part(Sect(L(LI(LBody) LI(LBody)) P Table(TR(TH TH) TR(TH TD)) P)))',
    );
  });
});

it('a figure without words, or words without a figure, is no book', () => {
  expect(() => opened(new Structure(NOTHING)).begin('Figure')).toThrow('more figures');
  expect(() => new Structure({ ...NOTHING, links: ['Sommaire'] }).finish()).toThrow('fewer links');
  expect(() => opened(new Structure(NOTHING)).begin('TD')).toThrow('outside its TR');
});
