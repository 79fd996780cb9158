/** One picture at a time in this process: decoded pixels take memory and encoders take cores, and a burst of uploads must take neither from others. */
let last: Promise<unknown> = Promise.resolve();

export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}
