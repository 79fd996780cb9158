/** The tree of what a book says, built while its pages are read: parts, chapters, headings, paragraphs, tables, figures. */
import { readFileSync } from 'node:fs';

/** The same list as the template's: a mark is a place in it. */
export const KINDS = JSON.parse(readFileSync(new URL('../template/kinds.json', import.meta.url), 'utf8')) as string[];

/** Words that are not on the page, in the order in which the book needs them. */
export interface SaidBeside {
  /** What each figure shows. */
  readonly figures: readonly string[];
  /** Paragraphs that a large letter opens: drawn in two pieces, they are one text. */
  readonly openings: readonly string[];
  /** Where each line of the contents leads. */
  readonly links: readonly string[];
}

/** A run of what is painted on a page. */
export interface Run {
  readonly page: number;
  readonly id: number;
}
export interface Element {
  readonly type: string;
  readonly parent: Element | null;
  readonly kids: (Element | Run)[];
  readonly attributes?: string;
  readonly alt?: string;
  readonly actual?: string;
  /** Points of the page, of a figure: left, low, right, high. */
  box?: [number, number, number, number];
}

interface Shape {
  /** From the outer one to that which holds what is painted; none for an ornament. */
  readonly path: readonly string[];
  /** The type that it stands in: what is open inside that ends. Begun with the first that needs it. */
  readonly inside: 'Document' | 'Part' | 'Sect' | 'L' | 'TOC' | 'Table' | 'TR';
  readonly attributes?: string;
}
const block = (...path: string[]): Shape => ({ path, inside: 'Sect' });
const cell = (attributes: string, ...path: string[]): Shape => ({
  ...{ path, inside: path.length > 1 ? 'Table' : 'TR' },
  ...(attributes && { attributes: `<</O/Table${attributes}>>` }),
});

const SHAPES: Readonly<Record<string, Shape>> = {
  Part: { path: ['Part'], inside: 'Document' },
  Sect: { path: ['Sect'], inside: 'Part' },
  ...{ H1: block('H1'), H2: block('H2'), H3: block('H3'), P: block('P'), Opening: block('P') },
  ...{ Figure: block('Figure'), Ornament: block(), TOC: block('TOC'), Table: block('Table') },
  Item: { path: ['LI', 'LBody'], inside: 'L' },
  Entry: { path: ['TOCI', 'Reference', 'Link'], inside: 'TOC' },
  EntryPart: { path: ['TOCI', 'P'], inside: 'TOC' },
  Row: cell('/Scope/Row', 'TR', 'TH'),
  ColumnRow: cell('/Scope/Column', 'TR', 'TH'),
  GroupRow: cell('/Scope/Column/ColSpan 3', 'TR', 'TH'),
  ...{ Column: cell('/Scope/Column', 'TH'), TD: cell('', 'TD') },
};
/** Hold others and nothing that is painted. */
const GROUPS = new Set(['Document', 'Part', 'Sect', 'L', 'TOC', 'Table', 'TR']);

export class Structure {
  readonly root: Element = { type: 'Document', parent: null, kids: [] };
  #current: Element = this.root;
  readonly #said: { [Key in keyof SaidBeside]: IterableIterator<string> };

  constructor({ figures, openings, links }: SaidBeside) {
    this.#said = { figures: figures.values(), openings: openings.values(), links: links.values() };
  }

  /** What is painted next belongs to it; null: it is an ornament. */
  get current(): Element | null {
    return GROUPS.has(this.#current.type) ? null : this.#current;
  }

  /** From here on it is something else. */
  begin(kind: string): void {
    const shape = SHAPES[kind];
    if (!shape) throw new Error(`no such thing is marked: ${kind}`);
    let element = this.#within(shape.inside);
    shape.path.forEach((type, index) => {
      element = added(element, type, index === shape.path.length - 1 ? this.#sayings(kind, shape) : {});
    });
    this.#current = element;
  }

  /** Nothing that was told of is left over. */
  finish(): void {
    for (const [what, words] of Object.entries(this.#said))
      if (!words.next().done) throw new Error(`the pages have fewer ${what} than were told of`);
  }

  #within(type: Shape['inside']): Element {
    for (let element: Element | null = this.#current; element; element = element.parent)
      if (element.type === type) return element;
    if (type === 'L') return added(this.#within('Sect'), 'L');
    // What stands before the first chapter of a part stands in the part.
    if (type === 'Sect') return this.#within('Part');
    throw new Error(`something is marked outside its ${type}`);
  }

  #sayings(kind: string, { attributes }: Shape): Partial<Element> {
    return {
      ...(attributes && { attributes }),
      ...(kind === 'Figure' && { alt: this.#next('figures') }),
      ...(kind === 'Opening' && { actual: this.#next('openings') }),
      ...(kind === 'Entry' && { alt: this.#next('links') }),
    };
  }

  #next(what: keyof SaidBeside): string {
    const next = this.#said[what].next();
    if (next.done) throw new Error(`the pages have more ${what} than were told of`);
    return next.value;
  }
}

function added(parent: Element, type: string, more: Partial<Element> = {}): Element {
  const element: Element = { type, parent, kids: [], ...more };
  parent.kids.push(element);
  return element;
}
