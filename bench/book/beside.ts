/** What a book costs as the site makes it, and what somebody who reads notices of two that are made at once. Loopback only; the build must be there. */
import { startProcess } from '@solelune/testing/process';
import { makeBook } from '../../features/book/api/making/in-processes.ts';
import { birthOf } from '../../features/book/api/testing/births.ts';
import { percentile, type Reading, read } from '../pages/reader.ts';

const GOALS = { seconds: 5, megabytes: 300, ratio: 1.5 };
const ALONE = 5;
const SECONDS = 20;

const order = (index: number) => ({
  ...{ birth: birthOf(index), firstYear: 2027, dedication: 'Pour tes matins.', brand: 'Solelune' },
  ...{ now: '2026-11-17T00:00:00Z', madeOn: '2026-11-17' },
});

async function made(index: number): Promise<{ seconds: number; peakMb: number }> {
  const begun = performance.now();
  const { peakMb } = await makeBook(order(index));
  return { seconds: (performance.now() - begun) / 1000, peakMb };
}

/** One after the other, until told to stop. */
async function makers(first: number, isOver: () => boolean): Promise<number> {
  let count = 0;
  for (; !isOver(); count += 1) await made(first + count);
  return count;
}

const p99 = ({ kept, drawn }: Reading) => percentile([...kept, ...drawn], 0.99);

/** Prints its figures; false where a goal is missed. */
export async function measureBeside(): Promise<boolean> {
  const alone: { seconds: number; peakMb: number }[] = [];
  for (let index = 0; index < ALONE; index += 1) alone.push(await made(index));
  const seconds = percentile(
    alone.map((one) => one.seconds),
    0.5,
  );
  const peakMb = Math.max(...alone.map((one) => one.peakMb));
  console.log(`one book, median       ${seconds.toFixed(1)} s of ${ALONE} (goal ${GOALS.seconds})`);
  console.log(`one book, memory       ${peakMb.toFixed(0)} MB at most (goal ${GOALS.megabytes})`);

  const site = await startProcess({ DATA_DIR: 'memory', LOG_LEVEL: 'silent' });
  await read(site.address, SECONDS / 4);
  const quiet = await read(site.address, SECONDS);
  let isOver = false;
  const working = Promise.all([makers(100, () => isOver), makers(150, () => isOver)]);
  const busy = await read(site.address, SECONDS);
  isOver = true;
  const count = (await working).reduce((sum, one) => sum + one, 0);
  await site.end('SIGTERM');
  const ratio = p99(busy) / p99(quiet);
  console.log(`pages, nothing made    p99 ${p99(quiet).toFixed(1)} ms of ${quiet.kept.length + quiet.drawn.length}`);
  console.log(
    `pages, two at once     p99 ${p99(busy).toFixed(1)} ms of ${busy.kept.length + busy.drawn.length}, ${count} books made`,
  );
  console.log(`ratio                  ${ratio.toFixed(2)} (goal ${GOALS.ratio}), refused ${busy.refused} (goal 0)`);
  return seconds <= GOALS.seconds && peakMb <= GOALS.megabytes && ratio <= GOALS.ratio && busy.refused === 0;
}
