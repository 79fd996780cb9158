/**
 * How long the server works for an astrology answer, from the fields to the JSON: npm run bench:astrology
 * Goals: a natal chart, its reading included, under 5 ms at p99, a synastry under 8. The database is never asked, so none is opened.
 * Each answer is made seven times and the fastest kept: the work it takes when nobody interrupts. The percentile then
 * goes over births, not over what else the machine does; the last column is every timing, interruptions included.
 */
import { join } from 'node:path';
import { openAccessTable, runCall } from '@solelune/contract/server';
import { loadCorpus } from '@solelune/corpus';
import { encodeInfos } from '@solelune/screen';
import astrology from '../../features/astrology/feature.server.ts';
import { type Call, calls } from './workload.ts';

/** Milliseconds at p99. */
const GOALS = [
  ['natal chart', 5],
  ['natal chart, no hour', 5],
  ['synastry', 8],
] as const;
const WARM_UP = 300;
const MEASURED = 600;
const TURNS = 7;

const corpus = await loadCorpus(join(import.meta.dirname, '..', '..', 'content'), astrology.texts ?? []);
const pipeline = {
  services: { corpus, config: { siteUrl: 'https://exemple.fr' }, access: openAccessTable([]) },
  database: {},
  log: console,
  now: () => Temporal.Now.instant(),
} as unknown as Parameters<typeof runCall>[0];

console.log('call                        bytes    p50 ms    p99 ms    max ms   all, p99');
const measured = new Map<string, number>();
for (const call of calls) measured.set(call.title, await measure(call));

for (const [title, goal] of GOALS) {
  const p99 = measured.get(title) ?? Number.POSITIVE_INFINITY;
  const met = p99 < goal;
  console.log(`${title}: p99 ${p99.toFixed(2)} ms (goal: under ${goal}) ${met ? 'met' : 'MISSED'}`);
  if (!met) process.exitCode = 1;
}

async function measure({ title, name, input }: Call): Promise<number> {
  const handler = (astrology.handlers ?? []).find(({ call }) => call.name === name);
  if (!handler) throw new Error(`no such call: ${name}`);
  const rawOf = (index: number) => {
    const fields = input(index);
    return 'birthdate' in fields ? { infos: encodeInfos(fields) } : fields;
  };
  const answer = async (raw: Record<string, string>) => {
    const { status, body } = await runCall(pipeline, handler, raw, { who: null, visitor: 'bench' });
    const json = JSON.stringify(body);
    if (status !== 200 || body['status'] === 'incomplete')
      throw new Error(`${title} ${JSON.stringify(raw)}: ${json.slice(0, 300)}`);
    return json.length;
  };
  for (let index = 0; index < WARM_UP; index += 1) await answer(rawOf(index));
  let bytes = 0;
  const times: number[] = [];
  const all: number[] = [];
  for (let index = 0; index < MEASURED; index += 1) {
    const raw = rawOf(index);
    const turns: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const begun = performance.now();
      bytes += await answer(raw);
      turns.push(performance.now() - begun);
    }
    times.push(Math.min(...turns));
    all.push(...turns);
  }
  const p99 = at(times, 0.99);
  const cells = [at(times, 0.5), p99, at(times, 1), at(all, 0.99)].map((ms) => ms.toFixed(3).padStart(10));
  console.log(`${title.padEnd(24)}${String(Math.round(bytes / MEASURED / TURNS)).padStart(9)}${cells.join('')}`);
  return p99;
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number;
}
