import type { Line } from './line.ts';
import { textFrame } from './text-frame.ts';

type TrackerLine = Pick<Line, 'isBehind' | 'write'>;

/** Somebody who tracks a list. */
export class Tracker {
  readonly line: TrackerLine;
  readonly lost: (error: unknown) => void;
  /** How far into the list's changes they were told: nothing yet before their snapshot. */
  toldTo = 0;
  /** Their line is waited for; `missed` when there was something to tell meanwhile. */
  wait: 'none' | 'waiting' | 'missed' = 'none';

  constructor(line: TrackerLine, lost: (error: unknown) => void) {
    this.line = line;
    this.lost = lost;
  }
}

/** What is being told, and to whom it was not yet. */
interface Round {
  /** The last change that is in it. */
  upTo: number;
  frame: Buffer;
  rest: Iterator<Tracker, undefined>;
}

/**
 * The states that a list names, for all in this process who track the very same list: pages that show the same advisors. What is told is framed once
 * for all of them. Everybody gets one snapshot, once all states are known, then what changed; whoever reads slowly gets a snapshot when they can.
 */
export class TrackedList {
  readonly #action: string;
  readonly #size: number;
  readonly #due: () => void;
  readonly #trackers = new Set<Tracker>();
  /** As JSON, by their names on the wire. */
  readonly #states = new Map<string, string>();
  readonly #changed = new Set<string>();
  #changes = 0;
  #snapshot: Buffer | null = null;
  #round: Round | null = null;

  /** `due` is called when there is something to tell. */
  constructor({ action, size, due }: { action: string; size: number; due: () => void }) {
    this.#action = action;
    this.#size = size;
    this.#due = due;
  }

  get isTracked(): boolean {
    return this.#trackers.size > 0;
  }

  join(tracker: Tracker): void {
    this.#trackers.add(tracker);
    if (this.#isKnown) this.#tellAll(tracker);
  }

  leave(tracker: Tracker): void {
    this.#trackers.delete(tracker);
  }

  hear(name: string, state: unknown): void {
    this.#states.set(name, JSON.stringify(state));
    this.#changes += 1;
    this.#changed.add(name);
    this.#snapshot = null;
    if (this.#isKnown) this.#due();
  }

  lost(error: unknown): void {
    for (const { lost } of [...this.#trackers]) lost(error);
  }

  /** Tells at most so many, and gives how many it told. Less than it might: everybody knows all there is. */
  tell(most: number): number {
    let told = 0;
    while (told < most) {
      this.#round ??= this.#begin();
      if (!this.#round) break;
      const { value: tracker } = this.#round.rest.next();
      if (!tracker) this.#round = null;
      else if (this.#tellOne(tracker, this.#round)) told += 1;
    }
    return told;
  }

  get #isKnown(): boolean {
    return this.#states.size === this.#size;
  }

  #begin(): Round | null {
    if (!this.#isKnown || this.#changed.size === 0) return null;
    const frame = this.#frameOf(this.#changed);
    this.#changed.clear();
    // Trackers who come while it is told are passed too, and know it already.
    return { upTo: this.#changes, frame, rest: this.#trackers.values() };
  }

  #tellOne(tracker: Tracker, { upTo, frame }: Round): boolean {
    const { toldTo, wait, line } = tracker;
    if (toldTo >= upTo) return false;
    if (wait !== 'none') {
      tracker.wait = 'missed';
      return false;
    }
    if (toldTo === 0) this.#tellAll(tracker);
    else {
      tracker.toldTo = upTo;
      this.#write(tracker, frame, line.isBehind);
    }
    return true;
  }

  #tellAll(tracker: Tracker): void {
    tracker.toldTo = this.#changes;
    this.#snapshot ??= this.#frameOf(this.#states.keys());
    this.#write(tracker, this.#snapshot, tracker.line.isBehind);
  }

  /** One frame at most waits behind what is slow to leave. */
  #write(tracker: Tracker, frame: Buffer, isBehind: boolean): void {
    if (!isBehind) return tracker.line.write(frame);
    tracker.wait = 'waiting';
    tracker.line.write(frame, () => {
      const { wait } = tracker;
      tracker.wait = 'none';
      if (wait === 'missed' && this.#trackers.has(tracker)) this.#tellAll(tracker);
    });
  }

  #frameOf(names: Iterable<string>): Buffer {
    const states = Array.from(names, (name) => `${JSON.stringify(name)}:${this.#states.get(name)}`);
    return textFrame(`{"action":${JSON.stringify(this.#action)},"data":{${states.join(',')}}}`);
  }
}
