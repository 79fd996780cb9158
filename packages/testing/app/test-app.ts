import { migrationFolders, type ServerFeature } from '@solelune/contract/server';
import { compose, type RunningServer } from '@solelune/server/compose';
import type { FeatureName } from '@solelune/server/features';
import { features as allFeatures } from '@solelune/server/features';
import type { LightMyRequestResponse } from 'fastify';
import { migratedTemplate } from '../database.ts';
import { testConfig } from '../test-config.ts';
import { testLog } from '../test-log.ts';

interface Answered {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export interface TestApp extends RunningServer {
  /** What a call answers to whoever has the token, or to nobody in particular. */
  get(path: string, token?: string): Promise<Answered>;
  submit(path: string, fields: Record<string, string>, token?: string): Promise<Answered>;
  /** Posts a form as the browser does. */
  post(path: string, body: string | object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

export interface TestAppOptions {
  /** By name, as the list has them, or as a test makes them; all of them unless told. */
  features?: (FeatureName | ServerFeature)[];
  environment?: Record<string, string>;
  now?: () => Temporal.Instant;
  identify?: NonNullable<Parameters<typeof compose>[1]>['identify'];
  /** `none` unless told: pages need the site to be built. */
  pages?: 'built' | 'none';
}

/** The real application on a database of its own in memory, without pages unless they are asked for. */
export async function startTestApp({
  features: wanted = allFeatures,
  environment = {},
  now,
  identify,
  pages = 'none',
}: TestAppOptions = {}): Promise<TestApp> {
  const features = wanted.map((feature) => (typeof feature === 'string' ? featureNamed(feature) : feature));
  const template = await migratedTemplate(migrationFolders(features));
  const server = await compose(testConfig({ RATE_LIMITS: 'off', ...environment }), {
    features,
    pages,
    log: testLog('calls'),
    database: { template },
    ...(now ? { now } : {}),
    ...(identify ? { identify } : {}),
  });
  const post: TestApp['post'] = (path, body, headers = {}) =>
    server.app.inject({
      method: 'POST',
      url: `/api/${path}`,
      payload: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        'content-type': typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json',
        ...headers,
      },
    });
  return {
    ...server,
    post,
    get: async (path, token) =>
      answered(await server.app.inject({ method: 'GET', url: `/api/${path}`, headers: token ? bearer(token) : {} })),
    submit: async (path, fields, token) =>
      answered(await post(path, new URLSearchParams(fields).toString(), token ? bearer(token) : {})),
  };
}

function featureNamed(wanted: FeatureName): ServerFeature {
  const found = allFeatures.find(({ name }) => name === wanted);
  if (!found) throw new Error(`${wanted} brings nothing to the server`);
  return found;
}

const answered = (answer: LightMyRequestResponse): Answered => ({ status: answer.statusCode, body: answer.json() });

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
