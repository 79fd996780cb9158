import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { Call } from '@solelune/contract';
import { fail } from '@solelune/contract/errors';
import { checkTree, FormDataError, fromPairs, LIMITS } from '@solelune/contract/form-data';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A text body never needs more; files have their own limit, per call. */
const TEXT_BODY_BYTES = 256 * 1024;

interface UploadedFile {
  filename: string;
  mimetype: string;
  bytes: Buffer;
}

/** Form data first (urlencoded, multipart), JSON too. Anything else is refused with 415 by Fastify itself. */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  const parse = (read: (text: string) => unknown) => async (_: FastifyRequest, body: string | Buffer) =>
    read(String(body));
  const text = { parseAs: 'string', bodyLimit: TEXT_BODY_BYTES } as const;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    text,
    parse((body) => fromPairs(new URLSearchParams(body))),
  );
  app.addContentTypeParser('application/json', text, parse(readJson));
  await app.register(multipart, {
    limits: { fields: LIMITS.fields, fieldNameSize: LIMITS.keyLength, fieldSize: TEXT_BODY_BYTES, headerPairs: 50 },
  });
}

function readJson(body: string): unknown {
  if (body === '') return {};
  try {
    return checkTree(JSON.parse(body));
  } catch (error) {
    // The parser's own message quotes the body, which may hold birth data.
    throw error instanceof FormDataError ? error : new FormDataError('not JSON');
  }
}

/** Everything a request gives, as one object: path and query first, then the body, which may not overrule the path. */
export async function readInput(request: FastifyRequest, call: Call): Promise<Record<string, unknown>> {
  const body = request.isMultipart() ? await readMultipart(request, call) : ((request.body as object | null) ?? {});
  const query = fromPairs(new URLSearchParams(request.url.split('?')[1] ?? ''));
  const input = { ...query, ...body, ...(request.params as object) };
  refuseNullBytes(input);
  return input;
}

/** What stands around the files of a form: its text fields, boundaries and headers. */
const FORM_BYTES = 1024 * 1024;

async function readMultipart(request: FastifyRequest, call: Call): Promise<Record<string, unknown>> {
  refuseTooLarge(request, call);
  const limits = {
    files: call.files?.maxCount ?? 0,
    fileSize: call.files?.maxBytes ?? 1,
    parts: LIMITS.fields + (call.files?.maxCount ?? 0),
  };
  const pairs: [string, unknown][] = [];
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      const file: UploadedFile = { filename: part.filename, mimetype: part.mimetype, bytes: await readFile(part.file) };
      pairs.push([part.fieldname, file]);
    } else pairs.push([part.fieldname, String(part.value)]);
  }
  return fromPairs(pairs);
}

/** A form that announces more than its call may take is refused before its first byte; one that lies is cut at the first file too large. */
function refuseTooLarge(request: FastifyRequest, { files }: Call): void {
  const most = (files ? files.maxBytes * files.maxCount : 0) + FORM_BYTES;
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge();
}

const tooLarge = () => Object.assign(new Error('a form too large'), { statusCode: 413 });

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
  });

/** PostgreSQL stores no null character: better a clear refusal here than an error there. */
function refuseNullBytes(value: unknown): void {
  if (typeof value === 'string' && value.includes('\0')) throw new FormDataError('null character');
  if (value && typeof value === 'object' && !Buffer.isBuffer(value)) {
    for (const [key, part] of Object.entries(value)) {
      refuseNullBytes(key);
      refuseNullBytes(part);
    }
  }
}

/** Which expected failure an exception of the parsers stands for; null when it is none of theirs. */
export function bodyFailure(error: unknown) {
  const code = (error as { code?: string }).code ?? '';
  const status = (error as { statusCode?: number }).statusCode ?? 0;
  if (error instanceof FormDataError) return fail('malformed_body');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || status === 415) return fail('unsupported_media');
  if (status === 413 || /^FST_(FILES|PARTS|FIELDS)_LIMIT|FST_REQ_FILE_TOO_LARGE/.test(code))
    return fail('body_too_large');
  if (status === 429) return fail('too_many_requests');
  if (status === 404) return fail('not_found');
  if (status >= 400 && status < 500) return fail('malformed_body');
  if (/multipart|unexpected end of form|malformed part|boundary/i.test((error as Error).message ?? ''))
    return fail('malformed_body');
  return null;
}
