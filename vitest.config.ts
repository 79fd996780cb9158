import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**', '**/fixtures/**'];

/** Three kinds of tests, told apart by their names: fast by default, then those that start servers, then those in a browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,features,packages,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, '**/*.servers.test.ts', 'apps/e2e/**'],
          pool: 'threads',
          // Opening a database may take seconds on a busy machine; nothing here is timed.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'servers',
          include: ['{apps,features,packages}/**/*.servers.test.ts'],
          exclude,
          pool: 'forks',
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          globalSetup: 'apps/e2e/global-setup.ts',
          include: ['apps/e2e/**/*.test.ts'],
          exclude,
          pool: 'forks',
          fileParallelism: false,
          maxConcurrency: 2,
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
