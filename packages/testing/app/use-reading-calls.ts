import type { FeatureName } from '@solelune/server/features';
import { afterAll, beforeAll } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';

/** The calls of a feature (with those that its tables stand `beside`) that anybody may read, by their path under `folder`, at noon of a day of November 2026. */
export function useReadingCalls(feature: FeatureName, folder: string, ...beside: FeatureName[]) {
  let app: TestApp;
  beforeAll(async () => {
    const now = () => Temporal.Instant.from('2026-11-15T12:00:00Z');
    app = await startTestApp({ features: [...beside, feature], environment: { SITE_URL: 'https://exemple.fr' }, now });
  });
  afterAll(() => app?.close());
  return {
    app: () => app.app,
    get: (path: string) => app.get(`${folder}/${path}`),
    post: (path: string, fields: Record<string, string> = {}) => app.submit(`${folder}/${path}`, fields),
  };
}
