import { loadCorpus } from '@solelune/corpus';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeBook } from './making/in-processes.ts';
import { birthOf } from './testing/births.ts';
import { bookProblems } from './testing/book-problems.ts';
import { BOOK_TEXTS, givenOf } from './typeset/given-of.ts';

const corpus = await loadCorpus(new URL('../../../content', import.meta.url).pathname, BOOK_TEXTS);
const NOW = '2026-11-17T00:00:00Z';
const order = (index: number) => ({
  ...{ birth: birthOf(index), firstYear: 2027, dedication: 'Pour tes matins.', brand: 'Solelune' },
  ...{ now: NOW, madeOn: '2026-11-17' },
});

/** `npm run bench:book -- --books 200` does the same to two hundred. */
describe.each([
  { index: 0, what: 'with an hour' },
  { index: 1, what: 'without an hour' },
  { index: 2, what: 'with a long name' },
])('the book of a birth $what', ({ index }) => {
  let pdf: Buffer;
  const stages: string[] = [];
  beforeAll(async () => {
    ({ pdf } = await makeBook(order(index), { tell: (stage) => stages.push(stage) }));
  }, 180_000);

  it('has 186 pages without a fault, and every date is the engine’s', async () => {
    const given = givenOf(corpus, birthOf(index), {
      ...{ firstYear: 2027, dedication: '', now: Temporal.Instant.from(NOW) },
    });
    expect(await bookProblems(pdf, given)).toEqual([]);
  }, 60_000);

  it('tells how far it is, in order', () =>
    expect(stages).toEqual(['sky', 'years', 'portrait', 'tables', 'pages', 'reading']));
});

it('a birth that cannot be read makes no book, and says why', async () => {
  await expect(makeBook({ ...order(0), birth: { firstname: 'Camille' } })).rejects.toThrow('a whole birth');
}, 60_000);
