export const MINUTE_MS = 60_000;

/** Counts what comes within a minute that begins with the first of it. */
export class MinuteCount {
  #count = 0;
  #startedMs = Number.NEGATIVE_INFINITY;

  /** How many they are with this one, which may count for several. */
  add(nowMs = performance.now(), weight = 1): number {
    if (this.isOver(nowMs)) {
      this.#startedMs = nowMs;
      this.#count = 0;
    }
    this.#count += weight;
    return this.#count;
  }

  isOver(nowMs = performance.now()): boolean {
    return nowMs - this.#startedMs >= MINUTE_MS;
  }
}
