import { z } from 'zod';
import { type Call, pathParameters } from './call.ts';
import { ERROR_CODES, type ErrorCode, sentenceOf, statusOf } from './errors.ts';

type Schema = { type?: string; properties?: Record<string, Schema>; required?: string[]; [key: string]: unknown };

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(type, { io, unrepresentable: 'any', target: 'openapi-3.0' }) as Schema;

/** Codes that any call may answer with, whatever it declares. */
const GENERAL_ERRORS: ErrorCode[] = [
  'invalid_input',
  'malformed_body',
  'body_too_large',
  'unsupported_media',
  'too_many_requests',
  'internal',
];

/** The whole API as an OpenAPI document, made of the declarations alone. */
export function openApiDocument(calls: Call[], site: { name: string; url: string }): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    for (const [index, path] of plainPaths(call.path).entries()) {
      const id = index === 0 ? call.name : `${call.name}.with-option`;
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, path, id) };
    }
  }
  return {
    openapi: '3.0.3',
    info: {
      title: `${site.name} : les appels`,
      version: '1',
      description: 'Un appel est déclaré une fois, dans le contract.ts de sa fonction.',
    },
    servers: [{ url: `${site.url}/api` }],
    paths,
    components: {
      securitySchemes: { member: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorSchema() },
    },
  };
}

/** OpenAPI knows no optional path part: `x/{days?}` becomes `x` and `x/{days}`. */
function plainPaths(path: string): string[] {
  const optional = /\/\{\w+\?\}/g;
  if (!optional.test(path)) return [`/${path}`];
  return [...new Set([`/${path.replace(optional, '')}`, `/${path.replaceAll('?}', '}')}`])];
}

function operation(call: Call, path: string, operationId: string): object {
  const input = schemaOf(call.input, 'input');
  const inPath = new Set(pathParameters(call.path).map(({ name }) => name));
  const properties = input.properties ?? {};
  const parameters = pathParameters(path).map(({ name }) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? { type: 'string' },
  }));
  const rest = Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.has(name)));
  const required = (input.required ?? []).filter((name) => !inPath.has(name));
  const body = { type: 'object', properties: rest, ...(required.length ? { required } : {}) };
  const query = Object.entries(rest).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return {
    operationId,
    summary: call.summary,
    tags: [call.name.split('.')[0]],
    parameters: call.method === 'GET' ? [...parameters, ...query] : parameters,
    ...(call.method === 'POST' && Object.keys(rest).length
      ? {
          requestBody: {
            content: {
              'application/x-www-form-urlencoded': { schema: body },
              'multipart/form-data': { schema: body },
              'application/json': { schema: body },
            },
          },
        }
      : {}),
    ...(call.access === 'public' ? {} : { security: [{ member: [] }] }),
    responses: {
      200: { description: 'La réponse', content: { 'application/json': { schema: schemaOf(call.answer, 'output') } } },
      ...errorAnswers(call),
    },
  };
}

function errorAnswers(call: Call): Record<string, object> {
  const codes = new Set<ErrorCode>([
    ...GENERAL_ERRORS,
    ...(call.access === 'public'
      ? []
      : [call.access === 'member' ? ('login_required' as const) : ('not_found' as const)]),
    ...call.errors,
  ]);
  const answers: Record<string, object> = {};
  for (const code of codes) {
    const status = statusOf(code);
    const before = (answers[status] as { description: string } | undefined)?.description;
    answers[status] = {
      description: `${before ? `${before} ; ` : ''}${code} : ${sentenceOf(code)}`,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  return answers;
}

const errorSchema = () => ({
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'Une phrase en français, à montrer telle quelle' },
    code: { type: 'string', enum: ERROR_CODES },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'Une phrase par champ refusé' },
  },
});
