import type { Readable } from 'node:stream';
import type { Call } from '@solelune/contract';
import { FormDataError, fromPairs, LIMITS } from '@solelune/contract/form-data';
import type { FastifyRequest } from 'fastify';
import { mostFormBytes, tooLarge } from './body-limits.ts';

interface UploadedFile {
  filename: string;
  mimetype: string;
  bytes: Buffer;
}

/** A form that announces too much is refused before its first byte, one that does not at the first byte too many, whatever it is made of. */
export async function readMultipart(request: FastifyRequest, call: Call): Promise<Record<string, unknown>> {
  const most = mostFormBytes(call);
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge();
  const { promise: exceeded, reject } = Promise.withResolvers<never>();
  let read = 0;
  const count = (chunk: Buffer) => {
    read += chunk.length;
    if (read > most) reject(tooLarge());
  };
  request.raw.on('data', count);
  try {
    return await Promise.race([readParts(request, call), exceeded]);
  } catch (error) {
    request.raw.unpipe().pause();
    throw error;
  } finally {
    request.raw.off('data', count);
  }
}

async function readParts(request: FastifyRequest, { files }: Call): Promise<Record<string, unknown>> {
  const limits = {
    files: files?.maxCount ?? 0,
    fileSize: files?.maxBytes ?? 1,
    parts: LIMITS.fields + (files?.maxCount ?? 0),
  };
  const pairs: [string, unknown][] = [];
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      const file: UploadedFile = { filename: part.filename, mimetype: part.mimetype, bytes: await readFile(part.file) };
      pairs.push([part.fieldname, file]);
    } else if (part.valueTruncated) throw tooLarge();
    else pairs.push([part.fieldname, String(part.value)]);
  }
  return fromPairs(pairs);
}

/** Ends at the first byte too many, not when the sender is done: the library's own reading would go on to the end of the file. */
const readFile = (file: Readable & { truncated: boolean }): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    // A small file may have come, and be cut, before anybody listened.
    if (file.truncated) reject(tooLarge());
    file.on('data', (chunk: Buffer) => chunks.push(chunk));
    file.once('limit', () => reject(tooLarge()));
    file.once('error', reject);
    file.once('end', () => resolve(Buffer.concat(chunks)));
    // A form that breaks off lets go of its file, which then never ends.
    const brokenOff = () => reject(new FormDataError('the form breaks off inside a file'));
    if (file.destroyed) brokenOff();
    file.once('close', brokenOff);
  });
