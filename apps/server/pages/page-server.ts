import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '@solelune/platform';
import type { Screen } from '@solelune/screen';
import type { SentForm } from '@solelune/screen/address-form';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedForOne, type Encoding } from './accepted-encoding.ts';
import { Crowded, FairTurns, Gone } from './fair-turns.ts';
import { cacheControl, isKeptHere, NOWHERE } from './freshness.ts';
import { searchFor } from './page-query.ts';
import type { PreparedPage } from './prepared-page.ts';
import type { KeptPage, RenderedPages, Rendering } from './rendered-pages.ts';
import { sendOnce, sendPrepared } from './send-page.ts';
import { followForm } from './sent-forms.ts';
import type { RunPageCall, SiteSource } from './site-bundle.ts';
import type { SiteFacts } from './site-facts.ts';

export interface PageServerOptions {
  source: SiteSource;
  /** Facts of the site at this moment (the copyright year changes). */
  facts: () => SiteFacts;
  runCall: RunPageCall;
  headers: Record<string, string>;
  log: Logger;
  /** Everything that makes all pages change besides code: content and day. Asked at most once a second. */
  version: () => string;
  kept: RenderedPages;
  /** What is said, without rendering anything, to who comes when too much is asked. */
  busyPage: PreparedPage;
  /** The same to who asks for a page whose data cannot be read: the database restarts. */
  awayPage: PreparedPage;
}

/** Whose request it is, for a fair share of the renderings. */
export type VisitorKey = (request: FastifyRequest) => string;

const VERSION_CHECK_MS = 1000;

/** A page takes some ten milliseconds of a thread that draws: who waits last waits two seconds and a half. */
const RENDERINGS = { underWay: 4, waitingOfOne: 24, waiting: 240 };

/** A form may make a call that writes: one visitor sends no more of them than this. */
const FORMS_LIMIT = { max: 60, timeWindow: 60_000 };

/** Renders public pages as the anonymous visitor and keeps them, compressed, for everyone. */
export class PageServer {
  readonly #options: PageServerOptions;
  readonly #turns = new FairTurns(RENDERINGS);
  /** The screens that were rendered and are drawn by a query, by their addresses. */
  readonly #queries = new Map<string, NonNullable<Screen['query']>>();
  #checkedAt = 0;

  constructor(options: PageServerOptions) {
    this.#options = options;
  }

  /** Answers at once from memory; false when the page must be rendered, or the request is for something else. */
  trySend(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const now = Date.now();
    this.#followVersion(now);
    const url = request.url ?? '/';
    const pathname = pathOf(url);
    const page = this.#options.kept.get(pathname + searchFor(this.#queries.get(pathname), url), now);
    if (!page) return false;
    sendPrepared(page, request, response);
    return true;
  }

  register(app: FastifyInstance, visitorKey: VisitorKey): void {
    for (const url of ['/', '/*'])
      app.route({
        ...{ method: ['GET', 'HEAD'], url },
        handler: (request, reply) => this.#answer(request, reply, visitorKey(request)),
      });
    app.route({
      ...{ method: 'POST', url: '/*', config: { rateLimit: FORMS_LIMIT } },
      handler: (request, reply) => this.#answerForm(request, reply, visitorKey(request)),
    });
  }

