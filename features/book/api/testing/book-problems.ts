/** Everything that is wrong with a book, read back from its PDF: nothing, one hopes. */
import type { BookGiven } from '../../composition/given.ts';
import { BOOK_PAGES } from '../../engine/book-plan.ts';
import { coveredLetters } from './covered-letters.ts';
import { readBook } from './read-back.ts';
import { compareDates } from './read-dates.ts';

/** Points of the page: what is written stays within them. */
const EDGES = { left: 25, right: 400, low: 20, high: 575 };
const FEWEST_LETTERS = 40;
/** A line of a paragraph is longer than this; a heading or a row of a table that comes twice is not. */
const LINE_OF_TEXT = 48;
const FEWEST_HYPHENS = 20;
const FEWEST_DATES = 250;
const letters = coveredLetters();

export async function bookProblems(pdf: Buffer, given: BookGiven): Promise<string[]> {
  const { pages, title, language, bookmarks, structure } = await readBook(pdf);
  const { rows, problems } = compareDates(
    pages.slice(166, 177).map(({ words }) => words),
    given,
  );
  const hyphenated = hyphens(pages.map(({ words }) => words));
  return [
    ...(pages.length === BOOK_PAGES ? [] : [`${pages.length} pages`]),
    ...(title.includes(given.firstname) && language === 'fr-FR' ? [] : [`title ${title}, language ${language}`]),
    ...structure,
    ...(tabOrders(pdf) === BOOK_PAGES ? [] : ['pages without an order of their links']),
    ...(bookmarks > 45 ? [] : [`${bookmarks} bookmarks`]),
    ...pages.flatMap(({ words, box }, index) => [
      ...(words.trim().length < FEWEST_LETTERS ? [`page ${index + 1} is blank: ${words.trim()}`] : []),
      ...(box.left < EDGES.left || box.right > EDGES.right || box.low < EDGES.low || box.high > EDGES.high
        ? [`page ${index + 1} overflows: ${JSON.stringify(box)}`]
        : []),
      ...missingIn(words).map(
        (letter) => `page ${index + 1} cannot show ${letter} (${letter.codePointAt(0)?.toString(16)})`,
      ),
    ]),
    ...twice(pages.map(({ words }) => words)),
    ...(hyphenated >= FEWEST_HYPHENS ? [] : [`hyphenation is off: ${hyphenated}`]),
    ...fontProblems(pdf),
    ...(rows >= FEWEST_DATES ? [] : [`only ${rows} dates`]),
    ...problems,
  ];
}

const tabOrders = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Tabs \/S\b/g)?.length ?? 0;

const missingIn = (words: string): string[] =>
  [...new Set(words)].filter((letter) => {
    const code = letter.codePointAt(0) as number;
    // Spaces and soft hyphens draw nothing; `coveredLetters` knows all others.
    return !/[\s\u00AD]/.test(letter) && !letters.has(code);
  });

/** Lines are long enough that two alike are two of the same paragraph. */
function twice(pages: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return pages.slice(0, 166).flatMap((words, index) =>
    words.split('\n').flatMap((line) => {
      const text = line.trim();
      // Days of two passages may be the same days, and every birthday is one day.
      if (text.length < LINE_OF_TEXT || /^(?:\d|autour du )/.test(text)) return [];
      const before = seen.get(text);
      seen.set(text, index + 1);
      return before === undefined ? [] : [`pages ${before} and ${index + 1} both say: ${text}`];
    }),
  );
}

const hyphens = (pages: readonly string[]): number =>
  pages.reduce((sum, words) => sum + (words.match(/\p{L}[-\u2010\u00AD]\n/gu)?.length ?? 0), 0);

/** A font that is described and not in the file would be another one on each machine. */
function fontProblems(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  const [described, carried] = [/\/Type\s*\/FontDescriptor/g, /\/FontFile[23]?\b/g].map(
    (words) => text.match(words)?.length ?? 0,
  );
  return described && described === carried ? [] : [`${described} fonts, ${carried} embedded`];
}
