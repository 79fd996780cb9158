/** Words that the pages themselves do not show, in the order of the book: what figures are, where contents lead, paragraphs with a large letter. */
import type { BookData } from '../composed-book.ts';
import type { SaidBeside } from './structure.ts';

interface LaidPiece {
  readonly is: string;
  readonly alt?: string;
  readonly text?: string;
  readonly hasCap?: boolean;
}

export function saidBeside({ cover, sheets, contents }: BookData): SaidBeside {
  const pieces = sheets.flatMap((sheet) => (sheet['pieces'] ?? []) as readonly LaidPiece[]);
  return {
    figures: sheets.flatMap((sheet) => {
      if (sheet['is'] === 'cover') return [cover.alts.cover];
      if (sheet['is'] === 'title') return [cover.alts.title];
      if (sheet['is'] === 'wheel') return [cover.alts.wheel];
      return ((sheet['pieces'] ?? []) as readonly LaidPiece[]).flatMap(({ alt }) => (alt ? [alt] : []));
    }),
    openings: pieces.flatMap(({ hasCap, text }) => (hasCap && text ? [text] : [])),
    links: contents.flat().flatMap(({ text, page, isPart }) => (isPart ? [] : [`${text}, page ${page}`])),
  };
}
