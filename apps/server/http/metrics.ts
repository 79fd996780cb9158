import { timingSafeEqual } from 'node:crypto';
import type { Config, Metrics } from '@solelune/platform';
import type { FastifyInstance } from 'fastify';

/** Prometheus metrics at `/metrics`, when asked for; with METRICS_TOKEN set, only for who bears it. */
export function measureRequests(app: FastifyInstance, metrics: Metrics, config: Config): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    metrics.observeRequest({
      method: request.method,
      route,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
  app.get('/metrics', async (request, reply) => {
    if (!isAllowed(request.headers.authorization, config.metrics.token)) return reply.code(401).send('unauthorized');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

function isAllowed(header: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return true;
  const given = Buffer.from(header ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
