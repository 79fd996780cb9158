/**
 * Data of the pages already seen, by their place in the history (product document, section 4): going back shows the page as it
 * was without asking again; going somewhere new from the middle forgets what was ahead. The key is the router's `location.key`.
 */
export const REMEMBERED_PLACES = 15;

interface Entry {
  key: string;
  /** Call and input: the same place in the history may come to hold another page (replace). */
  identity: string;
  data: unknown;
}

export class HistoryMemory {
  readonly #size: number;
  /** In history order, oldest first. */
  #entries: Entry[] = [];
  #currentKey: string | null = null;

  constructor(size = REMEMBERED_PLACES) {
    this.#size = size;
  }

  get length(): number {
    return this.#entries.length;
  }

  /** What was seen at this place, if it is still that page. */
  read(key: string, identity: string): unknown | undefined {
    return this.#entries.find((entry) => entry.key === key && entry.identity === identity)?.data;
  }

  /** Keeps a page's data at its place; the oldest goes when there are too many. */
  keep(key: string, identity: string, data: unknown): void {
    const index = this.#entries.findIndex((entry) => entry.key === key);
    if (index >= 0) this.#entries[index] = { key, identity, data };
    else this.#entries.push({ key, identity, data });
    if (this.#entries.length > this.#size) this.#entries.shift();
  }

  /** Tells where the visitor now is. A push forgets every place that was ahead of the one it left; a replace forgets the one it takes. */
  moved(key: string, how: 'PUSH' | 'REPLACE' | 'POP'): void {
    const left = this.#entries.findIndex((entry) => entry.key === this.#currentKey);
    if (how === 'PUSH' && left >= 0) {
      this.#entries = this.#entries.filter((entry, index) => index <= left || entry.key === key);
    }
    if (how === 'REPLACE' && left >= 0 && this.#currentKey !== key) this.#entries.splice(left, 1);
    this.#currentKey = key;
  }

  /** Changes the data of the place the visitor is at: appended posts, a deleted activity. */
  update(change: (data: unknown) => unknown, key = this.#currentKey): void {
    const entry = this.#entries.find((item) => item.key === key);
    if (entry) entry.data = change(entry.data);
  }

  clear(): void {
    this.#entries = [];
  }
}
