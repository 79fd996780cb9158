/** Hashing takes 19 MiB and a thread of the pool that also reads files and names: two at once leave the others free. */
const AT_ONCE = 2;
/** Longer than this, whoever waits has given up. */
const LONGEST_QUEUE = 200;

export class HashQueueFull extends Error {
  override name = 'HashQueueFull';
}

let running = 0;
const waiting: (() => void)[] = [];

/** Runs the work when its turn comes; refuses it when too many wait already. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= LONGEST_QUEUE) throw new HashQueueFull('too many passwords to hash');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running++;
  try {
    return await work();
  } finally {
    // The place is handed over, not given back: nobody can slip in between.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
