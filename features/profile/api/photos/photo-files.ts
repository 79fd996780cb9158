import type { Readable } from 'node:stream';
import { fail, type Services } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import { isSigned, PHOTO_FILES } from './addresses.ts';
import { findPhotoToShow } from './photo.repo.ts';
import { fileKey, formatFor, type PhotoSize, SIZES } from './renditions.ts';

/** What a route of files needs of the HTTP server; Fastify is one. */
interface FileReply {
  code(status: number): FileReply;
  headers(values: Record<string, string>): FileReply;
  send(body: Readable | object): unknown;
}
interface FileRequest {
  params: unknown;
  query: unknown;
  headers: { accept?: string | undefined };
}
interface FileServer {
  get(path: string, handler: (request: FileRequest, reply: FileReply) => Promise<unknown>): unknown;
}

interface Parts {
  db: Reader;
  services: Pick<Services, 'files'>;
  now: () => Temporal.Instant;
}

/**
 * The pictures themselves: to whoever holds an address that was given to the owner, and to everyone where the owner publishes it. Anything
 * else is the same 404, whether the photo exists or not.
 */
export function servePhotoFiles(app: FileServer, { db, services, now }: Parts): void {
  app.get(`${PHOTO_FILES}/:id/:size`, async (request, reply) => {
    const { id, size } = request.params as { id: string; size: string };
    const { e = '', s = '' } = request.query as { e?: unknown; s?: unknown };
    const photo = isSize(size) ? await findPhotoToShow(db, id) : undefined;
    const isAllowed =
      photo && (photo.is_public || (isSize(size) && isSigned(photo, size, String(e), String(s), now())));
    const format = formatFor(request.headers.accept);
    const file = isAllowed ? await services.files.get(fileKey(photo.id, size as PhotoSize, format)) : null;
    if (!file) {
      const { code, sentence } = fail('not_found');
      return reply.code(404).headers({ 'cache-control': 'no-store' }).send({ error: sentence, code });
    }
    return reply
      .headers({
        'content-type': `image/${format}`,
        // A signed address changes every day; a public one may stop being public at any moment.
        'cache-control': s === '' ? 'private, no-cache' : 'private, max-age=86400, immutable',
        vary: 'accept',
        'content-disposition': 'inline',
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(file);
  });
}

const isSize = (text: string): text is PhotoSize => (SIZES as readonly string[]).includes(text);
