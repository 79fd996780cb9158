/** What is wrong with the structure of a book, read back from its PDF: everything that is painted is either told by the tree, once, or an ornament. */
import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

const PAINTS = new Set([OPS.showText, OPS.constructPath, OPS.paintFormXObjectBegin, OPS.shadingFill]);
/** Of the years alone there are more. */
const FEWEST_HEADINGS = 200;
const CELLS = new Set(['TH', 'TD']);

export async function structureProblems(document: PDFDocumentProxy): Promise<string[]> {
  const [marks, preferences] = await Promise.all([document.getMarkInfo(), document.getViewerPreferences()]);
  const problems = [
    ...(isSet(marks, 'Marked') ? [] : ['the PDF does not say that it is tagged']),
    ...(isSet(preferences, 'DisplayDocTitle') ? [] : ['its title is not shown']),
  ];
  const headings: number[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const tree = (await page.getStructTree()) as Node | null;
    const nodes = tree ? [...nodesIn(tree)] : [];
    const told = nodes.flatMap(({ type, id }) => (type === 'content' && id ? [id] : []));
    const painted = await paintedOn(page);
    const wrong = [
      ...(painted.loose > 0 ? [`${painted.loose} orders are neither told nor ornaments`] : []),
      ...(told.length === new Set(told).size ? [] : ['something is told twice']),
      ...(same(told.map(runOf), painted.runs) ? [] : [`told ${told.map(runOf)}, painted ${painted.runs}`]),
      ...(painted.ornaments === 0 ? ['not even the ground is an ornament'] : []),
      ...nodes.flatMap(nodeProblems),
    ];
    problems.push(...wrong.map((what) => `page ${number}: ${what}`));
    headings.push(...nodes.flatMap(({ role }) => (/^H[1-6]$/.test(role ?? '') ? [Number(role?.[1])] : [])));
    page.cleanup();
  }
  return [...problems, ...headingProblems(headings)];
}

/** The library's types say an object, and it gives a map. */
const isSet = (found: unknown, key: string): boolean => found instanceof Map && found.get(key) === true;

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const kid of node.children ?? []) yield* nodesIn(kid);
}

function nodeProblems(node: Node): string[] {
  const kids = (node.children ?? []).map(({ role, type }) => role ?? type ?? '');
  if (node.role === 'Figure') return node.alt ? [] : ['a figure without words'];
  if (node.role === 'Link') return kids.includes('annotation') ? [] : ['a link that leads nowhere'];
  if (node.role === 'TR') return kids.length > 0 && kids.every((kid) => CELLS.has(kid)) ? [] : [`a row of ${kids}`];
  if (node.role === 'Table') return kids.length > 0 && kids.every((kid) => kid === 'TR') ? [] : [`a table of ${kids}`];
  if (node.role === 'L') return kids.every((kid) => kid === 'LI') ? [] : [`a list of ${kids}`];
  return [];
}

/** One title, then no level without the one above it. */
function headingProblems(levels: readonly number[]): string[] {
  const skipped = levels.findIndex((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return [
    ...(levels.filter((level) => level === 1).length === 1 && levels[0] === 1 ? [] : ['not one title, first']),
    ...(skipped < 0 ? [] : [`heading ${skipped + 1} is of level ${levels[skipped]} after ${levels[skipped - 1]}`]),
    ...(levels.length >= FEWEST_HEADINGS ? [] : [`only ${levels.length} headings`]),
  ];
}

interface Painted {
  readonly runs: readonly number[];
  readonly ornaments: number;
  readonly loose: number;
}

async function paintedOn(page: PDFPageProxy): Promise<Painted> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const open: (number | null)[] = [];
  const runs: number[] = [];
  let [loose, ornaments] = [0, 0];
  fnArray.forEach((order, index) => {
    if (order === OPS.beginMarkedContent) open.push(null);
    else if (order === OPS.beginMarkedContentProps) {
      const run = (argsArray[index]?.[1] ?? null) as number | null;
      open.push(run);
      if (run !== null) runs.push(run);
    } else if (order === OPS.endMarkedContent) open.pop();
    else if (PAINTS.has(order)) {
      if (open.length !== 1) loose += 1;
      else if (open[0] === null) ornaments += 1;
    }
  });
  return { runs, ornaments, loose: loose + open.length };
}

/** In the same order too: it is read as it was painted. */
const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && other.every((run, index) => one[index] === run);

/** `p5R_mc3` is run 3 of its page. */
const runOf = (id: string): number => Number(/_mc(\d+)$/.exec(id)?.[1]);
