/** The thin line at the top while a page is on its way (product document, section 9: minimum 0.08, trickle every 800 ms). */
export const PROGRESS_MINIMUM = 0.08;
export const TRICKLE_MS = 800;
/** A page that is there at once shows no bar. */
const SHOW_AFTER_MS = 120;
const FADE_MS = 250;

/** Slower the nearer to the end, and never there by itself. */
export function nextProgress(value: number): number {
  const step = value < 0.2 ? 0.1 : value < 0.5 ? 0.04 : value < 0.8 ? 0.02 : value < 0.99 ? 0.005 : 0;
  return Math.min(0.994, value + step);
}

export class ProgressBar {
  #element: HTMLElement | null = null;
  #value = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #delay: ReturnType<typeof setTimeout> | undefined;

  start(): void {
    if (this.#delay !== undefined || this.#element) return;
    this.#delay = setTimeout(() => this.#show(), SHOW_AFTER_MS);
  }

  done(): void {
    clearTimeout(this.#delay);
    clearInterval(this.#timer);
    this.#delay = undefined;
    const element = this.#element;
    this.#element = null;
    if (!element) return;
    this.#draw(element, 1);
    element.style.opacity = '0';
    setTimeout(() => element.remove(), FADE_MS);
  }

  #show(): void {
    this.#element = document.createElement('div');
    this.#element.className = 'progress-bar';
    // A drawing of what `aria-busy` on the page already says.
    this.#element.setAttribute('aria-hidden', 'true');
    document.body.append(this.#element);
    this.#value = PROGRESS_MINIMUM;
    this.#draw(this.#element, this.#value);
    this.#timer = setInterval(() => {
      this.#value = nextProgress(this.#value);
      if (this.#element) this.#draw(this.#element, this.#value);
    }, TRICKLE_MS);
  }

  #draw(element: HTMLElement, value: number): void {
    element.style.transform = `scaleX(${value})`;
  }
}
