import type { Address } from '@solelune/screen/navigation';

/** One place in the browser's history: an address, and a key that tells it from the same address elsewhere in it. */
export interface HistoryPlace extends Address {
  key: string;
}

/** How one came to a place: by going there, in place of another, or back and forth. */
export type Arrival = 'PUSH' | 'REPLACE' | 'POP';

/** What the browser keeps with each place: its key, and how many places came before it. */
interface Mark {
  key: string;
  idx: number;
}

const addressOf = ({ pathname, search, hash }: Address): string => pathname + search + hash;
const readMark = (): Mark | null => {
  const state = history.state as Partial<Mark> | null;
  return state?.key === undefined ? null : { key: state.key, idx: state.idx ?? 0 };
};
export const freshKey = (): string => Math.random().toString(36).slice(2, 10);

/** The browser's history, with a mark on each of its places. */
export class PlacesHistory {
  #idx = readMark()?.idx ?? 0;

  get place(): HistoryPlace {
    const { pathname, search, hash } = location;
    return { pathname, search, hash, key: this.#mark().key };
  }

  push(place: HistoryPlace): void {
    this.#idx = this.#mark().idx + 1;
    history.pushState({ key: place.key, idx: this.#idx }, '', addressOf(place));
  }

  replace(place: HistoryPlace): void {
    history.replaceState({ key: place.key, idx: this.#mark().idx }, '', addressOf(place));
  }

  onMoved(moved: (place: HistoryPlace) => void): void {
    addEventListener('popstate', () => {
      this.#idx = this.#mark(this.#idx + 1).idx;
      moved(this.place);
    });
  }

  /** A place that has no mark yet is the first one, or a fragment the browser went to by itself: it gets one now. */
  #mark(idx = this.#idx): Mark {
    const known = readMark();
    if (known) return known;
    const mark = { key: freshKey(), idx };
    history.replaceState({ ...(history.state as object | null), ...mark }, '');
    return mark;
  }
}
