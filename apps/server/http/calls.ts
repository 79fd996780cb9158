import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Call, PAGE_HEADER } from '@solelune/contract';
import { fail, type Handler, type Pipeline, runCall, type Who } from '@solelune/contract/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readInput } from './bodies.ts';
import { networkOf } from './network.ts';

/** Every call may be made this often by one visitor; the expensive ones declare less. */
const GENERAL_LIMIT = { max: 600, perSeconds: 60 };

export interface CallsOptions {
  pipeline: Pipeline;
  handlers: Handler[];
  visitorKey: (request: FastifyRequest) => string;
  /** Who a bearer token belongs to; null when nobody (expired, revoked, forged). */
  identify: (token: string) => Promise<Who | null>;
}

/** One route per call: rate limit → who → validate → handler → answer (the last three in the pipeline). */
export function registerCalls(app: FastifyInstance, { pipeline, handlers, identify, visitorKey }: CallsOptions): void {
  for (const handler of handlers) {
    const { call } = handler;
    const { max, perSeconds } = call.limit ?? GENERAL_LIMIT;
    app.route({
      method: call.method,
      url: `/api/${routePattern(call)}`,
      config: { rateLimit: { max, timeWindow: perSeconds * 1000 }, call: call.name },
      handler: async (request, reply) => {
        const token = bearerToken(request);
        const who = token ? await identify(token) : null;
        // Who may not make the call is told so before anything that was sent is read.
        const isReadable = pipeline.services.access.refusal(call.access, who) === null;
        const input = isReadable ? await readInput(request, call) : {};
        const isPage = request.headers[PAGE_HEADER] === '1';
        const caller = { who, visitor: visitorKey(request), signal: goneSignal(reply.raw), isPage };
        const { status, body } = await runCall(pipeline, handler, input, caller);
        // A token that nobody owns any more would be sent for ever: tell the browser to forget it.
        const answer = token && !who ? { ...body, should_delete_token: true } : body;
        return reply.code(status).header('cache-control', 'no-store').send(answer);
      },
    });
  }
  app.all('/api/*', async (_, reply) => {
    const failure = fail('not_found');
    return reply.code(404).send({ error: failure.sentence, code: failure.code });
  });
}

/** `a/{x}.json` → `a/:x.json`, `a/{x?}` → `a/:x?`, in the router's own notation. */
const routePattern = (call: Call): string =>
  call.path.replace(/\{(\w+)\}\.json/g, ':$1.json').replace(/\{(\w+)(\??)\}/g, ':$1$2');

/** Goes off when the connection closes before the answer has left. */
function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  if (response.destroyed) gone.abort();
  response.once('close', () => response.writableFinished || gone.abort());
  return gone.signal;
}

function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w.~+/=-]{16,4096})$/.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** One visitor = one address (IPv6: one network), kept only as a keyed hash: the same in every process of the site, and nothing to anybody else. */
export const visitorKeyWith =
  (secret: string) =>
  (request: FastifyRequest): string =>
    // Who has left has no address any more.
    createHmac('sha256', secret)
      .update(networkOf(request.ip ?? 'gone'))
      .digest('base64url')
      .slice(0, 22);
