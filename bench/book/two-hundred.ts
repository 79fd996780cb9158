/** npm run bench:book: books of many births, each read back from its PDF, then what one costs and what the site notices of two. `--from 0 --to 200`; `--keep folder` keeps the PDFs, to be looked at. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadCorpus } from '@solelune/corpus';
import { birthOf } from '../../features/book/api/testing/births.ts';
import { bookProblems } from '../../features/book/api/testing/book-problems.ts';
import { composedBook } from '../../features/book/api/typeset/composed-book.ts';
import { BOOK_TEXTS, givenOf } from '../../features/book/api/typeset/given-of.ts';
import { setBook } from '../../features/book/api/typeset/typesetter.ts';
import { measureBeside } from './beside.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '200' },
    keep: { type: 'string' },
  },
});
const corpus = await loadCorpus(new URL('../../content', import.meta.url).pathname, BOOK_TEXTS);
const order = { firstYear: 2027, dedication: 'Pour tes matins.', now: Temporal.Instant.from('2026-11-17T00:00Z') };
let [made, faulty] = [0, 0];
for (let index = Number(values.from); index < Number(values.to); index += 1) {
  const birth = birthOf(index);
  const found = await checked(index).catch((error: Error) => [String(error.cause ?? error), error.message]);
  made += 1;
  if (found.length === 0) continue;
  faulty += 1;
  console.log(`${index} ${JSON.stringify(birth)}\n  ${found.slice(0, 8).join('\n  ')}`);
}
console.log(`${made} books (${values.from} to ${values.to}), ${faulty} with a fault`);
const isLight = await measureBeside();
process.exitCode = faulty > 0 || !isLight ? 1 : 0;

async function checked(index: number): Promise<string[]> {
  const given = givenOf(corpus, birthOf(index), order);
  const { data } = composedBook(given, 'Solelune', Temporal.PlainDate.from('2026-11-17'));
  const { pdf } = setBook(data);
  if (values.keep) {
    mkdirSync(values.keep, { recursive: true });
    writeFileSync(path.join(values.keep, `${index}.pdf`), pdf);
  }
  return bookProblems(pdf, given);
}
