// The people of the benchmark, as a process of their own. Journeys begin when they are due, whatever became of those before: a site that is late is
// not spared, and what they take is counted from when they were to begin.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { JOURNEYS } from './journeys/index.ts';
import { nothingYet } from './journeys/journey.ts';
import { Rooms } from './journeys/rooms.ts';
import { followTeam } from './journeys/status.ts';
import { KINDS, type Kind, kindOf } from './kinds.ts';
import { percentile, type Second } from './measure.ts';

export interface Order {
  begin?: { site: string; loggedIn: number };
  rooms?: number;
  start?: { rate: number; only?: Kind };
  /** Forgets what was measured so far. */
  mark?: true;
  stop?: true;
  /** Opens so many sockets more, which stay. */
  hold?: number;
  acknowledged?: true;
  endRooms?: true;
}

export interface Ran {
  kinds: Record<Kind, { asked: number; failed: number; times: number[] }>;
  seconds: Second[];
  /** How often each kind failed in which way. */
  reasons: Record<string, number>;
  lagMs: number;
  measuredSeconds: number;
}

const MOST_UNDER_WAY = 4000;
const FINISHING_MS = 20_000;
const lag = monitorEventLoopDelay({ resolution: 5 });
lag.enable();

const fresh = () => ({
  kinds: Object.fromEntries(KINDS.map((kind) => [kind, { asked: 0, failed: 0, times: [] }])) as unknown as Ran['kinds'],
  reasons: {} as Record<string, number>,
  bySecond: new Map<number, { times: number[]; failed: number }>(),
  beganMs: performance.now(),
});
let found = fresh();
let rooms: Rooms | null = null;
let site = '';
let loggedIn = 0;
let turn = 0;
let underWay = 0;
let timer: NodeJS.Timeout | undefined;
const acknowledged = nothingYet();

async function travel(kind: Kind, dueMs: number): Promise<void> {
  const own = found;
  own.kinds[kind].asked += 1;
  const journey = { site, loggedIn, turn: turn++, acknowledged };
  underWay += 1;
  let why: string | null = null;
  try {
    if (underWay > MOST_UNDER_WAY) throw new Error('crowd');
    await (kind === 'room' ? rooms?.say(journey) : JOURNEYS[kind](journey));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    why = `${kind} ${code ?? message}`;
    if (process.env['SHOW_FAILURES']) console.log(why, (error as Error).cause ?? '');
  }
  underWay -= 1;
  const now = performance.now();
  // A failure is seen when it comes.
  const second = Math.floor((now - own.beganMs) / 1000);
  const bucket = own.bySecond.get(second) ?? { times: [], failed: 0 };
  own.bySecond.set(second, bucket);
  if (why === null) {
    own.kinds[kind].times.push(now - dueMs);
    bucket.times.push(now - dueMs);
  } else {
    own.kinds[kind].failed += 1;
    bucket.failed += 1;
    own.reasons[why] = (own.reasons[why] ?? 0) + 1;
  }
}

function start({ rate, only }: { rate: number; only?: Kind }): void {
  found = fresh();
  lag.reset();
  let due = performance.now();
  const go = () => {
    for (const now = performance.now(); due <= now; due += 1000 / rate) void travel(only ?? kindOf(turn), due);
    timer = setTimeout(go, Math.max(1, due - performance.now()));
  };
  go();
}

async function report(): Promise<Ran> {
  clearTimeout(timer);
  const measuredSeconds = (performance.now() - found.beganMs) / 1000;
  const lagMs = lag.percentile(99) / 1e6;
  for (const deadline = performance.now() + FINISHING_MS; underWay > 0 && performance.now() < deadline; )
    await new Promise((resolve) => setTimeout(resolve, 50));
  const seconds = [...found.bySecond]
    .toSorted(([a], [b]) => a - b)
    .map(([at, { times, failed }]) => ({ at, done: times.length, failed, p50: percentile(times, 0.5) }));
  return { kinds: found.kinds, reasons: found.reasons, seconds, lagMs, measuredSeconds };
}

async function hold(count: number): Promise<void> {
  for (let from = 0; from < count; from += 50)
    await Promise.all(
      Array.from({ length: Math.min(50, count - from) }, () =>
        followTeam({ site, turn: turn++ }, Number.POSITIVE_INFINITY),
      ),
    );
}

process.on('message', async (order: Order) => {
  if (order.begin) {
    ({ site, loggedIn } = order.begin);
    if (new URL(site).hostname !== '127.0.0.1') throw new Error('Only this machine is ever loaded.');
    rooms = new Rooms(site, loggedIn);
  }
  if (order.rooms !== undefined) {
    await rooms?.openUpTo(order.rooms);
    process.send?.({ opened: order.rooms });
  }
  if (order.start) start(order.start);
  if (order.mark) {
    found = fresh();
    lag.reset();
  }
  if (order.stop) process.send?.({ ran: await report() });
  if (order.hold !== undefined) {
    await hold(order.hold);
    process.send?.({ held: order.hold });
  }
  if (order.endRooms) {
    await rooms?.end();
    process.send?.({ ended: true });
  }
  if (order.acknowledged) process.send?.({ acknowledged });
});
process.once('disconnect', () => process.exit());
process.send?.({ ready: true });
