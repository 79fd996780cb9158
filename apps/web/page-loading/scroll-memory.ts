/** Where each place in the history was scrolled to, kept for the life of the tab so that a reload finds it too. */
const STORAGE_KEY = 'scroll-positions';
const MOST_PLACES = 50;

export class ScrollMemory {
  #positions: Map<string, number>;
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'> | null;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'> | null) {
    this.#storage = storage;
    this.#positions = new Map(this.#read());
  }

  save(place: string, top: number): void {
    this.#positions.delete(place);
    this.#positions.set(place, Math.round(top));
    for (const oldest of this.#positions.keys()) {
      if (this.#positions.size <= MOST_PLACES) break;
      this.#positions.delete(oldest);
    }
  }

  /** The top for a place that was never left. */
  positionOf(place: string): number {
    return this.#positions.get(place) ?? 0;
  }

  persist(): void {
    try {
      this.#storage?.setItem(STORAGE_KEY, JSON.stringify([...this.#positions]));
    } catch {
      // A full or refused storage only costs the position after a reload.
    }
  }

  #read(): [string, number][] {
    try {
      const kept: unknown = JSON.parse(this.#storage?.getItem(STORAGE_KEY) ?? '[]');
      return Array.isArray(kept)
        ? kept.filter((item) => typeof item?.[0] === 'string' && typeof item?.[1] === 'number')
        : [];
    } catch {
      return [];
    }
  }
}
