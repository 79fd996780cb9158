/**
 * Where pages break, as the typesetter does it: everything stands on one grid of lines; a paragraph leaves two lines at least on each side of a break; what is
 * sticky goes with what follows it.
 */
import { LINES_PER_PAGE } from './book-plan.ts';

export interface Item {
  readonly lines: number;
  /** A paragraph, which may be broken; anything else stays whole. */
  readonly isText?: boolean;
  readonly isSticky?: boolean;
  /** A paragraph whose first three lines stand beside a large letter, and together. */
  readonly hasCap?: boolean;
}

const CAP_LINES = 3;

/** As the typesetter sees it: the lines beside the large letter, then the rest, a paragraph of its own that is not left alone. */
function parted(item: Item): readonly Item[] {
  if (!item.hasCap) return [item];
  const rest = item.lines - CAP_LINES;
  return [{ lines: CAP_LINES, isSticky: rest > 0 }, ...(rest > 0 ? [{ lines: rest, isText: true }] : [])];
}

export interface Extent {
  readonly pages: number;
  /** Lines used on the last of them. */
  readonly lastLines: number;
  /** Lines used on the emptiest of them. */
  readonly fewestLines: number;
}

/** Lines that must stand together at the head of an item. */
function headOf({ lines, isText }: Item): number {
  return isText && lines > 3 ? 2 : lines;
}

/** How far the items reach when they follow each other from the top of a page. */
export function extentOf(given: readonly Item[]): Extent {
  const items = given.flatMap(parted);
  let page = 1;
  let used = 0;
  let fewestLines = LINES_PER_PAGE;
  const turn = () => {
    page += 1;
    fewestLines = Math.min(fewestLines, used);
    used = 0;
  };
  for (const [index, item] of items.entries()) {
    if (used + wantedTogether(items, index) > LINES_PER_PAGE && used > 0) turn();
    let left = item.lines;
    while (used + left > LINES_PER_PAGE) {
      if (!item.isText) throw new RangeError(`an item of ${item.lines} lines does not fit on a page`);
      const room = LINES_PER_PAGE - used;
      const here = Math.min(room, left - 2);
      used += here;
      left -= here;
      turn();
    }
    used += left;
  }
  return { pages: page, lastLines: used, fewestLines: Math.min(fewestLines, used) };
}

/** A heading asks for room for itself and for the head of what it stands over. */
function wantedTogether(items: readonly Item[], index: number): number {
  let wanted = 0;
  for (let at = index; at < items.length; at += 1) {
    const item = items[at] as Item;
    if (!item.isSticky) return wanted + headOf(item);
    wanted += item.lines;
  }
  return wanted;
}

/** Whether the items end on the last of so many pages, or before. */
export const fits = (items: readonly Item[], pages: number): boolean => {
  return extentOf(items).pages <= pages;
};
