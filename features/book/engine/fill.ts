/** Fills the pages of a chapter: as many of its sections as fit, then the room that is left goes to its drawings. */
import { type Extent, extentOf, fits, type Item } from './paging.ts';

/** A drawing that may be taller: from `lines` to `most`. */
export interface Filling extends Item {
  readonly most?: number;
}

export interface Section<Piece extends Filling> {
  readonly pieces: readonly Piece[];
  /** 0 must be there; then 1 before 2, and so on. */
  readonly rank: number;
}

export interface Filled<Piece> extends Extent {
  readonly pieces: readonly Piece[];
}

export function fillPages<Piece extends Filling>(sections: readonly Section<Piece>[], pages: number): Filled<Piece> {
  const chosen = new Set(sections.filter(({ rank }) => rank === 0));
  const piecesOf = () => sections.filter((one) => chosen.has(one)).flatMap(({ pieces }) => pieces);
  if (!fits(piecesOf(), pages)) throw new RangeError(`what must be there does not fit on ${pages} pages`);
  const others = sections.filter(({ rank }) => rank > 0).sort((one, other) => one.rank - other.rank);
  for (const section of others) {
    chosen.add(section);
    if (!fits(piecesOf(), pages)) chosen.delete(section);
  }
  return grown(piecesOf(), pages);
}

/** A page with fewer lines than this looks forgotten. */
const POOR_LINES = 12;

/** A line more for each drawing in turn, as long as the chapter stays within its pages and no page loses what it had. */
function grown<Piece extends Filling>(pieces: readonly Piece[], pages: number): Filled<Piece> {
  const now = [...pieces];
  const open = new Set(now.flatMap(({ most, lines }, index) => (most !== undefined && most > lines ? [index] : [])));
  while (open.size > 0) {
    for (const index of open) {
      const piece = now[index] as Piece;
      const before = extentOf(now);
      now[index] = { ...piece, lines: piece.lines + 1 };
      const after = extentOf(now);
      const isPoorer = before.pages === pages && after.fewestLines < Math.min(before.fewestLines, POOR_LINES);
      if (after.pages > pages || isPoorer) {
        now[index] = piece;
        open.delete(index);
      } else if (piece.lines + 1 >= (piece.most as number)) open.delete(index);
    }
  }
  return { pieces: now, ...extentOf(now) };
}
