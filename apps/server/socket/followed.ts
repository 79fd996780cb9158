import {
  type ChannelAnswer,
  type ChannelContext,
  Failure,
  fail,
  type StateAnswer,
  type Who,
} from '@solelune/contract/server';
import type { Follower } from './follower.ts';
import { judge } from './judge.ts';
import type { Line } from './line.ts';
import type { LiveChannels } from './live-channels.ts';
import { Tracker } from './tracked-list.ts';
import type { TrackedLists } from './tracked-lists.ts';

/** More than any page shows at once. */
export const MAX_FOLLOWED = 200;

interface FollowedParts {
  live: LiveChannels;
  lists: TrackedLists;
  context: () => ChannelContext;
}

interface Wish {
  answer: ChannelAnswer;
  input: unknown;
  after?: number | undefined;
  follower: Follower;
}

/** A list of the product document's own message, which takes the place of the one before. */
interface Tracked {
  size: number;
  leave(): void;
}

/** What one socket follows. Once closed, it follows nothing any more: what was being judged meanwhile finds the door shut. */
export class Followed {
  readonly #parts: FollowedParts;
  readonly #line: Line;
  readonly #lost: (error: unknown) => void;
  readonly #endings = new Map<string, () => void>();
  /** By the channel's name. */
  readonly #tracked = new Map<string, Tracked>();
  #isClosed = false;

  constructor(parts: FollowedParts, line: Line, lost: (error: unknown) => void) {
    this.#parts = parts;
    this.#line = line;
    this.#lost = lost;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  close(): void {
    this.#isClosed = true;
    this.leaveAll();
  }

  leave(name: string): void {
    this.#endings.get(name)?.();
    this.#endings.delete(name);
  }

  leaveAll(): void {
    for (const name of [...this.#endings.keys()]) this.leave(name);
    for (const name of [...this.#tracked.keys()]) this.#untrack(name);
  }

  /** Null when it is followed, under a name that this socket gives it; otherwise why not. */
  async follow(name: string, { answer, input, after = 0, follower }: Wish, who: Who | null): Promise<Failure | null> {
    this.leave(name);
    if (this.#count >= MAX_FOLLOWED) return fail('too_many_requests');
    const judged = await judge(answer, input, who, this.#parts.context());
    if (judged instanceof Failure) return judged;
    if (!this.#isClosed) this.#endings.set(name, this.#parts.live.follow(answer, judged.key, follower, after));
    return null;
  }

  /** The list of the product document's own message takes the place of the one before; an empty one ends it. */
  async track(answer: StateAnswer, list: unknown, who: Who | null): Promise<Failure | null> {
    const { wire, name } = answer.channel;
    if (!wire || !isPlainList(list)) return fail('invalid_input');
    this.#untrack(name);
    const keys = new Map<string, string>();
    let refusal: Failure | null = null;
    for (const value of new Set(list)) {
      const isFull = this.#count + keys.size >= MAX_FOLLOWED;
      const input = { [wire.by]: value };
      const judged = isFull ? fail('too_many_requests') : await judge(answer, input, who, this.#parts.context());
      if (judged instanceof Failure) {
        refusal = judged;
        break;
      }
      keys.set(String(value), judged.key);
    }
    if (keys.size > 0 && !this.#isClosed) {
      const leave = this.#parts.lists.track(answer, keys, new Tracker(this.#line, this.#lost));
      this.#tracked.set(name, { size: keys.size, leave });
    }
    return refusal;
  }

  #untrack(name: string): void {
    this.#tracked.get(name)?.leave();
    this.#tracked.delete(name);
  }

  get #count(): number {
    let count = this.#endings.size;
    for (const { size } of this.#tracked.values()) count += size;
    return count;
  }
}

const isPlainList = (list: unknown): list is (string | number)[] =>
  Array.isArray(list) && list.every((value) => typeof value === 'string' || typeof value === 'number');
