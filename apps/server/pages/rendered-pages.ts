import { type PreparedPage, prepare, type RenderedPage, sizeOf } from './prepared-page.ts';

export interface KeptPage extends PreparedPage {
  tags: readonly string[];
}

/** A page as it was rendered, and whether everyone may have it. */
export interface Rendering extends RenderedPage {
  isKept: boolean;
  /** What its data depends on, as its screen declares it. */
  tags: readonly string[];
}

/** Rendered public pages, the same for everyone, kept compressed until content, day or data changes them. */
export class RenderedPages {
  readonly #pages = new Map<string, KeptPage>();
  /** Renderings that later visitors of the same page may wait for. */
  readonly #joined = new Map<string, Promise<KeptPage | Rendering>>();
  /** Of each rendering under way, what has changed since it began. */
  readonly #underWay = new Set<Set<string>>();
  readonly #maxBytes: number;
  #bytes = 0;
  #version = '';

  constructor(maxBytes = 24 * 1024 * 1024) {
    this.#maxBytes = maxBytes;
  }

  /** What is kept, in bytes, and how much is at most. */
  get bytes(): { now: number; most: number } {
    return { now: this.#bytes, most: this.#maxBytes };
  }

  /** A new version (of content or day) empties the cache. */
  useVersion(version: string): void {
    if (version === this.#version) return;
    this.#version = version;
    this.#pages.clear();
    this.#bytes = 0;
    this.#joined.clear();
  }

  get(pathname: string, now: number): KeptPage | undefined {
    const page = this.#pages.get(pathname);
    return page && page.expiresAt > now ? page : undefined;
  }

  /** Something that pages with this tag show has changed: those that are here go, and those under way are for who already waits for them. */
  letGo(tag: string): void {
    for (const [pathname, { tags }] of this.#pages) if (tags.includes(tag)) this.#drop(pathname);
    // Which tags a rendering has is known at its end only: nobody who comes from now on waits for one that began before.
    for (const changed of this.#underWay) changed.add(tag);
    this.#joined.clear();
  }

  /** Renders a page and keeps it where it may be kept. Two visitors of a page that is not ready wait for one rendering. */
  render(pathname: string, render: () => Promise<Rendering>): Promise<KeptPage | Rendering> {
    const begun = this.#joined.get(pathname);
    if (begun) return begun;
    const page = this.#renderAnew(pathname, render).finally(() => {
      if (this.#joined.get(pathname) === page) this.#joined.delete(pathname);
    });
    this.#joined.set(pathname, page);
    return page;
  }

  async #renderAnew(pathname: string, render: () => Promise<Rendering>): Promise<KeptPage | Rendering> {
    const version = this.#version;
    const changed = new Set<string>();
    this.#underWay.add(changed);
    try {
      const rendering = await render();
      if (!rendering.isKept) return rendering;
      const page = { ...(await prepare(rendering)), tags: rendering.tags };
      // What was rendered for yesterday, or from what was so a moment ago, must not be kept.
      const isStale = version !== this.#version || page.tags.some((tag) => changed.has(tag));
      if (!isStale) this.#keep(pathname, page);
      return page;
    } finally {
      this.#underWay.delete(changed);
    }
  }

  #keep(pathname: string, page: KeptPage): void {
    const size = sizeOf(page);
    if (size > this.#maxBytes / 4) return;
    this.#drop(pathname);
    this.#pages.set(pathname, page);
    this.#bytes += size;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(pathname: string): void {
    const page = this.#pages.get(pathname);
    if (!page) return;
    this.#pages.delete(pathname);
    this.#bytes -= sizeOf(page);
  }
}
