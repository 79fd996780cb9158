import type { z } from 'zod';
import type { Channel, ChannelAddress, Entry, LogChannel, StateChannel } from '../channel.ts';
import type { ErrorCode } from '../errors.ts';
import { addEntries, hasGap, type LogSoFar, NO_LOG, openAt } from './log-fold.ts';

/** `pending` before the first answer; `lost` while there is no connection, or when it was refused: what is shown may be old. */
type Status = 'pending' | 'live' | 'lost';

interface Live {
  status: Status;
  /** Why it is not followed, when the server refused. */
  refusal?: ErrorCode;
}
export interface LiveState<State> extends Live {
  state: State | null;
}
export interface LiveEntries<Payload> extends Live {
  entries: readonly Entry<Payload>[];
}

/** What a page sees of what it follows. */
export type LiveOf<C extends Channel> = C extends StateChannel
  ? LiveState<z.output<C['state']>>
  : C extends LogChannel
    ? LiveEntries<z.output<C['log']>>
    : never;

export type AnyLive = LiveState<unknown> & LiveEntries<unknown>;

export const PENDING: AnyLive = { status: 'pending', state: null, entries: [] };

/** Something that is followed, for all who want it: its value, and who is told when it changes. */
export class Followed {
  readonly channel: ChannelAddress;
  readonly input: unknown;
  readonly listeners = new Set<() => void>();
  /** The name under which the server was asked for it; null while it was not. */
  id: number | null = null;
  value: AnyLive = PENDING;
  #log: LogSoFar = NO_LOG;

  constructor(channel: ChannelAddress, input: unknown) {
    this.channel = channel;
    this.input = input;
  }

  /** Where a log goes on. */
  get position(): number {
    return this.#log.position;
  }

  show(change: Partial<AnyLive>): void {
    const { refusal: _, ...before } = this.value;
    this.value = { ...before, ...change };
    for (const listener of this.listeners) listener();
  }

  opened(after: number): void {
    this.#keep(openAt(this.#log, after));
  }

  /** False when something is missing before them. */
  add(entries: readonly Entry[]): boolean {
    this.#keep(addEntries(this.#log, entries));
    return !hasGap(this.#log);
  }

  lose(): void {
    this.id = null;
    if (this.value.status !== 'lost') this.show({ status: 'lost' });
  }

  /** Somebody else is asking now: nothing of before is theirs. */
  forget(): void {
    this.id = null;
    this.#log = NO_LOG;
    if (this.value !== PENDING) this.show(PENDING);
  }

  #keep(log: LogSoFar): void {
    this.#log = log;
    this.show({ status: 'live', entries: log.entries });
  }
}
