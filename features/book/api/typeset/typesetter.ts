/** The typesetter, opened once in the process that makes books: measures words, then sets whole books. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Words } from '../../composition/pieces.ts';
import { BOOK_PAGES } from '../../engine/book-plan.ts';
import type { BookData } from './composed-book.ts';
import { bookFonts } from './fonts.ts';
import { pageDrawings } from './page-drawings.ts';
import { saidBeside } from './tagging/said-beside.ts';
import { taggedPdf } from './tagging/tagged-pdf.ts';

type Compiler = import('@myriaddreamin/typst-ts-node-compiler').NodeCompiler;

const FOLDER = fileURLToPath(new URL('./template/', import.meta.url));
type Document = import('@myriaddreamin/typst-ts-node-compiler').NodeTypstDocument;
let opened: Compiler | undefined;

function compiler(): Compiler {
  const { NodeCompiler } = createRequire(import.meta.url)(
    '@myriaddreamin/typst-ts-node-compiler',
  ) as typeof import('@myriaddreamin/typst-ts-node-compiler');
  opened ??= NodeCompiler.create({ workspace: FOLDER, fontArgs: [{ fontBlobs: bookFonts() }] });
  return opened;
}

function compiled(file: string, dataFile: string, data: unknown, inputs: Record<string, string> = {}) {
  compiler().mapShadow(path.join(FOLDER, dataFile), Buffer.from(JSON.stringify(data)));
  const result = compiler().compile({ mainFilePath: path.join(FOLDER, file), inputs });
  if (result.result) return result.result;
  const error = result.takeDiagnostics();
  throw new Error(`${file} cannot be set: ${JSON.stringify(error?.shortDiagnostics ?? null).slice(0, 2000)}`);
}

/** How many lines of the grid each takes; not always whole ones. */
export function linesOf(words: readonly Words[]): number[] {
  const document = compiled('measure.typ', 'words.json', words);
  const [found] = compiler().query(document, { selector: '<lines>' }) as { value: number[] }[];
  if (!found) throw new Error('nothing was measured');
  return found.value;
}

export interface SetBook {
  readonly pdf: Buffer;
  readonly pages: number;
}

export function setBook(data: BookData): SetBook {
  // One book after another: what the last one remembered is of no use to this one.
  if (opened) opened.evictCache(0);
  const document = compiled('book.typ', 'data.json', data, { tags: 'yes' });
  const plain = compiler().pdf(document);
  const pages = document.numOfPages;
  const overflowing = pages === BOOK_PAGES ? '' : overflowIn(document, data);
  if (pages !== BOOK_PAGES) throw new Error(`the book was set on ${pages} pages: ${overflowing}`);
  return { pdf: taggedPdf(plain, saidBeside(data)), pages };
}

/** Which sheet takes more pages than it has: the one before the first that stands too late. */
function overflowIn(document: Document, { sheets }: BookData): string {
  const found = compiler().query(document, { selector: '<sheet>' }) as { value: [number, number] }[];
  const late = found.findIndex(({ value: [planned, page] }) => planned !== page);
  const before = found[late - 1]?.value[0];
  return JSON.stringify(sheets.find(({ number }) => number === before)).slice(0, 4000);
}

/** Some pages of a book as drawings, by their numbers, in their order. */
export function setPages(data: BookData, numbers: readonly number[]): string[] {
  const firstOf = (sheet: BookData['sheets'][number] | undefined) =>
    (sheet?.['number'] as number | undefined) ?? BOOK_PAGES + 1;
  const chosen = numbers.map((number) => {
    const at = data.sheets.findLastIndex((sheet) => firstOf(sheet) <= number);
    const first = firstOf(data.sheets[at]);
    return { sheet: data.sheets[at] ?? {}, pages: firstOf(data.sheets[at + 1]) - first, inside: number - first };
  });
  const document = compiled('book.typ', 'data.json', { ...data, sheets: chosen.map(({ sheet }) => sheet) });
  const drawn = pageDrawings(compiler().plainSvg(document));
  let before = 0;
  return chosen.map(({ pages, inside }) => {
    const page = drawn[before + inside];
    if (!page) throw new Error('a page was set and not drawn');
    before += pages;
    return page;
  });
}
