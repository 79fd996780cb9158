import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** A tenth of the weight of the others: it steps aside the moment one of them has something to do, and still goes on when they never stop. */
const NICENESS = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Lowers the priority of the calling thread. Linux only, where a priority belongs to a thread; elsewhere it belongs to the process and is
 * left alone. A process that was started with less keeps what it has.
 */
export function yieldToOthers(): void {
  if (process.platform !== 'linux') return;
  const threadId = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  if (getPriority(threadId) < NICENESS) setPriority(threadId, NICENESS);
}
