import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorTally, Logger, Metrics } from '@solelune/platform';
import type { FastifyInstance } from 'fastify';

/** The routes of pages are two, in whatever way they leave. */
const routeOf = (url = '/'): string => (url === '/' || url.startsWith('/?') ? '/' : '/*');

/** One line per request. The route's pattern is written, never the address: result addresses carry birth data. */
export function logRequests(app: FastifyInstance, log: Logger, errors: ErrorTally): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const line = {
      method,
      route: routeOptions.url ?? 'unmatched',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    const level = levelOf(reply.statusCode);
    if (level === 'error') errors.count('server');
    log[level](line, 'request');
  });
}

/** To be busy is no fault: it is said, not reported. */
const levelOf = (status: number) => (status === 503 ? 'warn' : status >= 500 ? 'error' : 'info');

/** Pages that leave from memory before the framework is asked are counted and written down with the others. */
export const observeReady =
  (log: Logger, metrics: Metrics | null) =>
  ({ method = '', url }: IncomingMessage, { statusCode: status }: ServerResponse, ms: number): void => {
    const route = routeOf(url);
    metrics?.observeRequest({ method, route, status, seconds: ms / 1000 });
    metrics?.countReadyPage();
    log.info({ method, route, status, ms: Math.round(ms * 10) / 10, ready: true }, 'request');
  };
