import type { Address, GoOptions } from '@solelune/screen/navigation';
import type { PageData } from '../pages/page-data.ts';
import { type Arrival, freshKey, type HistoryPlace, PlacesHistory } from './history.ts';

/** Where a page's data comes from leads elsewhere: the visitor is taken there instead. */
export class Redirect {
  readonly to: string;
  constructor(to: string) {
    this.to = to;
  }
}

/** Gives a place its page; throws a Redirect where another page must be shown. `place` is the key of the place in the history. */
export type LoadPlace = (address: Address, place: string, signal: AbortSignal) => Promise<PageData>;

export interface Place {
  location: HistoryPlace;
  action: Arrival;
  page: PageData;
  /** A page is on its way. */
  isBusy: boolean;
}

/**
 * Goes from page to page: what was pending is cancelled, the new page is loaded, and only then is it shown under its address. Going back
 * and forth in the history loads the page of that place.
 */
export class SiteNavigator {
  readonly #history = new PlacesHistory();
  readonly #load: LoadPlace;
  readonly #listeners = new Set<() => void>();
  #pending: AbortController | null = null;
  #place: Place;
  /** As the server drew it: what the browser takes over, whatever has happened by then. */
  readonly first: Place;

  constructor(page: PageData, load: LoadPlace) {
    this.#load = load;
    this.#place = { location: this.#history.place, action: 'POP', page, isBusy: false };
    this.first = this.#place;
    this.#history.onMoved((location) => void this.#go(location, 'POP'));
  }

  get place(): Place {
    return this.#place;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  navigate = (to: string | number, { replace = false }: GoOptions = {}): void => {
    if (typeof to === 'number') return history.go(to);
    const { pathname, search, hash } = new URL(to, location.href);
    void this.#go({ pathname, search, hash, key: freshKey() }, replace ? 'REPLACE' : 'PUSH');
  };

  /** Loads the page one is at again: a member's page, once it is known who is there. Where that must be `awaited`, nothing of the page is shown before. */
  reload({ awaited = false } = {}): void {
    if (awaited) this.#place = { ...this.#place, page: { ...this.#place.page, waiting: true } };
    void this.#go(this.#place.location, 'POP', true);
  }

  async #go(location: HistoryPlace, action: Arrival, again = false): Promise<void> {
    this.#pending?.abort();
    const here = this.#place.location;
    const isSamePage = !again && location.pathname === here.pathname && location.search === here.search;
    if (isSamePage) return this.#arrive(location, action, this.#place.page);
    const pending = new AbortController();
    this.#pending = pending;
    this.#set({ ...this.#place, isBusy: true });
    try {
      const page = await this.#load(location, location.key, pending.signal);
      if (!pending.signal.aborted) this.#arrive(location, action, page);
    } catch (reason) {
      if (pending.signal.aborted) return;
      if (!(reason instanceof Redirect)) throw reason;
      this.navigate(reason.to, { replace: action !== 'PUSH' });
    }
  }

  #arrive(location: HistoryPlace, action: Arrival, page: PageData): void {
    this.#pending = null;
    if (action === 'PUSH') this.#history.push(location);
    if (action === 'REPLACE') this.#history.replace(location);
    this.#set({ location, action, page, isBusy: false });
  }

  #set(place: Place): void {
    this.#place = place;
    for (const listener of this.#listeners) listener();
  }
}
