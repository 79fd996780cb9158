// npm run bench:rooms [rooms] [seconds]: 500 rooms, a message each second each way, in one process: what arrives, when, and what a room weighs. Over PostgreSQL and
// over the embedded database, with messages kept together as they are (docs/decisions/0181) and, beside it, each in a transaction of its own. The server, its
// database and both sides of all rooms share this machine. Some four minutes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '@solelune/testing/servers';
import { type Measured, measure } from './measure.ts';

const ROOMS = Number(process.argv[2] ?? 500);
const SECONDS = Number(process.argv[3] ?? 20);
/** Which of the four, by a part of its name: all, if none is told. */
const ONLY = process.argv[4] ?? '';
const GOAL_MS = 150;

interface Row extends Measured {
  name: string;
  isGoal: boolean;
}

async function onPostgres(KEPT: string): Promise<Measured> {
  const postgres = await startPostgres();
  try {
    return await measure({ rooms: ROOMS, seconds: SECONDS, environment: { DATABASE_URL: postgres.url, KEPT } });
  } finally {
    await postgres.stop();
  }
}

async function onEmbedded(KEPT: string): Promise<Measured> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-rooms-'));
  try {
    const environment = { DATABASE_URL: '', DATA_DIR: folder, KEPT };
    return await measure({ rooms: ROOMS, seconds: SECONDS, environment });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
const wrongIn = ({ found }: Measured) => found.lost + found.doubled + found.disordered + found.refused;
const ms = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
const share = (value: number) => `${(value * 100).toFixed(0)} %`;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

function lines({ name, found, seconds, serverShare, clientShare, serverLagMs, roomBytes }: Row, p99: number): string {
  const sorted = found.delays.toSorted((a, b) => a - b);
  return [
    `${name}: ${ROOMS} rooms, both sides, ${(found.sent / seconds).toFixed(0)} messages a second for ${seconds.toFixed(0)} s`,
    `  delivered            ${found.sent - found.lost} of ${found.sent}: ${found.lost} lost, ${found.doubled} doubled, ${found.disordered} out of order, ${found.refused} refused`,
    `  from hand to hand    p50 ${ms(quantile(sorted, 0.5))}, p90 ${ms(quantile(sorted, 0.9))}, p99 ${ms(p99)}, longest ${ms(quantile(sorted, 1))}`,
    `  the server           ${share(serverShare)} of a core, ${((serverShare * seconds * 1000) / found.sent).toFixed(2)} ms a message; late by ${ms(serverLagMs)} (p99)`,
    `  the clients          ${share(clientShare)} of a core; late by ${ms(found.lagMs)} (p99)`,
    `  an open room weighs  ${kilobytes(roomBytes.used)} of memory in use, ${kilobytes(roomBytes.rss)} of the process (two sockets each)`,
  ].join('\n');
}

let isMet = true;
for (const [name, run, KEPT] of [
  ['PostgreSQL, together', onPostgres, 'together'],
  ['PostgreSQL, alone', onPostgres, 'alone'],
  ['embedded, together', onEmbedded, 'together'],
  ['embedded, alone', onEmbedded, 'alone'],
] as const) {
  if (!name.includes(ONLY)) continue;
  const measured = await run(KEPT);
  const p99 = quantile(
    measured.found.delays.toSorted((a, b) => a - b),
    0.99,
  );
  const isGoal = KEPT === 'together';
  const reached = p99 < GOAL_MS && wrongIn(measured) === 0;
  console.log(lines({ ...measured, name, isGoal }, p99));
  if (!isGoal) continue;
  isMet &&= reached;
  console.log(`  goal p99 under ${GOAL_MS} ms, nothing lost: ${reached ? 'met' : 'MISSED'}`);
}
process.exit(isMet ? 0 : 1);
