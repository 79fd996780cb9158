import type { ChannelAnswer, ChannelContext } from '@solelune/contract/server';
import { type Channels, type Logger, type LogName, lastNumbers, type Reader } from '@solelune/platform';
import type { Follower } from './follower.ts';
import { LiveLog } from './live-log.ts';
import { LiveState } from './live-state.ts';

/** An event between processes may be lost: logs are compared with the table this often, and states read again at every twelfth time. */
const SWEEP_MS = 5_000;
const SWEEPS_PER_STATE = 12;

export interface LiveParts {
  channels: Channels;
  db: Reader;
  log: Logger;
  /** What the features' answers are given. */
  context: () => ChannelContext;
  /** Other processes write too: what they say of it may get lost on the way. */
  hasOthers: boolean;
}

/** All that the sockets of this process follow. It exists while somebody follows it. */
export class LiveChannels {
  readonly #parts: LiveParts;
  readonly #live = new Map<string, LiveState | LiveLog>();
  readonly #endings: (() => void)[] = [];

  constructor(parts: LiveParts) {
    this.#parts = parts;
    this.#endings.push(
      parts.channels.onChanged(({ last, ...name }) => {
        const live = this.#live.get(idOf(name));
        if (live instanceof LiveLog) live.hear(last);
        else live?.refresh();
      }),
      parts.channels.onKept((name, entries) => {
        const live = this.#live.get(idOf(name));
        if (live instanceof LiveLog) live.keep(entries);
      }),
    );
    if (!parts.hasOthers) return;
    let sweeps = 0;
    const timer = setInterval(() => void this.#sweep(++sweeps % SWEEPS_PER_STATE === 0), SWEEP_MS);
    this.#endings.push(() => clearInterval(timer));
  }

  /** Until the returned function is called. `after` is where a log is followed from. */
  follow(answer: ChannelAnswer, key: string, follower: Follower, after: number): () => void {
    const id = idOf({ channel: answer.channel.name, key });
    const live = this.#live.get(id) ?? this.#open(answer, key);
    this.#live.set(id, live);
    const leave = live instanceof LiveState ? live.join(follower) : live.join(follower, after);
    return () => {
      leave();
      if (!live.isFollowed && this.#live.get(id) === live) this.#live.delete(id);
    };
  }

  get size(): number {
    return this.#live.size;
  }

  close(): void {
    for (const end of this.#endings.splice(0)) end();
  }

  #open(answer: ChannelAnswer, key: string): LiveState | LiveLog {
    const { db, context } = this.#parts;
    if (!('state' in answer)) {
      const { fill } = answer;
      return new LiveLog(db, { channel: answer.channel.name, key }, fill && ((payloads) => fill(payloads, context())));
    }
    // What leaves is what the declaration says, no more.
    return new LiveState(async () => answer.channel.state.parse(await answer.state(key, context())));
  }

  async #sweep(withStates: boolean): Promise<void> {
    const all = [...this.#live.values()];
    if (withStates) for (const live of all) if (live instanceof LiveState) live.refresh();
    const logs = all.filter((live) => live instanceof LiveLog);
    if (logs.length === 0) return;
    try {
      const names = logs.map(({ name }) => name);
      for (const { last, ...name } of await lastNumbers(this.#parts.db, names)) {
        const live = this.#live.get(idOf(name));
        if (live instanceof LiveLog && live.head < last) live.refresh();
      }
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'the logs could not be compared with their table');
    }
  }
}

/** Names hold no space. */
const idOf = ({ channel, key }: LogName): string => `${channel} ${key}`;
