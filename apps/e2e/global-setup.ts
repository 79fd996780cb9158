import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProcess } from '@solelune/testing/process';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    statisticsUrl: string;
  }
}

const LOGS = path.resolve(import.meta.dirname, '../../.cache/test-logs');

/** One site for all journeys: the built product as its own process, as in production. Its log is kept for the search at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'e2e-'));
  const statistics = await startStatistics();
  const statisticsUrl = `http://127.0.0.1:${(statistics.address() as AddressInfo).port}`;
  const server = await startProcess({
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'trace',
    MATOMO_URL: statisticsUrl,
  });
  project.provide('siteUrl', server.address);
  project.provide('statisticsUrl', statisticsUrl);
  return async () => {
    await server.end('SIGTERM');
    statistics.close();
    mkdirSync(LOGS, { recursive: true });
    writeFileSync(path.join(LOGS, 'e2e.log'), server.output());
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Stands for the statistics host: keeps what browsers send it, and gives it back at /seen. */
function startStatistics(): Promise<Server> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/seen') return void response.end(JSON.stringify(seen));
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      seen.push(body);
      response.writeHead(204).end();
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
