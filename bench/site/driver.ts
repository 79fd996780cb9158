import { setTimeout as pause } from 'node:timers/promises';
import { answered, endChild, startChild } from './children.ts';
import type { Order, Ran } from './driver-process.ts';
import type { Acknowledged } from './journeys/journey.ts';
import type { Kind } from './kinds.ts';
import { loggedInOf } from './people.ts';

const ROOMS = 12;
/** What was begun is waited for, then the answer comes. */
const REPORT_MS = 60_000;
const OPENING_MS = 300_000;

/** The people, seen from the benchmark. */
export interface Driver {
  pid: number;
  openRooms(): Promise<void>;
  start(rate: number, only?: Kind): void;
  /** What is measured begins now. */
  mark(): void;
  stop(): Promise<Ran>;
  /** So many journeys a second for so long, the first seconds left out. */
  run(how: { rate: number; seconds: number; warmSeconds: number; only?: Kind }): Promise<Ran>;
  hold(sockets: number): Promise<void>;
  acknowledged(): Promise<Acknowledged>;
  endRooms(): Promise<void>;
  close(): void;
}

export async function startDriver(site: string, members: number): Promise<Driver> {
  const child = startChild('driver-process.ts');
  await answered(child, null, 'ready');
  const tell = (order: Order) => void child.send(order);
  tell({ begin: { site, loggedIn: loggedInOf(members) } });
  const driver: Driver = {
    pid: child.pid ?? 0,
    openRooms: () => answered(child, { rooms: ROOMS }, 'opened', OPENING_MS),
    start: (rate, only) => tell({ start: { rate, ...(only ? { only } : {}) } }),
    mark: () => tell({ mark: true }),
    stop: () => answered<Ran>(child, { stop: true }, 'ran', REPORT_MS),
    run: async ({ rate, seconds, warmSeconds, only }) => {
      driver.start(rate, only);
      await pause(warmSeconds * 1000);
      driver.mark();
      await pause(seconds * 1000);
      return driver.stop();
    },
    hold: (hold) => answered(child, { hold }, 'held', OPENING_MS),
    acknowledged: () => answered<Acknowledged>(child, { acknowledged: true }, 'acknowledged'),
    endRooms: () => answered(child, { endRooms: true }, 'ended', REPORT_MS),
    close: () => endChild(child),
  };
  return driver;
}
