import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '@solelune/platform';
import { isClosed, type Screen } from '@solelune/screen';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CachedPage, type RenderedPage, RenderedPages, sendOnce, sendPage } from './page-cache.ts';
import type { RunPageCall, SiteSource } from './site-bundle.ts';
import type { SiteFacts } from './site-facts.ts';

export interface PageServerOptions {
  source: SiteSource;
  /** Facts of the site at this moment (the copyright year changes). */
  facts: () => SiteFacts;
  runCall: RunPageCall;
  headers: Record<string, string>;
  log: Logger;
  /** Everything that makes pages change besides code: content and day. Asked at most once a second. */
  version: () => string;
}

const VERSION_CHECK_MS = 1000;

/** Renders public pages as the anonymous visitor and keeps them, compressed, for everyone. */
export class PageServer {
  readonly #options: PageServerOptions;
  readonly #pages = new RenderedPages();
  /** Two visitors of a page that is not ready wait for one rendering. */
  readonly #rendering = new Map<string, Promise<CachedPage | RenderedPage>>();
  #checkedAt = 0;

  constructor(options: PageServerOptions) {
    this.#options = options;
  }

  /** Answers at once from memory; false when the page must be rendered, or the request is for something else. */
  trySend(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const now = Date.now();
    this.#followVersion(now);
    const page = this.#pages.get(pathOf(request.url ?? '/'), now);
    if (!page) return false;
    sendPage(page, request, response);
    return true;
  }

  register(app: FastifyInstance): void {
    app.route({ method: ['GET', 'HEAD'], url: '/', handler: (request, reply) => this.#answer(request, reply) });
    app.route({ method: ['GET', 'HEAD'], url: '/*', handler: (request, reply) => this.#answer(request, reply) });
  }

  /** Forgets every rendered page: data that pages show has changed. */
  forget(): void {
    this.#pages.clear();
  }

  async #answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const pathname = pathOf(request.url);
    if (pathname.length > 1 && pathname.endsWith('/')) {
      const target = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
      return void reply.redirect(target, 301);
    }
    const page = await this.#page(pathname).catch((error: unknown) => this.#errorPage(error));
    reply.hijack();
    if ('variants' in page) sendPage(page, request.raw, reply.raw);
    else sendOnce(page, request.raw, reply.raw);
  }

  async #page(pathname: string): Promise<CachedPage | RenderedPage> {
    const pending = this.#rendering.get(pathname);
    if (pending) return pending;
    const rendering = this.#render(pathname).finally(() => this.#rendering.delete(pathname));
    this.#rendering.set(pathname, rendering);
    return rendering;
  }

  async #render(pathname: string): Promise<CachedPage | RenderedPage> {
    const { source, facts, runCall, headers } = this.#options;
    const bundle = await source.bundle();
    const { status, screen, ...parts } = await bundle.render(pathname, facts(), runCall);
    const html = bundle.printDocument({ ...parts, ...source.assetsOf(screen), themeScript: bundle.THEME_SCRIPT });
    const rendered = {
      status,
      html,
      headers: { ...headers, 'cache-control': cacheControl(screen, status) },
      freshForSeconds: screen.freshForSeconds,
    };
    return isKept(screen, status) ? this.#pages.keep(pathname, rendered) : rendered;
  }

  /** Whatever a page stumbles over, the visitor sees a page. */
  async #errorPage(error: unknown): Promise<CachedPage | RenderedPage> {
    this.#options.log.error({ err: error }, 'a page could not be rendered');
    return { ...(await this.#render('/erreur')), status: 500 };
  }

  #followVersion(now: number): void {
    if (now - this.#checkedAt < VERSION_CHECK_MS) return;
    this.#checkedAt = now;
    this.#pages.useVersion(this.#options.version());
  }
}

const pathOf = (url: string): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};

/** Result pages carry birth data in their address and are as many as visitors: neither here nor in a proxy are they kept. */
const isKept = (screen: Screen, status: number) => status === 200 && !screen.result && !screen.development;

function cacheControl(screen: Screen, status: number): string {
  if (screen.result || status !== 200) return 'private, no-store';
  return isClosed(screen) ? 'no-cache' : 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
}

/** How the content policy names an inline script. */
export const scriptHash = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;
