import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@solelune/testing/eventually';
import { type ServerProcess, startProcess } from '@solelune/testing/process';
import { startPostgres, startRedis, type TestServer } from '@solelune/testing/servers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'outages-'));
let postgres: TestServer;
let redis: TestServer;
let site: ServerProcess;

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  site = await startProcess({
    ...{ DATABASE_URL: postgres.url, REDIS_URL: redis.url, DATA_DIR: folder, METRICS: 'on', LOG_LEVEL: 'info' },
  });
});
afterAll(async () => {
  await site?.end('SIGKILL');
  await Promise.all([postgres?.stop(), redis?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (where: string, body?: Record<string, string>) => {
  const answer = await fetch(site.address + where, body ? { method: 'POST', body: new URLSearchParams(body) } : {});
  const text = await answer.text();
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text };
};
const report = () => ask('/api/log/js_errors.json', { 'err[message]': 'x' });
const readiness = async () => JSON.parse((await ask('/readyz')).text);
const click = () => ask('/api/display/increment_stat', { bcc: '1', slot: 'outage' });
/** A page that is drawn from the database each time. */
const MEMBER = '/membre/personne';
const logged = (message: string) => site.output().split(`"msg":"${message}`).length - 1;

describe('without Redis', () => {
  it('calls and pages go on, limits are those of the process, and everybody can see it', async () => {
    expect(await readiness()).toEqual({ status: 'ready' });
    await redis.kill();
    await eventually(async () => expect(await readiness()).toEqual({ status: 'degraded', lost: ['redis'] }));
    expect((await ask('/metrics')).text).toContain('events_shared 0');
    expect([(await click()).status, (await ask('/')).status, (await ask(MEMBER)).status]).toEqual([200, 200, 404]);
    const statuses = [];
    for (let count = 0; count < 23; count++) statuses.push((await report()).status);
    // Twenty a minute, as with Redis: here for one process.
    expect(statuses).toEqual([...Array(20).fill(200), 429, 429, 429]);
    expect(logged('redis is gone')).toBe(1);
    await redis.start();
    await eventually(async () => expect(await readiness()).toEqual({ status: 'ready' }));
    expect((await report()).status).toBe(200);
    expect([logged('redis is gone'), logged('redis is back')]).toEqual([1, 1]);
  });
});

describe('without PostgreSQL', () => {
  it('what needs it says that the service restarts and when to come back; what does not goes on', async () => {
    const numerology = '/numerologie/expression/resultat/3';
    expect((await ask(numerology)).status).toBe(200);
    await postgres.kill();
    const away = { status: 503, retryAfter: '5', text: expect.stringContaining('Le service redémarre.') };
    for (let round = 0; round < 3; round++) {
      expect(await click()).toEqual(away);
      expect(await ask(MEMBER)).toEqual(away);
    }
    expect(await ask('/readyz')).toMatchObject({ status: 503, text: expect.stringContaining('database') });
    expect((await ask(numerology)).status).toBe(200);
    expect(site.output()).not.toMatch(/"level":"error"[^\n]*"(?:call failed|request failed|a page could not)/);
    expect(logged('the database is gone')).toBe(1);
    await postgres.start();
    await eventually(async () => expect((await click()).status).toBe(200));
    expect((await ask(MEMBER)).status).toBe(404);
    expect(await readiness()).toEqual({ status: 'ready' });
    expect([logged('the database is gone'), logged('the database is back')]).toEqual([1, 1]);
    expect(logged('the job queue failed')).toBe(0);
  });

  it('stops in order', async () => {
    expect(await site.end('SIGTERM')).toBe(0);
  });
});
