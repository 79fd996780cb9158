export const MINUTE_MS = 60_000;

/** Counts what comes within a minute that begins with the first of it. */
export class MinuteCount {
  #count = 0;
  #startedMs = Number.NEGATIVE_INFINITY;

  /** How many they are with this one. */
  add(nowMs = performance.now()): number {
    if (this.isOver(nowMs)) {
      this.#startedMs = nowMs;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count;
  }

  isOver(nowMs = performance.now()): boolean {
    return nowMs - this.#startedMs >= MINUTE_MS;
  }
}
