import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
// The global one is looked up anew each time that it is named.
import { performance } from 'node:perf_hooks';
import {
  handlersOf,
  type Pipeline,
  runCall,
  type ServerFeature,
  type Services,
  transactIn,
} from '@solelune/contract/server';
import type { Config, Database, Logger } from '@solelune/platform';
import type { FastifyInstance } from 'fastify';
import { RETRY_AFTER_SECONDS } from '../http/errors.ts';
import { asksForSite } from '../http/hosts.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { breakOut } from './break-out.ts';
import { openBuiltSite } from './built-source.ts';
import { openDevSite } from './dev-source.ts';
import { registerForMachines } from './for-machines.ts';
import { PageServer, scriptHash, type VisitorKey } from './page-server.ts';
import { type PreparedPage, prepare } from './prepared-page.ts';
import { RenderedPages } from './rendered-pages.ts';
import { siteFacts } from './site-facts.ts';
import { serveStaticFiles } from './static-files.ts';

export interface MountedSite {
  /** Headers of every answer: the content policy knows the pages' inline script. */
  headers: Record<string, string>;
  trySend(request: IncomingMessage, response: ServerResponse): boolean;
  register(app: FastifyInstance, visitorKey: VisitorKey): Promise<void>;
  close(): Promise<void>;
}

interface MountOptions {
  config: Config;
  log: Logger;
  database: Database;
  services: Services;
  features: ServerFeature[];
  now: () => Temporal.Instant;
  dev: boolean;
  webFolder: string;
  /** Changes with any text. */
  contentVersion: string;
  kept: RenderedPages;
  /** Told of what left from memory, which the framework's hooks do not see. */
  observe(request: IncomingMessage, response: ServerResponse, ms: number): void;
}

/** The pages of the site on this server: rendered here, their data from the same handlers that answer calls. */
export async function mountPages(options: MountOptions): Promise<MountedSite> {
  const { config, log, database, services, features, now, dev, webFolder } = options;
  const development = dev ? await openDevSite(webFolder) : null;
  const source = development?.source ?? (await openBuiltSite(path.join(webFolder, 'dist')));
  const { FIRST_SCRIPT } = await source.bundle();
  const headers = securityHeaders({
    https: config.siteUrl.startsWith('https:'),
    inlineScripts: [scriptHash(FIRST_SCRIPT)],
    withoutPolicy: dev,
    statisticsOrigin: config.matomoUrl ? new URL(config.matomoUrl).origin : undefined,
    cardOrigins: features.flatMap(({ origins }) => origins?.(config) ?? []),
  });
  const handlers = new Map(handlersOf(features).map((handler) => [handler.call.name, handler]));
  const pipeline: Pipeline = { database, services, log, now };
  const day = () => now().toZonedDateTimeISO('Europe/Paris').toPlainDate().toString();
  const pages = new PageServer({
    source,
    facts: () => siteFacts(config, now()),
    runCall: async (call, input) => {
      const handler = handlers.get(call.name);
      if (!handler)
        throw new Error(`No handler answers ${call.name}: is its feature listed in apps/server/features.ts?`);
      return runCall(pipeline, handler, input, { who: null, visitor: 'page', isPage: true });
    },
    headers,
    log,
    version: () => `${options.contentVersion} ${day()}`,
    // While they are developed, pages are rendered each time.
    kept: development ? new RenderedPages(0) : options.kept,
    busyPage: await readyPage(path.join(webFolder, 'public/busy.html'), headers),
    awayPage: await readyPage(path.join(webFolder, 'public/away.html'), headers),
  });
  const framed = readFileSync(path.join(webFolder, 'public/framed.html'), 'utf8');
  const tryBreakOut = await breakOut(
    Buffer.from(framed.replace('<script></script>', `<script>${FIRST_SCRIPT}</script>`)),
    headers,
  );
  const isAsked = asksForSite(config);
  return {
    headers,
    trySend: (request, response) => {
      if (development || !isAsked(request)) return false;
      const began = performance.now();
      const isSent = tryBreakOut(request, response) || pages.trySend(request, response);
      if (isSent) options.observe(request, response, performance.now() - began);
      return isSent;
    },
    register: async (app, visitorKey) => {
      if (development)
        app.addHook('onRequest', (request, reply, done) =>
          development.vite.middlewares(request.raw, reply.raw, () => done()),
        );
      else await serveStaticFiles(app, path.join(webFolder, 'dist'));
      registerForMachines(app, async () => (await source.bundle()).screens, {
        siteUrl: config.siteUrl,
        more: async () => {
          const parts = { db: database.query, transaction: transactIn(database), services, now };
          return (await Promise.all(features.map(({ sitemap }) => sitemap?.(parts) ?? []))).flat();
        },
      });
      pages.register(app, visitorKey);
    },
    close: () => source.close(),
  };
}

/** A page of its own, made beforehand, for when nothing can be rendered; what keeps it from being so passes within seconds. */
const readyPage = (file: string, headers: Record<string, string>): Promise<PreparedPage> =>
  prepare({
    ...{ status: 503, plain: readFileSync(file) },
    headers: { ...headers, 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS },
  });
