import type { ChannelAddress, Entry } from '../channel.ts';
import { type AnyLive, PENDING } from '../live-value.ts';
import { addEntries, hasGap, type LogSoFar, NO_LOG, openAt } from './log-fold.ts';

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

  get isAnswered(): boolean {
    return this.value.status === 'live' || this.value.refusal !== undefined;
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
