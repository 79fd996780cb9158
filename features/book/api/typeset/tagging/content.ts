/** The drawing orders of a page, read once: the template's marks are taken out, and what stands between them is named for readers that do not see it. */
import { type Element, KINDS, type Run, type Structure, type Target } from './structure.ts';

/** A mark is a line that leaves the page: this much to the right, and as far as its kind; this much down (`template/look.typ`). */
const MARK = { across: 3000, down: 5000 };

type Matrix = readonly [number, number, number, number, number, number];
const NOTHING = new Set(['q', 'Q', 'cm', 'cs', 'CS', 'scn', 'SCN', 'gs', 'w', 'J', 'j', 'M', 'd', 'Tf', 'ri', 'Tr']);
/** Begin something that is painted or cut out; the rest of it follows at once. */
const BEGINS = new Set(['BT', 'm', 're', 'Do', 'sh']);

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
  /** The ground of a page is nobody's, even in the middle of a paragraph that goes on: until the first mark, nothing is. */
  #isBegun = false;
  #current: Target | null = null;

  constructor(page: number, structure: Structure) {
    this.#page = page;
    this.#structure = structure;
  }

  read(lines: readonly string[]): TaggedContent {
    for (let at = 0; at < lines.length; at += 1) {
      const line = lines[at] as string;
      const kind = markAt(lines, at);
      if (kind !== null) {
        this.#structure.mark(kind);
        this.#isBegun = true;
        at += 2;
        if (lines[at + 1] === 'Q' && this.#dropFrame()) at += 1;
        continue;
      }
      const order = line.slice(line.lastIndexOf(' ') + 1);
      if (BEGINS.has(order)) this.#enter();
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

  #enter(): void {
    const target: Target = this.#isBegun ? this.#structure.target : { artifact: '' };
    if (this.#current && isSame(this.#current, target)) return;
    this.#leave();
    this.#current = target;
    if ('artifact' in target) {
      this.#out.push(target.artifact ? `/Artifact ${target.artifact} BDC` : '/Artifact BMC');
      return;
    }
    const run: Run = { page: this.#page, id: this.#owners.length };
    this.#owners.push(target.element);
    target.element.kids.push(run);
    this.#out.push(`/${target.element.type} <</MCID ${run.id}>> BDC`);
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
    const element = this.#current && 'element' in this.#current ? this.#current.element : null;
    if (element?.type !== 'Figure') return;
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
      element.box = [
        Math.min(box[0], right),
        Math.min(box[1], high),
        Math.max(box[2], right),
        Math.max(box[3], high),
      ];
    }
  }
}

const numbersOf = (line: string): number[] => line.split(' ').slice(0, -1).map(Number);

const within = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  ...([a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j] as const),
  ...([a * k + c * l + e, b * k + d * l + f] as const),
];

const isSame = (one: Target, other: Target): boolean =>
  'element' in one
    ? 'element' in other && one.element === other.element
    : 'artifact' in other && one.artifact === other.artifact;

/** The kind of the mark that begins at this line, where one does. */
function markAt(lines: readonly string[], at: number): string | null {
  if (lines[at + 2] !== 'S' || !lines[at]?.endsWith(' m') || !lines[at + 1]?.endsWith(' l')) return null;
  const [from, to] = [numbersOf(lines[at] as string), numbersOf(lines[at + 1] as string)];
  if (Math.round((to[1] as number) - (from[1] as number)) !== MARK.down) return null;
  const kind = KINDS[Math.round((to[0] as number) - (from[0] as number)) - MARK.across];
  if (kind === undefined) throw new Error('a mark of no kind');
  return kind;
}
