import { fileURLToPath } from 'node:url';
import type { FeatureApi } from '@solelune/contract/server';
import { PLATFORM_MIGRATIONS } from '@solelune/platform';
import { migratedTemplate, testConfig, testLog } from '@solelune/testing';
import type { LightMyRequestResponse } from 'fastify';
import { compose, type RunningServer } from '../compose.ts';
import { features as allFeatures } from '../features.ts';

export interface TestApp extends RunningServer {
  /** Posts a form as the browser does. */
  post(path: string, body: string | object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

interface TestAppOptions {
  features?: FeatureApi[];
  environment?: Record<string, string>;
  now?: () => Temporal.Instant;
  identify?: NonNullable<Parameters<typeof compose>[1]>['identify'];
}

/** The real application on a database of its own in memory, without pages. */
export async function startTestApp({
  features = allFeatures,
  environment = {},
  now,
  identify,
}: TestAppOptions = {}): Promise<TestApp> {
  const folders = features.flatMap(({ migrations }) => (migrations ? [fileURLToPath(migrations)] : []));
  const template = await migratedTemplate([PLATFORM_MIGRATIONS, ...folders]);
  const server = await compose(testConfig({ RATE_LIMITS: 'off', ...environment }), {
    features,
    pages: 'none',
    log: testLog('calls'),
    database: { template },
    ...(now ? { now } : {}),
    ...(identify ? { identify } : {}),
  });
  return {
    ...server,
    post: (path, body, headers = {}) =>
      server.app.inject({
        method: 'POST',
        url: `/api/${path}`,
        payload: typeof body === 'string' ? body : JSON.stringify(body),
        headers: {
          'content-type': typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json',
          ...headers,
        },
      }),
  };
}
