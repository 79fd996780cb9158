import type { Entry } from '../channel.ts';

/** A log as it was received so far. `entries` are in order and without a gap; what came too early waits. */
export interface LogSoFar {
  /** The number of the last entry, or after which the first one will come. */
  readonly position: number;
  readonly entries: readonly Entry[];
  readonly early: ReadonlyMap<number, Entry>;
}

export const NO_LOG: LogSoFar = { position: 0, entries: [], early: new Map() };

/** Takes in entries as they come: twice, too early or too late. */
export function addEntries(log: LogSoFar, received: readonly Entry[]): LogSoFar {
  const early = new Map(log.early);
  for (const entry of received)
    if (entry.number > log.position && !early.has(entry.number)) early.set(entry.number, entry);
  const next: Entry[] = [];
  for (let number = log.position + 1; early.has(number); number += 1) {
    next.push(early.get(number) as Entry);
    early.delete(number);
  }
  return {
    position: log.position + next.length,
    entries: next.length > 0 ? [...log.entries, ...next] : log.entries,
    early,
  };
}

/** True when something is missing before what came: it has to be asked for. */
export const hasGap = (log: LogSoFar): boolean => log.early.size > 0;

/**
 * The server says after which number it goes on. Later than we are: what lies between was forgotten there, and nobody will ever see it. Earlier:
 * it is not the log we knew, and begins again.
 */
export function openAt(log: LogSoFar, after: number): LogSoFar {
  if (after === log.position) return log;
  return after > log.position
    ? addEntries({ ...log, position: after, early: dropUpTo(log.early, after) }, [])
    : { ...NO_LOG, position: after };
}

const dropUpTo = (early: LogSoFar['early'], number: number) => new Map([...early].filter(([own]) => own > number));
