/**
 * An open submenu is one entry of the browser's history, so that "back" closes it (product document, section 4). The entry is
 * pushed beside the router: it keeps the router's own key, and the router never hears of it. Closing by any other way goes back over
 * that entry, so that none is left behind; should one be left all the same, going back passes over it.
 */
export type Submenu = 'mobileNav' | 'user' | 'message';

type EntryState = { submenu?: Submenu; key?: string; idx?: number } | null;

export interface HistoryPort {
  readonly state: unknown;
  pushState(state: unknown, unused: string): void;
  replaceState(state: unknown, unused: string): void;
  back(): void;
}

/** A browser that never answers `back()` (no entry left) must not leave a click without effect. */
const BACK_TIMEOUT_MS = 400;

export class SubmenuHistory {
  readonly #history: HistoryPort;
  readonly #onChange: (open: Submenu | null) => void;
  #open: Submenu | null = null;
  #place = 0;
  #closed: (() => void) | null = null;
  #closing: Promise<void> = Promise.resolve();

  constructor(history: HistoryPort, onChange: (open: Submenu | null) => void) {
    this.#history = history;
    this.#onChange = onChange;
    this.notePlace();
    // A reload, or a return from elsewhere, on an entry that stood for an open submenu.
    if (this.#entry?.submenu) this.#closing = this.#goBack();
  }

  get #entry(): EntryState {
    return this.#history.state as EntryState;
  }

  /** Where the router has led since the last look. */
  notePlace(): void {
    this.#place = this.#entry?.idx ?? 0;
  }

  /** Waits for another one that is still closing: its entry must be gone before this one is pushed. */
  async open(submenu: Submenu): Promise<void> {
    if (this.#closed) await this.#closing;
    if (this.#open === submenu) return;
    const entry = { ...this.#entry, submenu };
    if (this.#open) this.#history.replaceState(entry, '');
    else this.#history.pushState({ ...entry, idx: (entry.idx ?? 0) + 1 }, '');
    this.notePlace();
    this.#set(submenu);
  }

  /** Resolves when the history is back on the page's own entry. */
  close(): Promise<void> {
    const wasOpen = this.#open !== null;
    this.#set(null);
    // Without the mark, the router has already gone on from here.
    if (wasOpen && this.#entry?.submenu) this.#closing = this.#goBack();
    return this.#closing;
  }

  /** Reads a move in the history. True when it concerns a submenu alone: the router must not hear of it. */
  popped(): boolean {
    const from = this.#place;
    const entry = this.#entry;
    this.notePlace();
    if (this.#closed) return this.#settle(entry);
    if (entry?.submenu) {
      if (from > this.#place) this.#history.back();
      else this.#set(entry.submenu);
      return true;
    }
    const wasOpen = this.#open !== null;
    this.#set(null);
    return wasOpen && from === this.#place + 1;
  }

  #settle(entry: EntryState): boolean {
    this.#closed?.();
    return entry?.submenu === undefined;
  }

  #goBack(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#closed = null;
        resolve();
      };
      const timer = setTimeout(done, BACK_TIMEOUT_MS);
      this.#closed = done;
      this.#history.back();
    });
  }

  #set(open: Submenu | null): void {
    if (this.#open === open) return;
    this.#open = open;
    this.#onChange(open);
  }
}
