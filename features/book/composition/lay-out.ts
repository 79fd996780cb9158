/** Puts the sheets of a book on their pages: what was measured is chosen to fill them, drawings get their heights, and every page its number. */
import { BOOK_PAGES, LINES_PER_PAGE } from '../engine/book-plan.ts';
import { fillPages } from '../engine/fill.ts';
import type { Sheet } from './compose-book.ts';
import type { Piece, Section, Words } from './pieces.ts';

/** Points: the same figures as the template's. */
const PITCH_PT = 18.2;
const LEADING_PT = 18.2 - 12.4;
const WIDTH_PT = 340;
/** Lines of a page of tables under its title. */
const TABLE_LINES = LINES_PER_PAGE - 3;
const MOST_TABLE_TEXT = 7;

const isWords = (piece: Piece): piece is Extract<Piece, Words> =>
  ['p', 'lead', 'pull', 'note', 'head'].includes(piece.is);

/** Everything that must be measured, in the order of the book. */
export function wordsIn(sheets: readonly Sheet[]): Words[] {
  return sheets.flatMap((sheet): Words[] => {
    if (sheet.is === 'flow') return sheet.chapter.sections.flatMap(({ pieces }) => pieces.filter(isWords));
    return sheet.is === 'rows' && sheet.text ? [{ is: 'note', text: sheet.text }] : [];
  });
}

export interface LaidOut {
  readonly sheets: readonly Record<string, unknown>[];
  readonly images: readonly string[];
  readonly contents: readonly (readonly { text: string; page: number; isPart: boolean }[])[];
  /** Lines used on the last page of each chapter, for whoever judges the filling. */
  readonly lastLines: readonly { readonly key: string; readonly lines: number }[];
}

export function layOut(sheets: readonly Sheet[], lines: readonly number[]): LaidOut {
  const next = lines.values();
  const images: string[] = [];
  const told = new Set<string>();
  const lastLines: { key: string; lines: number }[] = [];
  const listed: { text: string; page: number; part: string }[] = [];
  let number = 1;
  let part = '';
  const laid = sheets.map((sheet) => {
    const page = number;
    number += sheet.pages;
    const partStart = sheet.part !== part ? sheet.part : null;
    part = sheet.part;
    const entry = 'listed' in sheet ? sheet.listed : null;
    if (entry) listed.push({ text: entry, page, part });
    const common = { is: sheet.is, part: sheet.part, head: sheet.head, number: page, partStart, listed: entry };
    if (sheet.is === 'dates') return { ...common, page: sheet.page };
    if (sheet.is === 'rows') {
      const measured = sheet.text ? Math.ceil(next.next().value ?? 0) : 0;
      const textLines = Math.min(MOST_TABLE_TEXT, TABLE_LINES, measured === 0 ? 0 : measured + 1);
      return { ...common, title: sheet.title, note: sheet.note, text: sheet.text, textLines, tables: sheet.tables };
    }
    if (sheet.is !== 'flow') return common;
    const measured = sheet.chapter.sections.map((one) => ({
      ...one,
      pieces: one.pieces.map((piece) => withLines(piece, next)),
    }));
    const fresh = measured.filter((one) => one.rank === 0 || !wordsOf(one).some((text) => told.has(text)));
    const filled = filledOf(sheet, fresh);
    for (const text of filled.pieces.filter(isWords).filter(({ is }) => is !== 'head')) told.add(text.text);
    lastLines.push({ key: sheet.chapter.key, lines: filled.lastLines + (filled.pages - sheet.pages) * LINES_PER_PAGE });
    return { ...common, pieces: filled.pieces.map((piece) => drawn(piece, images)) };
  });
  if (number - 1 !== BOOK_PAGES) throw new Error(`the book has ${number - 1} pages`);
  return { sheets: laid, images, contents: inTwo(listed), lastLines };
}

const wordsOf = ({ pieces }: Section): string[] =>
  pieces
    .filter(isWords)
    .filter(({ is }) => is !== 'head')
    .map(({ text }) => text);

function filledOf(sheet: Extract<Sheet, { is: 'flow' }>, sections: readonly Section[]) {
  try {
    return fillPages(sections, sheet.pages);
  } catch (error) {
    throw new Error(`${sheet.chapter.key} cannot be filled`, { cause: error });
  }
}

/** A heading has a line of air above it, a phrase that stands out has one on each side. */
function withLines(piece: Piece, next: Iterator<number>): Piece {
  if (!isWords(piece)) return piece;
  const measured = next.next().value as number;
  if (piece.is === 'p')
    return { ...piece, lines: Math.round(measured), hasCap: piece.cap === true && /^\p{L}/u.test(piece.text) };
  if (piece.is === 'head') return { ...piece, lines: Math.ceil(measured + 0.75) };
  return { ...piece, lines: piece.is === 'pull' ? Math.ceil(measured + 1.6) : Math.ceil(measured + 0.35) };
}

function drawn(piece: Piece, images: string[]): unknown {
  if (piece.is !== 'drawing') return piece;
  images.push(piece.drawing(WIDTH_PT, piece.lines * PITCH_PT - LEADING_PT));
  return { is: 'drawing', lines: piece.lines, alt: piece.alt, image: images.length - 1 };
}

/** Two pages of contents, each part under its name. */
function inTwo(listed: readonly { text: string; page: number; part: string }[]) {
  const lines = listed.flatMap(({ text, page, part }, index) => [
    ...(part !== listed[index - 1]?.part ? [{ text: part, page, isPart: true }] : []),
    { text, page, isPart: false },
  ]);
  const turn = lines.findIndex(({ text, isPart }) => isPart && text === 'Vingt années');
  return [lines.slice(0, turn), lines.slice(turn)];
}
