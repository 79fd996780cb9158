import type { Entry } from '@solelune/contract';
import { boundsOf, entriesAfter, type LogName, type Reader } from '@solelune/platform';
import type { Follower } from './follower.ts';
import { repeatable } from './repeatable.ts';

/** So many entries leave in one message. */
const BATCH = 200;
/** The newest entries are kept in memory: those who are up to date are served without asking the table once for each. */
const TAIL = 400;

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

  async #readNew(): Promise<void> {
    while (this.#head !== null) {
      const entries = await this.#read(this.#head);
      if (entries.length === 0) return;
      this.#tail = [...this.#tail, ...entries].slice(-TAIL);
      this.#head = (entries.at(-1) as Entry).number;
      for (const wake of this.#followers.values()) wake();
    }
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
