/** The drawing orders of a page, read once: the template's marks are taken out, and what stands between them is named for readers that do not see it. */
import { type Element, KINDS, type Run, type Structure } from './structure.ts';

/** A mark is a rectangle larger than the page: its width says the kind, its height that it is one (`template/look.typ`). */
const MARK = { width: 3000, height: 5000 };

type Matrix = readonly [number, number, number, number, number, number];
const NOTHING = new Set(['cm', 'cs', 'CS', 'scn', 'SCN', 'gs', 'w', 'J', 'j', 'M', 'd', 'Tf', 'ri', 'Tr']);
/** Begin something that is painted or cut out; the rest of it follows at once. */
const BEGINS = new Set(['BT', 'm', 're', 'Do', 'sh']);
const ORNAMENT = '/Artifact BMC';

export interface TaggedContent {
  readonly content: string;
  /** Whose each run is, by its number on the page. */
  readonly owners: readonly Element[];
}

export function taggedContent(content: string, page: number, structure: Structure): TaggedContent {
  return new Page(page, structure).read(content.split('\n'));
}

class Page {
  readonly #page: number;
  readonly #structure: Structure;
  readonly #out: string[] = [];
  readonly #owners: Element[] = [];
  readonly #kept: Matrix[] = [];
  #matrix: Matrix = [1, 0, 0, 1, 0, 0];
  /** Beside the text: what comes before the first mark (the ground, the running head), leaders, the folio. */
  #aside: 'Header' | 'Footer' | 'Aside' | null = 'Header';
  /** Whose the run is that is being written: an element's, or nobody's by these words. */
  #current: Element | string | null = null;

  constructor(page: number, structure: Structure) {
    this.#page = page;
    this.#structure = structure;
  }

  read(lines: readonly string[]): TaggedContent {
    for (let at = 0; at < lines.length; at += 1) {
      const line = lines[at] as string;
      const kind = lines[at + 1] === 'f' ? markIn(line) : null;
      if (kind !== null) {
        this.#mark(kind);
        at += 1;
        if (lines[at + 1] === 'Q' && this.#dropFrame()) at += 1;
        continue;
      }
      const order = line.slice(line.lastIndexOf(' ') + 1);
      if (BEGINS.has(order)) this.#enter(order);
      this.#follow(order, line);
      this.#out.push(line);
    }
    this.#leave();
    return { content: this.#out.join('\n'), owners: this.#owners };
  }

  /** What was only set for a mark goes with it. */
  #dropFrame(): boolean {
    const from = this.#out.lastIndexOf('q');
    if (from < 0 || this.#out.slice(from + 1).some((line) => !NOTHING.has(line.slice(line.lastIndexOf(' ') + 1))))
      return false;
    this.#out.length = from;
    this.#matrix = this.#kept.pop() ?? this.#matrix;
    return true;
  }

  #mark(kind: string): void {
    if (kind === 'Aside' || kind === 'Footer') this.#aside = kind;
    else {
      this.#aside = null;
      if (kind !== 'Resume') this.#structure.begin(kind);
    }
  }

  /** Lines and grounds around words are ornaments; those of a figure are the figure. */
  #ownerOf(order: string): Element | string {
    if (this.#aside === 'Header' || this.#aside === 'Footer')
      return order === 'BT' ? `/Artifact <</Type/Pagination/Subtype/${this.#aside}>> BDC` : ORNAMENT;
    const element = this.#aside ? null : this.#structure.current;
    return element && (order === 'BT' || element.type === 'Figure') ? element : ORNAMENT;
  }

  #enter(order: string): void {
    const owner = this.#ownerOf(order);
    if (this.#current === owner) return;
    this.#leave();
    this.#current = owner;
    if (typeof owner === 'string') {
      this.#out.push(owner);
      return;
    }
    const run: Run = { page: this.#page, id: this.#owners.length };
    this.#owners.push(owner);
    owner.kids.push(run);
    this.#out.push(`/${owner.type} <</MCID ${run.id}>> BDC`);
  }

  #leave(): void {
    if (this.#current) this.#out.push('EMC');
    this.#current = null;
  }

  /** Where a figure stands: everything that is drawn for it widens its box. */
  #follow(order: string, line: string): void {
    if (order === 'q') this.#kept.push(this.#matrix);
    else if (order === 'Q') this.#matrix = this.#kept.pop() ?? this.#matrix;
    else if (order === 'cm') this.#matrix = within(this.#matrix, numbersOf(line) as unknown as Matrix);
    const element = this.#current;
    if (element === null || typeof element === 'string' || element.type !== 'Figure') return;
    const numbers = numbersOf(line);
    if (order === 'm' || order === 'l') this.#widen(element, [numbers]);
    else if (order === 'c') this.#widen(element, [numbers.slice(4)]);
    else if (order === 'Tm') this.#widen(element, [numbers.slice(4)]);
    else if (order === 'Do')
      this.#widen(element, [
        [0, 0],
        [1, 1],
      ]);
    else if (order === 're') {
      const [x = 0, y = 0, width = 0, height = 0] = numbers;
      this.#widen(element, [
        [x, y],
        [x + width, y + height],
      ]);
    }
  }

  #widen(element: Element, points: readonly (readonly number[])[]): void {
    const [a, b, c, d, e, f] = this.#matrix;
    for (const [x = 0, y = 0] of points) {
      const [right, high] = [a * x + c * y + e, b * x + d * y + f];
      const box = element.box ?? [right, high, right, high];
      element.box = [Math.min(box[0], right), Math.min(box[1], high), Math.max(box[2], right), Math.max(box[3], high)];
    }
  }
}

const numbersOf = (line: string): number[] => line.split(' ').slice(0, -1).map(Number);

const within = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  ...([a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j] as const),
  ...([a * k + c * l + e, b * k + d * l + f] as const),
];

/** The kind of the mark that this order paints, where it is one. */
function markIn(line: string): string | null {
  if (!line.endsWith(' re')) return null;
  const [, , width, height] = numbersOf(line);
  if (Math.round(Math.abs(height as number)) !== MARK.height) return null;
  const kind = KINDS[Math.round(width as number) - MARK.width];
  if (kind === undefined) throw new Error('a mark of no kind');
  return kind;
}
