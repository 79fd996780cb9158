import rateLimit from '@fastify/rate-limit';
import type { Call } from '@solelune/contract';
import {
  channelsOf,
  downloadsOf,
  type FeatureParts,
  handlersOf,
  type Identify,
  type Pipeline,
  type ServerFeature,
  webhooksOf,
} from '@solelune/contract/server';
import { senderOf } from '@solelune/letters';
import { type Database, type Metrics, openSecrets } from '@solelune/platform';
import Fastify, { type FastifyInstance, type FastifyServerFactory } from 'fastify';
import { registerApiDocs } from './http/api-docs.ts';
import { acceptBodies } from './http/bodies.ts';
import { registerCalls, visitorKeyWith } from './http/calls.ts';
import { registerDevIndex } from './http/dev-index.ts';
import { registerDownloads } from './http/downloads.ts';
import { earlyErrors } from './http/early-errors.ts';
import { handleErrors } from './http/errors.ts';
import { registerHealth } from './http/health.ts';
import { refuseOtherHosts } from './http/hosts.ts';
import { registerLetterPreviews } from './http/letter-previews.ts';
import { registerMailOutbox } from './http/mail-outbox.ts';
import { measureRequests } from './http/metrics.ts';
import { proxyTrust } from './http/proxies.ts';
import { logRequests } from './http/requests-log.ts';
import { securityHeaders, sendSecurityHeaders } from './http/security-headers.ts';
import { sharedLimits } from './http/shared-limits.ts';
import { registerWebhooks } from './http/webhooks.ts';
import type { MountedSite } from './pages/mount-pages.ts';
import { openSocketHub } from './socket/hub.ts';

export interface AppParts extends FeatureParts {
  database: Database;
  metrics: Metrics | null;
  features: ServerFeature[];
  identify: Identify;
  serverFactory?: FastifyServerFactory;
  /** The pages; absent in tests of calls alone. */
  site?: MountedSite;
}

/** Base64 birth infos in result addresses are the longest parameter there is. */
const MAX_PARAMETER_LENGTH = 2000;

/** The HTTP application around the features: nothing here knows what any of them does. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { services, database, features, metrics } = parts;
  const { config, log, events } = services;
  const headers = parts.site?.headers ?? securityHeaders({ https: config.siteUrl.startsWith('https:') });
  const app = Fastify({
    logger: false,
    trustProxy: proxyTrust(config.trustProxy),
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    ...earlyErrors(headers),
    ...(parts.serverFactory ? { serverFactory: parts.serverFactory } : {}),
  });
  const visitorKey = visitorKeyWith(openSecrets(config).session);
  handleErrors(app, log);
  logRequests(app, log, services.errors);
  sendSecurityHeaders(app, headers);
  refuseOtherHosts(app, config);
  if (metrics) measureRequests(app, metrics, config);
  await acceptBodies(app);
  await app.register(rateLimit, {
    global: false,
    ...(config.rateLimits ? {} : { max: Number.MAX_SAFE_INTEGER, allowList: () => true }),
    // Each call has its own count: a shared store does not tell them apart by itself.
    keyGenerator: (request) => `${request.routeOptions.url} ${visitorKey(request)}`,
    ...(events.redis ? { store: sharedLimits(events.redis) } : {}),
  });
  registerHealth(app, { database, events });
  if (config.development) {
    registerDevIndex(app);
    registerMailOutbox(app, services.mail);
    const letters = features.flatMap((feature) => feature.letters ?? []);
    registerLetterPreviews(app, letters, senderOf(config));
  }
  const handlers = handlersOf(features);
  const pipeline: Pipeline = { database, services, log, now: parts.now };
  const calls: Call[] = handlers.map(({ call }) => call);
  await registerApiDocs(app, calls, { name: config.brand.name, url: config.siteUrl });
  const { identify } = parts;
  await openSocketHub(app, { answers: channelsOf(features), pipeline, identify, visitorKey });
  registerCalls(app, { pipeline, handlers, visitorKey, identify });
  await registerWebhooks(app, webhooksOf(features), parts);
  registerDownloads(app, downloadsOf(features), parts);
  for (const feature of features) feature.files?.(app, parts);
  await parts.site?.register(app, visitorKey);
  return app;
}
