import { statusOf } from '@solelune/contract/errors';
import { fail, storageFailure } from '@solelune/contract/server';
import type { Logger } from '@solelune/platform';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { bodyFailure } from './bodies.ts';

export const RETRY_AFTER_SECONDS = '5';

/** Whatever goes wrong outside a handler still leaves as one of our codes with its sentence: no stack, no SQL, no path. */
export function handleErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = bodyFailure(error) ?? storageFailure(error);
    // Who leaves in the middle breaks off what was being read or sent: nothing of ours failed.
    const isGone = request.raw.socket.destroyed;
    if (!failure && !isGone) log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    return sendFailure(reply, failure ?? fail('internal'));
  });
  // What passes by itself says when to come back.
  app.addHook('onSend', async (_, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS);
  });
  app.setNotFoundHandler((_, reply) => sendFailure(reply, fail('not_found')));
}

export function sendFailure(reply: FastifyReply, failure: ReturnType<typeof fail>): FastifyReply {
  const { code, sentence } = failure;
  return reply.code(statusOf(code)).header('cache-control', 'no-store').send({ error: sentence, code });
}
