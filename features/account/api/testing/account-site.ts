import { startTestApp, type TestApp, type TestAppOptions } from '@solelune/testing/app';
import { afterAll, beforeAll } from 'vitest';
import { Browser } from './browser.ts';

interface AccountSite {
  readonly app: TestApp;
  /** What time it is there; tests move it. */
  clock: Temporal.Instant;
  /** A visitor with a browser and an address of their own. */
  browser(): Browser;
}

/** The application for the tests of one file: members come by its own calls. */
export function useAccountSite(options: Omit<TestAppOptions, 'now'> = {}): AccountSite {
  let app: TestApp;
  const site: AccountSite = {
    get app() {
      return app;
    },
    clock: Temporal.Instant.from('2026-11-15T10:00:00Z'),
    browser: () => new Browser(() => app),
  };
  beforeAll(async () => {
    app = await startTestApp({ features: ['account'], ...options, now: () => site.clock });
  });
  afterAll(() => app?.close());
  return site;
}
