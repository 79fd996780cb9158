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

export type Target = { readonly element: Element } | { readonly artifact: string };

interface Shape {
  /** From the outer one to that which holds what is painted. */
  readonly path: readonly string[];
  readonly attributes?: string;
  /** Holds others and nothing that is painted. */
  readonly isGroup?: true;
}
const group = (type: string): Shape => ({ path: [type], isGroup: true });
const leaf = (...path: string[]): Shape => ({ path });
const table = (type: string, attributes: string): Shape => ({
  path: [type],
  attributes: `<</O/Table${attributes}>>`,
});

const SHAPES: Readonly<Record<string, Shape>> = {
  ...{ Part: group('Part'), Sect: group('Sect'), TOC: group('TOC'), Table: group('Table'), TR: group('TR') },
  ...{ H1: leaf('H1'), H2: leaf('H2'), H3: leaf('H3'), P: leaf('P'), Opening: leaf('P'), Figure: leaf('Figure') },
  ...{ Item: leaf('LI', 'LBody'), Entry: leaf('TOCI', 'Reference', 'Link'), EntryPart: leaf('TOCI', 'P') },
  TH: table('TH', '/Scope/Row'),
  Column: table('TH', '/Scope/Column'),
  Group: table('TH', '/Scope/Column/ColSpan 3'),
  TD: leaf('TD'),
};
const ARTIFACTS: Readonly<Record<string, string>> = {
  Artifact: '',
  Header: '<</Type/Pagination/Subtype/Header>>',
  Footer: '<</Type/Pagination/Subtype/Footer>>',
};

type Open = { readonly element: Element; readonly isGroup: boolean; readonly isList?: true } | { artifact: string };

export class Structure {
  readonly root: Element = { type: 'Document', parent: null, kids: [] };
  readonly #open: Open[] = [{ element: this.root, isGroup: true }];
  readonly #said: { [Key in keyof SaidBeside]: IterableIterator<string> };

  constructor({ figures, openings, links }: SaidBeside) {
    this.#said = { figures: figures.values(), openings: openings.values(), links: links.values() };
  }

  /** What is painted next belongs to it. */
  get target(): Target {
    const open = this.#open.at(-1) as Open;
    if ('artifact' in open) return open;
    return open.isGroup ? { artifact: '' } : { element: open.element };
  }

  mark(kind: string): void {
    const artifact = ARTIFACTS[kind];
    if (artifact !== undefined) this.#open.push({ artifact });
    else if (kind === 'end') this.#end();
    else this.#begin(kind);
  }

  /** Everything must have ended, but the chapter and the part. */
  finish(): void {
    this.#closeTo('Document');
    for (const [what, words] of Object.entries(this.#said))
      if (!words.next().done) throw new Error(`the pages have fewer ${what} than were told of`);
  }

  #end(): void {
    // A list ends with whatever comes after its last item.
    if (isList(this.#open.at(-1))) this.#open.pop();
    if (this.#open.length < 2) throw new Error('something ends that never began');
    this.#open.pop();
  }

  #begin(kind: string): void {
    const shape = SHAPES[kind];
    if (!shape) throw new Error(`no such thing is marked: ${kind}`);
    if (kind === 'Part') this.#closeTo('Document');
    if (kind === 'Sect') this.#closeTo('Part');
    const inList = isList(this.#open.at(-1));
    if (kind === 'Item' && !inList) {
      this.#open.push({ element: this.#added(this.#parent(), 'L'), isGroup: true, isList: true });
    } else if (kind !== 'Item' && inList) this.#open.pop();
    let element = this.#parent();
    shape.path.forEach((type, index) => {
      const isLast = index === shape.path.length - 1;
      element = this.#added(element, type, isLast ? this.#sayings(kind, shape) : {});
    });
    this.#open.push({ element, isGroup: shape.isGroup ?? false });
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

  #parent(): Element {
    const open = this.#open.at(-1) as Open;
    if ('artifact' in open || !open.isGroup) throw new Error('something is marked inside what holds nothing');
    return open.element;
  }

  #added(parent: Element, type: string, more: Partial<Element> = {}): Element {
    const element: Element = { type, parent, kids: [], ...more };
    parent.kids.push(element);
    return element;
  }

  #closeTo(type: 'Document' | 'Part'): void {
    for (;;) {
      const open = this.#open.at(-1) as Open;
      if ('element' in open && open.element.type === type) return;
      if ('artifact' in open || !['L', 'Sect', 'Part'].includes(open.element.type))
        throw new Error(`${'artifact' in open ? 'an artifact' : open.element.type} was not ended`);
      this.#open.pop();
    }
  }
}

const isList = (open: Open | undefined): boolean => open !== undefined && 'isList' in open;
