/**
 * How fast the search of the site is, in the process and beside PostgreSQL's own full text on the same texts: npm run bench:search
 * Goal: p99 under 20 ms in the process.
 */
import { join } from 'node:path';
import { loadCorpus } from '@solelune/corpus';
import { openDatabase } from '@solelune/platform';
import { testConfig, testLog } from '@solelune/testing';
import { features } from '../../apps/server/features.ts';
import { documentsOf, type SearchDocument } from '../../features/search/api/documents.ts';
import { QUERIES } from '../../features/search/api/queries.ts';
import { SiteIndex } from '../../features/search/api/site-index.ts';

const ROUNDS = 30;
const GOAL_MS = 20;
const TODAY = '2026-11-16';

const corpus = await loadCorpus(
  join(import.meta.dirname, '../../content'),
  features.flatMap(({ texts = [] }) => texts),
);
const documents = [...documentsOf({ corpus, features }, (address) => !address.includes('/resultat/'))];
const before = process.memoryUsage().heapUsed;
const started = performance.now();
const index = await SiteIndex.over(documents);
console.log(`texts           ${documents.length}`);
console.log(
  `index           ${(performance.now() - started).toFixed(0)} ms, ${((process.memoryUsage().heapUsed - before) / 1e6).toFixed(0)} MB`,
);

const queries = QUERIES.map(([query]) => query);
const first = (found: (query: string) => string | undefined) =>
  QUERIES.filter(([query, wanted]) => found(query) === wanted).length;

for (const query of queries) index.find(query, TODAY);
const own: number[] = [];
for (let round = 0; round < ROUNDS; round++)
  for (const query of queries) own.push(timed(() => index.find(query, TODAY)));
report(
  'in the process',
  own,
  first((query) => index.find(query, TODAY).hits[0]?.id),
);

const database = await openDatabase(testConfig(), testLog('bench'));
await database.execute(`create table bench_search (id text primary key, words tsvector)`);
for (const document of documents) await insert(document);
await database.execute(`create index on bench_search using gin (words)`);
const theirs: number[] = [];
const answers = new Map<string, string | undefined>();
for (let round = 0; round < 3; round++)
  for (const query of queries) {
    const start = performance.now();
    const { rows } = await database.execute(
      `select id from bench_search, websearch_to_tsquery('french', $1) asked where words @@ asked order by ts_rank(words, asked) desc limit 24`,
      [bare(query)],
    );
    theirs.push(performance.now() - start);
    answers.set(query, rows[0]?.['id'] as string | undefined);
  }
report(
  'PostgreSQL',
  theirs,
  first((query) => answers.get(query)),
);
await database.close();

const p99 = percentile(own, 0.99);
console.log(`${p99 < GOAL_MS ? 'held' : 'MISSED'}: p99 ${p99.toFixed(2)} ms of ${GOAL_MS} ms`);
process.exitCode = p99 < GOAL_MS ? 0 : 1;

function bare(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('’', "'");
}

async function insert({ id, title, name, description, text }: SearchDocument): Promise<void> {
  await database.execute(
    `insert into bench_search values ($1, setweight(to_tsvector('french', $2), 'A') || setweight(to_tsvector('french', $3), 'B') || to_tsvector('french', $4))`,
    [id, bare(`${name} ${title}`), bare(description), bare(text)],
  );
}

function timed(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function report(name: string, times: readonly number[], right: number): void {
  console.log(
    `${name.padEnd(16)}p50 ${percentile(times, 0.5).toFixed(2)} ms, p99 ${percentile(times, 0.99).toFixed(2)} ms, right at first ${right} of ${QUERIES.length}`,
  );
}
