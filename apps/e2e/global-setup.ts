import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProcess } from '../server/testing/start-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
  }
}

const LOGS = path.resolve(import.meta.dirname, '../../.cache/test-logs');

/** One site for all journeys: the built product as its own process, on a database of its own. Its log is kept for the search at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'e2e-'));
  const server = await startProcess({
    DATA_DIR: folder,
    NODE_ENV: 'development',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'trace',
    MATOMO_URL: 'http://statistics.localhost:9',
  });
  project.provide('siteUrl', server.address);
  return async () => {
    await server.end('SIGTERM');
    mkdirSync(LOGS, { recursive: true });
    writeFileSync(path.join(LOGS, 'e2e.log'), server.output());
    rmSync(folder, { recursive: true, force: true });
  };
}
