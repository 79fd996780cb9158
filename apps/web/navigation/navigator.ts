import {
  createPath,
  type Location,
  NavigationType,
  parsePath,
  type To,
  UNSAFE_createBrowserHistory,
} from 'react-router';
import type { PageData } from '../pages/page-data.ts';

/** Where a page's data comes from leads elsewhere: the visitor is taken there instead. */
export class Redirect {
  readonly to: string;
  constructor(to: string) {
    this.to = to;
  }
}

/** Gives a place its page; throws a Redirect where another page must be shown. `place` is the key of the place in the history. */
export type LoadPlace = (address: Location, place: string, signal: AbortSignal) => Promise<PageData>;

export interface Place {
  location: Location;
  action: NavigationType;
  page: PageData;
  /** A page is on its way. */
  isBusy: boolean;
}

type Options = { replace?: boolean; state?: unknown };

/**
 * Goes from page to page: what was pending is cancelled, the new page is loaded, and only then is it shown under its address. Going back
 * and forth in the history loads the page of that place. React Router's own components (`Link`, `useNavigate`…) speak to it as their
 * navigator.
 */
export class SiteNavigator {
  readonly #history = UNSAFE_createBrowserHistory({ window });
  readonly #load: LoadPlace;
  readonly #listeners = new Set<() => void>();
  #pending: AbortController | null = null;
  #place: Place;

  constructor(page: PageData, load: LoadPlace) {
    this.#load = load;
    this.#place = { location: this.#history.location, action: NavigationType.Pop, page, isBusy: false };
    this.#history.listen(({ location }) => void this.#go(location, NavigationType.Pop));
  }

  get place(): Place {
    return this.#place;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  navigate(to: To, { replace = false, state = null }: Options = {}): void {
    const target = typeof to === 'string' ? parsePath(to) : to;
    const { pathname, search } = this.#place.location;
    const location: Location = {
      pathname: target.pathname || pathname,
      search: target.search ?? (target.pathname ? '' : search),
      hash: target.hash ?? '',
      state,
      key: Math.random().toString(36).slice(2, 10),
      mask: undefined,
    };
    void this.#go(location, replace ? NavigationType.Replace : NavigationType.Push);
  }

  /** Loads the page one is at again: a member's page, once it is known who is there. */
  reload(): void {
    void this.#go(this.#place.location, NavigationType.Pop, true);
  }

  // What React Router's components ask of a navigator.
  createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));
  go = (delta: number): void => this.#history.go(delta);
  push = (to: To, state?: unknown): void => this.navigate(to, { state });
  replace = (to: To, state?: unknown): void => this.navigate(to, { replace: true, state });

  async #go(location: Location, action: NavigationType, again = false): Promise<void> {
    this.#pending?.abort();
    const isSamePage =
      !again && createPath({ ...location, hash: '' }) === createPath({ ...this.#place.location, hash: '' });
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
      this.navigate(reason.to, { replace: action !== NavigationType.Push });
    }
  }

  #arrive(location: Location, action: NavigationType, page: PageData): void {
    this.#pending = null;
    if (action === NavigationType.Push) this.#history.push(location, location.state);
    if (action === NavigationType.Replace) this.#history.replace(location, location.state);
    // The history gives the place its own key: that is the one "back" will name.
    const key = this.#history.location.key;
    this.#set({ location: { ...location, key }, action, page, isBusy: false });
  }

  #set(place: Place): void {
    this.#place = place;
    for (const listener of this.#listeners) listener();
  }
}
