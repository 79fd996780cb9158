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

/** What one socket follows. Once closed, it follows nothing any more: what was being judged meanwhile finds the door shut. */
export class Followed {
  readonly #parts: FollowedParts;
  readonly #endings = new Map<string, () => void>();
  /** States of tracked lists that wait to leave together. */
  readonly #updates = new Map<string, { states: Map<string, unknown>; sent: Promise<void> }>();
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
    for (const value of new Set(list)) {
      const follower: Follower = {
        give: (given) => this.#update(wire.update, String(value), (given as Given & { action: 'state' }).state),
        lost: this.#parts.lost,
      };
      const wish = { answer, input: { [wire.by]: value }, follower };
      const refusal = await this.follow(`${name} ${String(value)}`, wish, who);
      if (refusal) return refusal;
    }
    return null;
  }

  /** States that come at the same moment leave as one map. */
  #update(action: string, key: string, state: unknown): Promise<void> {
    const waiting = this.#updates.get(action);
    if (waiting) {
      waiting.states.set(key, state);
      return waiting.sent;
    }
    const states = new Map([[key, state]]);
    const sent = new Promise(setImmediate).then(() => {
      this.#updates.delete(action);
      return this.#parts.send(action, Object.fromEntries(states));
    });
    this.#updates.set(action, { states, sent });
    return sent;
  }
}

const isPlainList = (list: unknown): list is (string | number)[] =>
  Array.isArray(list) && list.every((value) => typeof value === 'string' || typeof value === 'number');
