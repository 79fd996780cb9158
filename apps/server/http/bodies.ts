import multipart from '@fastify/multipart';
import type { Call } from '@solelune/contract';
import { fail } from '@solelune/contract/errors';
import { checkTree, FormDataError, fromPairs, LIMITS } from '@solelune/contract/form-data';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TEXT_BODY_BYTES } from './body-limits.ts';
import { readMultipart } from './multipart.ts';

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
  app.addHook('onSend', async (request, reply) => {
    // What is still on its way would otherwise be read to its end, only to be thrown away.
    if (isStillComing(request)) reply.header('connection', 'close');
  });
  await app.register(multipart, {
    limits: { fields: LIMITS.fields, fieldNameSize: LIMITS.keyLength, fieldSize: TEXT_BODY_BYTES, headerPairs: 50 },
  });
}

const isStillComing = ({ raw, headers }: FastifyRequest) =>
  !raw.complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

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
  return { ...query, ...body, ...(request.params as object) };
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
