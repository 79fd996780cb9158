import type { User } from '@solelune/account/contract';

/** Product document, section 4: how often the logged user is read again. */
export const BUSY_REFRESH_MS = 4_000;
export const QUIET_REFRESH_MS = 30_000;

export function refreshDelayMs(user: User): number {
  return user.events.phone || user.events.tchat ? BUSY_REFRESH_MS : QUIET_REFRESH_MS;
}

export interface RefreshParts {
  /** The user to keep fresh; null when nobody is logged in or a load is under way. */
  user: () => User | null;
  refresh: () => Promise<unknown>;
  isHidden: () => boolean;
}

/** Refreshes again and again while somebody is logged in and looking; call `next` whenever any of that changes. */
export class Refresher {
  readonly #parts: RefreshParts;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: RefreshParts) {
    this.#parts = parts;
  }

  next(): void {
    clearTimeout(this.#timer);
    const user = this.#parts.user();
    if (!user || this.#parts.isHidden()) return;
    this.#timer = setTimeout(() => void this.#run(), refreshDelayMs(user));
  }

  /** The tab is looked at again: what is shown may be old. */
  now(): void {
    clearTimeout(this.#timer);
    if (this.#parts.user() && !this.#parts.isHidden()) void this.#run();
  }

  async #run(): Promise<void> {
    try {
      await this.#parts.refresh();
    } catch {
      // No network for a moment: the next turn tries again.
    }
    this.next();
  }
}
