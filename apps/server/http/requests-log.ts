import type { Logger } from '@solelune/platform';
import type { FastifyInstance } from 'fastify';

/** One line per request. The route's pattern is written, never the address: result addresses carry birth data. */
export function logRequests(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const line = {
      method,
      route: routeOptions.url ?? 'unmatched',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    log[reply.statusCode >= 500 ? 'error' : 'info'](line, 'request');
  });
}
