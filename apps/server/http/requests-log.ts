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
    log[levelOf(reply.statusCode)](line, 'request');
  });
}

/** To be busy is no fault: it is said, not reported. */
const levelOf = (status: number) => (status === 503 ? 'warn' : status >= 500 ? 'error' : 'info');
