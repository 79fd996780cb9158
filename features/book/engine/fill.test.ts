import { expect, it } from 'vitest';
import { LINES_PER_PAGE } from './book-plan.ts';
import { fillPages } from './fill.ts';
import { extentOf, type Item } from './paging.ts';

const text = (lines: number): Item => ({ lines, isText: true });
const section = (rank: number, ...pieces: readonly (Item & { most?: number })[]) => ({ rank, pieces });

it('what matters more comes in first, and drawings take the room that is left', () => {
  const { pieces, pages, lastLines } = fillPages(
    [section(0, { lines: 5, most: 30 }), section(2, text(8)), section(1, text(9))],
    1,
  );
  expect(pieces.map(({ lines }) => lines)).toEqual([9, 8, 9]);
  expect({ pages, lastLines }).toEqual({ pages: 1, lastLines: LINES_PER_PAGE });
  expect(() => fillPages([section(0, text(27))], 1)).toThrow('does not fit');
});

it('a drawing does not grow until a few words stand alone on a page', () => {
  const lead = { lines: 4 };
  const filled = fillPages([section(0, { lines: 12, most: 26 }, lead), section(0, { lines: 20, most: 26 })], 2);
  expect(filled.pieces[0]?.lines).toBe(22);
  expect(filled.fewestLines).toBe(LINES_PER_PAGE);
});

it('a drawing does grow where it brings the last page that is planned', () => {
  const { pages } = fillPages([section(0, { lines: 8, most: 18 }, text(18), text(26))], 3);
  expect(pages).toBe(3);
});

it('the end of a paragraph is not left alone under its large letter, nor on the next page', () => {
  const opening: Item = { lines: 4, isText: true, hasCap: true };
  // Three lines would still fit; the fourth would stand alone on the next page.
  expect(extentOf([{ lines: 23 }, opening])).toMatchObject({ pages: 2, lastLines: 4 });
  expect(extentOf([{ lines: 22 }, opening])).toMatchObject({ pages: 1, lastLines: LINES_PER_PAGE });
});
