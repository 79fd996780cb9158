import {
  type ChannelAnswer,
  type ChannelContext,
  Failure,
  fail,
  type StateAnswer,
  type Who,
} from '@solelune/contract/server';
import type { Follower, Given } from './follower.ts';
import { judge } from './judge.ts';
import type { LiveChannels } from './live-channels.ts';

/** More than any page shows at once. */
const MAX_FOLLOWED = 200;

interface FollowedParts {
  live: LiveChannels;
  context: () => ChannelContext;
  send(action: string, data: unknown): Promise<void>;
  lost(error: unknown): void;
}

interface Wish {
  answer: ChannelAnswer;
  input: unknown;
  after?: number | undefined;
  follower: Follower;
}

/** States on their way, and what sends them. */
interface Update {
  states: Map<string, unknown>;
  sent: Promise<void>;
  leave(): void;
}

/** What one socket follows. Once closed, it follows nothing any more: what was being judged meanwhile finds the door shut. */
export class Followed {
  readonly #parts: FollowedParts;
  readonly #endings = new Map<string, () => void>();
  /** States of tracked lists that wait to leave together. */
  readonly #updates = new Map<string, Update>();
  #isClosed = false;

  constructor(parts: FollowedParts) {
    this.#parts = parts;
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
  }

  /** Null when it is followed, under a name that this socket gives it; otherwise why not. */
  async follow(name: string, { answer, input, after = 0, follower }: Wish, who: Who | null): Promise<Failure | null> {
    this.leave(name);
    if (this.#endings.size >= MAX_FOLLOWED) return fail('too_many_requests');
    const judged = await judge(answer, input, who, this.#parts.context());
    if (judged instanceof Failure) return judged;
    if (!this.#isClosed) this.#endings.set(name, this.#parts.live.follow(answer, judged.key, follower, after));
    return null;
  }

  /** The list of the product document's own message takes the place of the one before; an empty one ends it. */
  async track(answer: StateAnswer, list: unknown, who: Who | null): Promise<Failure | null> {
    const { wire, name } = answer.channel;
    if (!wire || !isPlainList(list)) return fail('invalid_input');
    for (const followed of [...this.#endings.keys()]) if (followed.startsWith(`${name} `)) this.leave(followed);
    // What was held for the list before is not of this one.
    this.#updates.delete(wire.update);
    /** The first answers leave together, as one snapshot. */
    const awaited = new Set(list.map(String));
    for (const value of new Set(list)) {
      const follower: Follower = {
        give: (given) =>
          this.#update(wire.update, String(value), (given as Given & { action: 'state' }).state, awaited),
        lost: this.#parts.lost,
      };
      const wish = { answer, input: { [wire.by]: value }, follower };
      const refusal = await this.follow(`${name} ${String(value)}`, wish, who);
      if (!refusal) continue;
      awaited.clear();
      this.#updates.get(wire.update)?.leave();
      return refusal;
    }
    return null;
  }

  /** States that come at the same moment leave as one map; so do the first ones of a list, once all are there. */
  #update(action: string, key: string, state: unknown, awaited: Set<string>): Promise<void> {
    awaited.delete(key);
    const update = this.#updates.get(action) ?? this.#begin(action);
    update.states.set(key, state);
    if (awaited.size === 0) update.leave();
    return update.sent;
  }

  #begin(action: string): Update {
    const states = new Map<string, unknown>();
    const { promise, resolve } = Promise.withResolvers<void>();
    let isLeaving = false;
    const leave = () => {
      if (isLeaving) return;
      isLeaving = true;
      setImmediate(() => {
        if (this.#updates.get(action) === update) this.#updates.delete(action);
        void this.#parts.send(action, Object.fromEntries(states)).then(resolve);
      });
    };
    const update: Update = { states, sent: promise, leave };
    this.#updates.set(action, update);
    return update;
  }
}

const isPlainList = (list: unknown): list is (string | number)[] =>
  Array.isArray(list) && list.every((value) => typeof value === 'string' || typeof value === 'number');
