/** Extracts are made one at a time in a process, and few may wait: whoever asks for hundreds waits for their own. */
const WAITING_MAX = 4;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Null: too many wait already. Who leaves before their turn costs nothing. */
export async function inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T | null> {
  if (waiting >= WAITING_MAX) return null;
  waiting += 1;
  const turn = last.then(() => {
    signal.throwIfAborted();
    return work();
  });
  last = turn.catch(() => {});
  try {
    return await turn;
  } finally {
    waiting -= 1;
  }
}
