import { loadCorpus } from '@solelune/corpus';
import { describe, expect, it } from 'vitest';
import { yearStart } from '../composition/years/index.ts';
import { zoned } from '../composition/years/words.ts';
import { BOOK_PAGES } from '../engine/book-plan.ts';
import { findPeriods } from '../engine/periods.ts';
import { birthOf } from './testing/births.ts';
import { readBook } from './testing/read-back.ts';
import { BOOK_TEXTS, givenOf } from './typeset/given-of.ts';
import { makeBook } from './typeset/make-book.ts';

const content = new URL('../../../content', import.meta.url).pathname;
const corpus = await loadCorpus(content, BOOK_TEXTS);
const order = { firstYear: 2027, dedication: 'Pour tes matins.', now: Temporal.Instant.from('2026-11-17T00:00Z') };
const made = (index: number) => {
  const given = givenOf(corpus, birthOf(index), order);
  return { given, ...makeBook(given, 'Solelune', Temporal.PlainDate.from('2026-11-17')) };
};

describe.each([
  { index: 0, hour: 'an hour' },
  { index: 1, hour: 'no hour' },
])('a book of a birth with $hour', ({ index }) => {
  const book = made(index);
  const reading = readBook(book.pdf);

  it('has 186 pages, none of them blank, nothing outside its page', async () => {
    const { pages, title, bookmarks } = await reading;
    expect(pages).toHaveLength(BOOK_PAGES);
    expect(title).toContain('Promesse Céleste');
    expect(bookmarks).toBeGreaterThan(45);
    for (const [at, { words, box }] of pages.entries()) {
      expect.soft(words.trim().length, `page ${at + 1}`).toBeGreaterThan(40);
      expect.soft(box.left, `page ${at + 1}`).toBeGreaterThan(20);
      expect.soft(box.right, `page ${at + 1}`).toBeLessThan(400);
      expect.soft(box.low, `page ${at + 1}`).toBeGreaterThan(15);
      expect.soft(words, `page ${at + 1}`).not.toMatch(/\uFFFD|<p>/);
    }
  });

  it('tells no paragraph twice', () => {
    const told = book.laidOut.sheets.flatMap(({ pieces }) =>
      ((pieces ?? []) as { is: string; text?: string }[]).flatMap(({ is, text }) => (is === 'p' && text ? [text] : [])),
    );
    expect(told.length).toBeGreaterThan(250);
    expect(told.filter((text, at) => told.indexOf(text) !== at)).toEqual([]);
  });

  it('lists every exact date of the engine, and no other', async () => {
    const { pages } = await reading;
    const tables = pages
      .slice(166, 177)
      .map(({ words }) => words)
      .join('\n')
      .replace(/\u00A0/g, ' ');
    const span = { from: yearStart(2027), to: yearStart(2047) };
    const expected = findPeriods(book.given.ephemeris, book.given.targets, span)
      .filter(({ body }) => body === 'saturn')
      .flatMap(({ passes }) => passes)
      .filter(({ at }) => zoned(at).year >= 2027 && zoned(at).year < 2047);
    expect(tables.match(/Saturne(?: r)? (?:conjoint|sextile|carré|trigone|opposé)/g)).toHaveLength(expected.length);
    for (const { at } of expected)
      expect.soft(tables).toContain(`${zoned(at).hour} h ${String(zoned(at).minute).padStart(2, '0')}`);
  });
});
