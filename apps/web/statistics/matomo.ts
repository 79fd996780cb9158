/** Matomo's own HTTP tracking API, spoken directly: no script of another host ever runs on our pages. */
const SITE_ID = '1';
export const HEARTBEAT_MS = 15_000;

export interface MatomoParts {
  /** The statistics host, with or without a slash at its end. */
  url: string;
  visitorId: string;
  send: (address: string, body: URLSearchParams) => void;
  random: () => number;
}

export interface PageView {
  /** Whole address, already without its parameters. */
  url: string;
  title: string;
  /** Only the first page of a visit comes from elsewhere. */
  referrer: string;
}

/** Counts page views, and how long the last one is looked at. */
export class Matomo {
  readonly #parts: MatomoParts;
  #view: { page: PageView; id: string } | null = null;

  constructor(parts: MatomoParts) {
    this.#parts = parts;
  }

  show(page: PageView): void {
    this.#view = { page, id: this.#token(6) };
    this.#track({ action_name: page.title, ...(page.referrer ? { urlref: page.referrer } : {}) });
  }

  /** The page is still there and looked at. */
  beat(): void {
    if (this.#view) this.#track({ ping: '1' });
  }

  /** A page that is not tracked: until the next one, nothing is sent. */
  leave(): void {
    this.#view = null;
  }

  #track(more: Record<string, string>): void {
    if (!this.#view) return;
    const { page, id } = this.#view;
    const body = new URLSearchParams({
      idsite: SITE_ID,
      rec: '1',
      apiv: '1',
      send_image: '0',
      rand: this.#token(8),
      _id: this.#parts.visitorId,
      pv_id: id,
      url: page.url,
      ...more,
    });
    this.#parts.send(`${this.#parts.url.replace(/\/+$/, '')}/matomo.php`, body);
  }

  #token(length: number): string {
    return Array.from({ length }, () => Math.floor(this.#parts.random() * 36).toString(36)).join('');
  }
}
