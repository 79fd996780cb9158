import { Readable } from 'node:stream';
import {
  DOWNLOADS_PATH,
  type Download,
  type DownloadedFile,
  Failure,
  type FeatureParts,
  fail,
  readDownloadLink,
} from '@solelune/contract/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { byteRange } from './byte-range.ts';
import { sendFailure } from './errors.ts';

/** One address for all files behind access: the link says which, for whom and until when. */
export function registerDownloads(app: FastifyInstance, downloads: readonly Download[], parts: FeatureParts): void {
  const byName = new Map(downloads.map((download) => [download.name, download]));
  app.get(
    `${DOWNLOADS_PATH}/:link`,
    { config: { rateLimit: { max: 120, timeWindow: 60_000 } } },
    async (request, reply) => {
      const asked = readDownloadLink(parts.services, (request.params as { link: string }).link, parts.now());
      const download = asked && byName.get(asked.name);
      if (!download) return sendFailure(reply, fail('not_found'));
      const found = await download.find(asked.id, { userId: asked.userId }, parts);
      return found instanceof Failure ? sendFailure(reply, found) : sendFile(reply, found, request.headers.range);
    },
  );
}

async function sendFile(reply: FastifyReply, { name, type, body }: DownloadedFile, asked: string | undefined) {
  const bytes = body instanceof Uint8Array ? body.length : body.bytes;
  const range = byteRange(asked, bytes);
  reply.headers({
    'content-type': type,
    'content-disposition': `attachment; filename="${name.replace(/[^\w .-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${bytes}`).send();
  const { start, end } = range === 'whole' ? { start: 0, end: bytes - 1 } : range;
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes}`);
  reply.header('content-length', String(end - start + 1));
  return reply.send(
    body instanceof Uint8Array ? Readable.from([body.subarray(start, end + 1)]) : await body.stream({ start, end }),
  );
}
