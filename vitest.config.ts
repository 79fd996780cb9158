import { defineConfig } from 'vitest/config';
import { PATIENCE_MS } from './packages/testing/eventually.ts';
import { LongestFirst } from './packages/testing/longest-first.ts';

const exclude = ['**/node_modules/**', '**/dist/**', '**/fixtures/**'];

/** Tests wait for facts, and nothing is timed: these limits stand far above what a machine busy with eight other things takes. */
const patience = { testTimeout: 480_000, hookTimeout: 480_000, expect: { poll: { timeout: PATIENCE_MS } } };

/** Three kinds of tests, told apart by their names: fast by default, then those that start servers, then those in a browser. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,bench,features,packages,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, '**/*.servers.test.ts', 'apps/e2e/**'],
          pool: 'threads',
          ...patience,
          // One per core: by itself Vitest leaves one free, which on two cores is half of them.
          maxWorkers: '100%',
        },
      },
      {
        test: {
          name: 'servers',
          include: ['{apps,features,packages,scripts}/**/*.servers.test.ts'],
          exclude,
          pool: 'forks',
          maxWorkers: 2,
          retry: 1,
          ...patience,
        },
      },
      {
        test: {
          name: 'e2e',
          globalSetup: 'apps/e2e/global-setup.ts',
          include: ['apps/e2e/**/*.test.ts'],
          exclude,
          pool: 'forks',
          maxWorkers: 2,
          maxConcurrency: 2,
          retry: 1,
          ...patience,
        },
      },
    ],
  },
});
