// A process of the benchmark: many visitors. Each follows the whole list, and comes back after a cut by the product document's own delays.
import { once } from 'node:events';
import { statusChannel } from '@solelune/advisors/contract';
import { reconnectDelayMs } from '../../packages/contract/live/reconnect-delay.ts';
import { changesIn, nowMs } from './message.ts';
import { Reader } from './reader.ts';

const { SITES = '[]', SOCKETS = '0', IDS = '[]', NET = '1', OWN = '' } = process.env;
const sites = JSON.parse(SITES) as string[];
const ids = JSON.parse(IDS) as number[];
const OPENING = 50;
const LOOK_MS = 4;
const NOBODY = new Int32Array(new SharedArrayBuffer(4));
/** They come from so many addresses, and keep the limits of each. */
const ADDRESSES = 200;
/**
 * One visitor in so many is timed, and reads at once; the others read when the changes are over, and are counted then. Their machines are not ours: read
 * at once by two processes on the server's own two cores, they would take from it what they are to measure.
 */
const TIMED = 20;
/** An id that nobody has, and that only this visitor asks for: no two lists are the same. */
const ownId = (index: number) => 1_000_000 * Number(NET) + index;
const question = (index: number) =>
  JSON.stringify({ action: statusChannel.wire?.subscribe, data: OWN ? [...ids, ownId(index)] : ids });

/** When each socket that is timed heard of each change, and how often any did. */
let heard = new Map<number, number[]>();
let told = 0;
/** How long each was away after its last cut, and at which try it came back. */
let returns: { ms: number; tries: number }[] = [];
/** Told something older than what was told before, or a snapshot that is not whole. */
let wrong = 0;
let opened = 0;

const resting = new Set<Reader>();

function hear(index: number, number: number, at: number): void {
  told += 1;
  if (index % TIMED !== 0) return;
  const list = heard.get(number);
  if (list) list.push(at);
  else heard.set(number, [at]);
}

function visitor(index: number): Promise<void> {
  const latest = new Int32Array(ids.length).fill(-1);
  let openings = 0;
  let tries = 0;
  let lostAt = 0;
  let isAnswered = false;
  return new Promise((ready) => {
    const hearAll = (text: string) => {
      const changes = changesIn(text, ids);
      const at = nowMs();
      for (const { place, number } of changes) {
        const known = latest[place] as number;
        latest[place] = number;
        if (number < known) wrong += 1;
        if (isAnswered && number > known) hear(index, number, at);
      }
      if (!isAnswered) answered(changes.length);
    };
    const answered = (count: number) => {
      isAnswered = true;
      if (count < ids.length) wrong += 1;
      if (lostAt > 0) returns.push({ ms: nowMs() - lostAt, tries });
      tries = 0;
      ready();
    };
    let reader: Reader | undefined;
    const open = () => {
      // Whoever was cut off comes back to the next of the sites, as behind a balancer.
      const site = sites[(index + openings++) % sites.length] as string;
      const from = `127.${NET}.0.${1 + (index % ADDRESSES)}`;
      resting.delete(reader as Reader);
      reader = new Reader({ site, from, told: hearAll, opened: () => reader?.say(question(index)), closed });
      if (index % TIMED !== 0) resting.add(reader);
    };
    const closed = () => {
      if (isAnswered) lostAt = nowMs();
      isAnswered = false;
      const delayMs = reconnectDelayMs(++tries);
      if (delayMs !== null) setTimeout(open, delayMs);
    };
    open();
  });
}

/**
 * Looks at its sockets every few milliseconds. Woken up for each message instead, as no visitor's own machine would be by another's, it would make the
 * server pay for waking it: every time a call to the machine's other core. What it sleeps is in the delays.
 */
function look(): void {
  Atomics.wait(NOBODY, 0, 0, LOOK_MS);
  setImmediate(look);
}

async function openUpTo(count: number): Promise<void> {
  while (opened < count)
    await Promise.all(Array.from({ length: Math.min(OPENING, count - opened) }, () => visitor(opened++)));
}

// The server is weighed with half of them, and with all.
await openUpTo(Number(SOCKETS) / 2);
process.send?.({ half: true });
await once(process, 'message');
await openUpTo(Number(SOCKETS));
look();
process.on('message', ({ rest }: { rest?: boolean }) => {
  for (const reader of resting)
    if (rest) reader.rest();
    else if (rest === false) reader.look();
  process.send?.({ heard, told, returns, wrong, cpu: process.cpuUsage() });
  heard = new Map();
  told = 0;
  returns = [];
  wrong = 0;
});
process.send?.({ ready: true });
