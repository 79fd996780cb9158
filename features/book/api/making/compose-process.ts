/** The first of the two processes that make a book: texts, years, pages. It ends before the second works, so that their memory hardly adds up. */
import { writeFileSync } from 'node:fs';
import { loadCorpus } from '@solelune/corpus';
import { composedBook } from '../typeset/composed-book.ts';
import { BOOK_TEXTS, givenOf } from '../typeset/given-of.ts';
import type { BookOrder, Composed } from './in-processes.ts';
import { doneBy, toldBy } from './told.ts';

process.once('message', (asked) => {
  const { order, out } = asked as { order: BookOrder; out: string };
  void doneBy(async (): Promise<Composed> => {
    toldBy({ stage: 'sky' });
    const corpus = await loadCorpus(new URL('../../../../content', import.meta.url).pathname, BOOK_TEXTS);
    const given = givenOf(corpus, order.birth, {
      ...{ firstYear: order.firstYear, dedication: order.dedication, now: Temporal.Instant.from(order.now) },
    });
    const madeOn = Temporal.PlainDate.from(order.madeOn);
    const { data } = composedBook(given, order.brand, madeOn, (stage) => toldBy({ stage }));
    writeFileSync(out, JSON.stringify(data));
    const numberOf = (words: RegExp) =>
      Number(data.sheets.find(({ listed }) => words.test(String(listed)))?.['number'] ?? 0);
    return { sunPage: numberOf(/^(?:Le )?Soleil en /), peakMb: process.resourceUsage().maxRSS / 1024 };
  });
});