  async #answer(request: FastifyRequest, reply: FastifyReply, visitor: string): Promise<void> {
    const pathname = pathOf(request.url);
    if (pathname.length > 1 && pathname.endsWith('/')) {
      const target = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
      return void reply.redirect(target, 301);
    }
    await this.#inTurn(request, reply, visitor, () => this.#send(pathname, request, reply));
  }

  /** A form that was sent before its page was alive: it leads to where the page would have led, or comes back with what is to be mended. */
  async #answerForm(request: FastifyRequest, reply: FastifyReply, visitor: string): Promise<void> {
    const pathname = pathOf(request.url);
    await this.#inTurn(request, reply, visitor, async () => {
      const form = await (await this.#options.source.bundle()).findForm(pathname);
      const followed = form && (await followForm(form, request.body, this.#options.runCall));
      if (followed && 'to' in followed) return void reply.header('cache-control', NOWHERE).redirect(followed.to, 303);
      const page = await this.#render(pathname, { sent: followed?.sent, encoding: encodingFor(request.raw) }).catch(
        (error: unknown) => this.#errorPage(error),
      );
      reply.hijack();
      // Where no form can be sent, the page itself is shown.
      if ('variants' in page) sendPrepared(page, request.raw, reply.raw);
      else await sendOnce(page.status === 200 ? { ...page, status: 405 } : page, request.raw, reply.raw);
    });
  }

  async #inTurn(request: FastifyRequest, reply: FastifyReply, visitor: string, run: () => Promise<void>) {
    try {
      await this.#turns.run(visitor, leaving(reply.raw), run);
    } catch (error) {
      if (!(error instanceof Crowded || error instanceof Gone)) throw error;
      reply.hijack();
      if (error instanceof Crowded) sendPrepared(this.#options.busyPage, request.raw, reply.raw);
    }
  }

  async #send(pathname: string, { raw: request }: FastifyRequest, reply: FastifyReply): Promise<void> {
    const page = await this.#page(pathname, request).catch((error: unknown) => this.#errorPage(error));
    reply.hijack();
    if ('variants' in page) sendPrepared(page, request, reply.raw);
    else await sendOnce(page, request, reply.raw);
  }

  /** Somebody else may have had it rendered while this visitor waited for their turn. */
  async #page(pathname: string, request: IncomingMessage): Promise<KeptPage | Rendering> {
    const { kept, source } = this.#options;
    const query = this.#queries.get(pathname) ?? (await source.bundle()).queryOf(pathname);
    if (query) this.#queries.set(pathname, query);
    const search = searchFor(query, request.url ?? '');
    const key = pathname + search;
    return (
      kept.get(key, Date.now()) ??
      kept.render(key, () => this.#render(pathname, { search, encoding: encodingFor(request) }))
    );
  }

  async #render(
    pathname: string,
    { sent, search = '', encoding }: { sent?: SentForm | undefined; search?: string; encoding?: Encoding } = {},
  ): Promise<Rendering> {
    const { source, facts, runCall, headers } = this.#options;
    const bundle = await source.bundle();
    const site = facts();
    const found = await bundle.findPage(pathname, search, site, runCall);
    if (found.status === 503) throw new Away();
    const page = sent ? { ...found.page, sent } : found.page;
    const status = sent && found.status === 200 ? 422 : found.status;
    const screen = bundle.screenOf(page);
    const isKept = isKeptHere(screen, status);
    return {
      ...(await source.print({ pathname, search, site, page, encoding: isKept ? undefined : encoding })),
      status,
      headers: { ...headers, 'cache-control': cacheControl(screen, status) },
      freshForSeconds: screen.freshForSeconds,
      isKept,
      // Whatever a page is about, cards stand under it.
      tags: [...(screen.tags?.(page.params) ?? []), 'displays'],
    };
  }

  /** Whatever a page stumbles over, the visitor sees a page. */
  async #errorPage(error: unknown): Promise<Rendering | PreparedPage> {
    // Its call has told the log.
    if (error instanceof Away) return this.#options.awayPage;
    this.#options.log.error({ err: error }, 'a page could not be rendered');
    return { ...(await this.#render('/erreur')), status: 500 };
  }

  #followVersion(now: number): void {
    if (now - this.#checkedAt < VERSION_CHECK_MS) return;
    this.#checkedAt = now;
    this.#options.kept.useVersion(this.#options.version());
  }
}

/** What a page shows cannot be read at the moment. */
class Away extends Error {}

const encodingFor = (request: IncomingMessage): Encoding => acceptedForOne(request.headers['accept-encoding']);

const pathOf = (url: string): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};

/** Aborted when the visitor goes away before they are answered. */
function leaving(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
}

/** How the content policy names an inline script. */
export const scriptHash = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;
