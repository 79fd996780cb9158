import { loadavg } from 'node:os';
import { startProcess } from '@solelune/testing/process';
import { gather } from './crowd.ts';
import { percentile, type Reading, read } from './reader.ts';

const VISITORS = 10;
const CONNECTIONS_OF_A_BROWSER = 6;
const SECONDS = 10;

/** Somebody reads, alone and then beside visitors who ask for natal charts as fast as they can. Gives the reader's p99 and how many pages they were refused. */
export async function burst(): Promise<{ p99Ms: number; refused: number }> {
  // Every visitor has an address of their own, which a proxy would tell.
  const site = await startProcess({ DATA_DIR: 'memory', LOG_LEVEL: 'silent', TRUST_PROXY: '1' });
  await read(site.address, SECONDS / 2);
  tell('a reader, alone      ', await read(site.address, SECONDS));
  const crowd = gather(site.address, { visitors: VISITORS, atOnce: CONNECTIONS_OF_A_BROWSER });
  const reading = await read(site.address, 2 * SECONDS);
  tell(`a reader beside ${VISITORS}   `, reading);
  console.log(`what the ${VISITORS} had        ${JSON.stringify(await crowd.leave())} by status`);
  await site.end('SIGTERM');
  return { p99Ms: Math.max(...parts(reading).map((times) => percentile(times, 0.99))), refused: reading.refused };
}

const parts = ({ kept, drawn }: Reading) => [kept, drawn];

function tell(who: string, reading: Reading): void {
  const [kept, drawn] = parts(reading).map((times) =>
    [0.5, 0.99].map((share) => percentile(times, share).toFixed(0)).join(' / '),
  );
  const load = loadavg()[0]?.toFixed(1);
  const count = reading.drawn.length;
  console.log(`${who}  kept ${kept} ms, drawn ${drawn} ms (p50 / p99 of ${count} each), load average ${load}`);
}
