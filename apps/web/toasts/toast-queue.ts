import type { Notice } from '@solelune/screen/app';

/** Product document, section 9 and its reading: how many are shown at once, and how many are kept at all. */
export const SHOWN_AT_ONCE = 3;
export const KEPT = 20;

export interface Toast extends Notice {
  id: string;
}

/** Toasts in the order they came: the first three are shown, the others wait for a place. */
export class ToastQueue {
  #toasts: readonly Toast[] = [];
  readonly #onChange: () => void;

  constructor(onChange: () => void = () => {}) {
    this.#onChange = onChange;
  }

  get shown(): readonly Toast[] {
    return this.#toasts.slice(0, SHOWN_AT_ONCE);
  }

  get length(): number {
    return this.#toasts.length;
  }

  /** When there are too many, the oldest of those that wait is given up: what is on the screen stays. */
  add(toast: Toast): void {
    const toasts = [...this.#toasts, toast];
    if (toasts.length > KEPT) toasts.splice(SHOWN_AT_ONCE, 1);
    this.#put(toasts);
  }

  update(id: string, change: Partial<Notice>): void {
    this.#put(this.#toasts.map((toast) => (toast.id === id ? { ...toast, ...change } : toast)));
  }

  dismiss(id: string): void {
    this.#put(this.#toasts.filter((toast) => toast.id !== id));
  }

  clear(): void {
    this.#put([]);
  }

  #put(toasts: readonly Toast[]): void {
    this.#toasts = toasts;
    this.#onChange();
  }
}
