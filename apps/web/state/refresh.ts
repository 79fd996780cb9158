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
  /** Somebody has a session here, and could not be read yet: the network failed at the first try. */
  isUnread: () => boolean;
}

/** Refreshes again and again while somebody is logged in and looking; call `next` whenever any of that changes. */
export class Refresher {
  readonly #parts: RefreshParts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isRunning = false;
  #isAskedAgain = false;

  constructor(parts: RefreshParts) {
    this.#parts = parts;
  }

  next(): void {
    clearTimeout(this.#timer);
    const user = this.#parts.user();
    if (!this.#isWanted()) return;
    this.#timer = setTimeout(() => void this.#run(), user ? refreshDelayMs(user) : BUSY_REFRESH_MS);
  }

  /** What is shown may be old: the tab is looked at again, or something changed elsewhere. */
  now(): void {
    clearTimeout(this.#timer);
    if (this.#isWanted()) void this.#run();
  }

  #isWanted(): boolean {
    const { user, isUnread, isHidden } = this.#parts;
    return (user() !== null || isUnread()) && !isHidden();
  }

  /** One at a time: an answer on its way may be older than what it is asked for again, so it is asked once more. */
  async #run(): Promise<void> {
    this.#isAskedAgain = this.#isRunning;
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      await this.#parts.refresh();
    } catch {
      // No network for a moment: the next turn tries again.
    }
    this.#isRunning = false;
    if (this.#isAskedAgain) this.now();
    else this.next();
  }
}
