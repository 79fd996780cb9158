import { vi } from 'vitest';

interface Entry {
  state: unknown;
  address: string;
}

const ORIGIN = 'https://solelune.example';

/** A browser's history, its address and its moves, as the globals of a page. As in a browser, going back and forth is heard of later. */
export class FakeHistory {
  entries: Entry[];
  #at = 0;
  readonly #listeners = new Set<() => void>();

  constructor(address: string, state: unknown = null) {
    this.entries = [{ state, address }];
    const here = () => new URL(this.#entry.address, ORIGIN);
    vi.stubGlobal('history', this);
    vi.stubGlobal('location', {
      get pathname() {
        return here().pathname;
      },
      get search() {
        return here().search;
      },
      get hash() {
        return here().hash;
      },
      get href() {
        return here().href;
      },
    });
    vi.stubGlobal('addEventListener', (_: 'popstate', listener: () => void) => this.#listeners.add(listener));
  }

  get #entry(): Entry {
    return this.entries[this.#at] as Entry;
  }
  get state(): unknown {
    return this.#entry.state;
  }
  /** All addresses, the one the visitor is at in brackets. */
  get addresses(): string[] {
    return this.entries.map(({ address }, index) => (index === this.#at ? `[${address}]` : address));
  }

  pushState(state: unknown, _: string, address: string): void {
    this.entries = [...this.entries.slice(0, this.#at + 1), { state, address }];
    this.#at++;
  }
  replaceState(state: unknown, _: string, address = this.#entry.address): void {
    this.entries[this.#at] = { state, address };
  }
  go(steps: number): void {
    queueMicrotask(() => {
      if (!this.entries[this.#at + steps]) return;
      this.#at += steps;
      this.#tell();
    });
  }
  /** A link to a fragment, which the browser follows by itself: a new entry without a mark. */
  followFragment(hash: string): void {
    this.pushState(null, '', this.#entry.address.replace(/#.*$/, '') + hash);
    this.#tell();
  }
  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
