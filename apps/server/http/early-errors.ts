import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { statusOf } from '@solelune/contract/errors';
import { fail } from '@solelune/contract/server';
import type { FastifyServerOptions } from 'fastify';
import { sendFailure } from './errors.ts';

/**
 * What goes wrong before there is a request that hooks could run for: an address that cannot be decoded, bytes that are no HTTP, headers
 * without end, a request that never ends. It leaves with the same headers, codes and sentences as everything else.
 */
export const earlyErrors = (headers: Record<string, string>) =>
  ({
    frameworkErrors: (_, __, reply) => void sendFailure(reply.headers(headers) as never, fail('malformed_body')),
    clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket) => {
      // Whoever is gone hears nothing; it is no fault of ours either.
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
      const answer = answerTo(error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'network' : 'malformed_body', headers);
      socket.end(answer, () => socket.destroy());
    },
  }) satisfies FastifyServerOptions;

function answerTo(code: 'network' | 'malformed_body', headers: Record<string, string>): string {
  const body = JSON.stringify({ error: fail(code).sentence, code });
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const status = statusOf(code);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
