/** How the book is divided: the same for everybody. What fills a chapter is chosen by `fill.ts`; how many pages it has is not. */

/** Lines of one page on the grid that everything stands on. */
export const LINES_PER_PAGE = 26;
export const YEARS = 20;
export const BOOK_PAGES = 186;

/** Of the portrait: `planet` stands for each of the eight that have a chapter, `point` for Chiron, the node and Lilith, `name` for a chapter of numbers. */
interface PortraitPages {
  readonly portrait: number;
  readonly ascendant: number;
  readonly sun: number;
  readonly moon: number;
  readonly planet: number;
  readonly point: number;
  readonly aspects: number;
  readonly balance: number;
  readonly angels: number;
  readonly lifepath: number;
  readonly closing: number;
  /** The first name, the affective life, the child: as many as the aspects leave room for. */
  readonly more: number;
}
export const MORE_PAGES = 3;

const COMMON = { ascendant: 4, sun: 5, moon: 4, planet: 2, balance: 2, lifepath: 3, closing: 1 } as const;
/** An aspect takes about so many lines, and the chapter's head so many. */
const ASPECT_LINES = 11.5;
const ASPECTS_HEAD_LINES = 20;

/** Without an hour there are no houses: points have one page, aspects few. A quiet sky gives pages of its aspects to the numbers. */
export function portraitPages(timeKnown: boolean, aspectCount: number): PortraitPages {
  if (!timeKnown) return { ...COMMON, portrait: 2, point: 1, aspects: 3, angels: 6, more: 3 };
  const enough = (pages: number) => aspectCount * ASPECT_LINES + ASPECTS_HEAD_LINES >= (pages - 0.4) * LINES_PER_PAGE;
  const aspects = [9, 6, 3].find(enough) ?? 3;
  return { ...COMMON, portrait: 3, point: 2, aspects, angels: 5, more: (9 - aspects) / MORE_PAGES };
}

/** The opening page of a year, then its return and its periods. */
export const YEAR_PAGES = { opener: 1, periods: 4 } as const;

export const TABLE_PAGES = { dates: 11, eclipses: 2, cycles: 1, glossary: 3, proof: 2, colophon: 1 } as const;
