import type { Entry } from '@solelune/contract';
import { boundsOf, entriesAfter, type LogEntry, type LogName, type Reader } from '@solelune/platform';
import type { Follower } from './follower.ts';
import { repeatable } from './repeatable.ts';

/** So many entries leave in one message. */
const BATCH = 200;
/** The newest entries are kept in memory: those who are up to date are served without asking the table once for each. */
const TAIL = 100;

/** Puts into entries what the log does not hold itself. */
type Fill = (payloads: readonly unknown[]) => Promise<readonly unknown[]>;

/**
 * One log that somebody in this process follows. What is heard of it is a hint to look at the table; each follower has a position of its own and is
 * given what lies after it, from memory or from the table: so nothing is sent twice or left out, whatever was heard, late, twice or not at all.
 */
export class LiveLog {
  readonly name: LogName;
  readonly #db: Reader;
  readonly #fill: Fill;
  readonly #followers = new Map<Follower, () => void>();
  /** Without a gap, up to the head. */
  #tail: Entry[] = [];
  #head: number | null = null;
  /** Looks for new entries. */
  readonly refresh: () => void;

  constructor(db: Reader, name: LogName, fill: Fill = async (payloads) => payloads) {
    this.#db = db;
    this.#fill = fill;
    this.name = name;
    this.refresh = repeatable(
      () => this.#readNew(),
      (error) => {
        for (const follower of this.#followers.keys()) follower.lost(error);
      },
    );
  }

  get isFollowed(): boolean {
    return this.#followers.size > 0;
  }

  /** The number of the last entry that is known here. */
  get head(): number {
    return this.#head ?? 0;
  }

  join(follower: Follower, after: number): () => void {
    let position: number | undefined;
    const work = async () => {
      position ??= await this.#open(follower, after);
      while (this.#followers.has(follower)) {
        const entries = await this.#entriesAfter(position);
        if (entries.length === 0) return;
        position = (entries.at(-1) as Entry).number;
        await follower.give({ action: 'entries', entries });
      }
    };
    const wake = repeatable(work, (error) => follower.lost(error));
    this.#followers.set(follower, wake);
    wake();
    return () => void this.#followers.delete(follower);
  }

  /** What was forgotten cannot be given; who has more than there is (a restored database) begins again. */
  async #open(follower: Follower, after: number): Promise<number> {
    const { forgotten, last } = await boundsOf(this.#db, this.name);
    const start = after > last ? forgotten : Math.max(after, forgotten);
    this.#head ??= last;
    // What was written since the bounds were read.
    this.refresh();
    await follower.give({ action: 'opened', after: start });
    return start;
  }

  /** An entry of this number was written; whether that is news. */
  hear(last: number | undefined): void {
    if (last === undefined || last > this.head) this.refresh();
  }

  /** Entries that this process has just written: those that follow on what is known need not be read. */
  keep(kept: readonly LogEntry[]): void {
    const head = this.#head;
    if (head === null) return;
    const fresh = kept.filter(({ number }) => number > head);
    const [first] = fresh;
    // What lies between was written by another process, or is on its way.
    if (first && first.number > head + 1) return this.refresh();
    this.#add(fresh.map(({ number, at, payload }) => ({ number, at: at.toISOString(), payload })));
  }

  async #readNew(): Promise<void> {
    while (this.#head !== null) {
      const entries = await this.#read(this.#head);
      // Some of it may have come by `keep` meanwhile.
      this.#add(entries.filter(({ number }) => number > this.head));
      if (entries.length < BATCH) return;
    }
  }

  #add(entries: readonly Entry[]): void {
    const newest = entries.at(-1);
    if (!newest) return;
    this.#tail.push(...entries);
    // Cut now and then, and not at each entry.
    if (this.#tail.length > 2 * TAIL) this.#tail = this.#tail.slice(-TAIL);
    this.#head = newest.number;
    for (const wake of this.#followers.values()) wake();
  }

  async #entriesAfter(position: number): Promise<Entry[]> {
    if (position >= this.head) return [];
    const [oldest] = this.#tail;
    return oldest && position >= oldest.number - 1
      ? this.#tail.slice(position + 1 - oldest.number)
      : this.#read(position);
  }

  async #read(after: number): Promise<Entry[]> {
    const rows = await entriesAfter(this.#db, this.name, after, BATCH);
    const payloads = await this.#fill(rows.map(({ payload }) => payload));
    return rows.map(({ number, at }, index) => ({ number, at: at.toISOString(), payload: payloads[index] }));
  }
}
