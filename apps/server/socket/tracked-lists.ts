import type { StateAnswer } from '@solelune/contract/server';
import type { Given } from './follower.ts';
import type { LiveChannels } from './live-channels.ts';
import { TrackedList, type Tracker } from './tracked-list.ts';

/** So many are told in one turn of the event loop, about a millisecond: pages, calls and the database's answers come between. */
const TOLD_PER_TURN = 100;

interface Shared {
  id: string;
  list: TrackedList;
  endings: (() => void)[];
}

/** The lists that sockets of this process track. What changed at the same moment leaves together. */
export class TrackedLists {
  readonly #live: LiveChannels;
  readonly #lists = new Map<string, Shared>();
  readonly #due = new Set<TrackedList>();

  constructor(live: LiveChannels) {
    this.#live = live;
  }

  /** Tracks the states at these keys, by their names on the wire, until the returned function is called. */
  track(answer: StateAnswer, keys: ReadonlyMap<string, string>, tracker: Tracker): () => void {
    const sorted = [...keys].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const id = JSON.stringify([answer.channel.name, sorted]);
    const shared = this.#lists.get(id) ?? this.#open(id, answer, sorted);
    shared.list.join(tracker);
    return () => this.#leave(shared, tracker);
  }

  #open(id: string, answer: StateAnswer, keys: [string, string][]): Shared {
    const action = answer.channel.wire?.update ?? '';
    const list: TrackedList = new TrackedList({ action, size: keys.length, due: () => this.#tellSoon(list) });
    const endings = keys.map(([name, key]) => {
      const give = async (given: Given) => {
        if (given.action === 'state') list.hear(name, given.state);
      };
      return this.#live.follow(answer, key, { give, lost: (error) => list.lost(error) }, 0);
    });
    const shared = { id, list, endings };
    this.#lists.set(id, shared);
    return shared;
  }

  #leave({ id, list, endings }: Shared, tracker: Tracker): void {
    list.leave(tracker);
    if (list.isTracked) return;
    for (const end of endings) end();
    this.#lists.delete(id);
    this.#due.delete(list);
  }

  #tellSoon(list: TrackedList): void {
    if (this.#due.size === 0) setImmediate(() => this.#tell());
    this.#due.add(list);
  }

  #tell(): void {
    let left = TOLD_PER_TURN;
    for (const list of this.#due) {
      left -= list.tell(left);
      if (left === 0) break;
      this.#due.delete(list);
    }
    if (this.#due.size > 0) setImmediate(() => this.#tell());
  }
}
