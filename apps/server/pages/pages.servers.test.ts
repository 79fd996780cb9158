import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ServerProcess, startProcess } from '@solelune/testing/process';
import { startPostgres, startRedis, type TestServer } from '@solelune/testing/servers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('two servers on one PostgreSQL and one Redis', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  let services: TestServer[] = [];
  let servers: ServerProcess[] = [];
  let token = '';
  beforeAll(async () => {
    services = await Promise.all([startPostgres(), startRedis()]);
    const [postgres, redis] = services as [TestServer, TestServer];
    const environment = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, DATA_DIR: folder };
    servers = [await startProcess(environment), await startProcess(environment)];
    const { jwtoken } = await post('user/account/signup', {
      ...{ email: 'celeste@exemple.fr', password: 'une-phrase-de-passe', firstname: 'Céleste', terms: '1' },
    });
    token = jwtoken as string;
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await Promise.all(services.map((service) => service.stop()));
    rmSync(folder, { recursive: true, force: true });
  });

  /** The member makes their calls to the first server. */
  async function post(call: string, fields: Record<string, string>): Promise<Record<string, unknown>> {
    const answer = await fetch(`${servers[0]?.address}/api/${call}`, {
      ...{ method: 'POST', body: new URLSearchParams(fields) },
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Record<string, unknown>;
  }
  const publish = (published: string) =>
    post('user/profile/public/save.json', { published, slug: 'celeste', 'shown[]': 'firstname' });
  const pageAt = async (server: number) => {
    const answer = await fetch(`${servers[server]?.address}/membre/celeste`);
    return { status: answer.status, html: await answer.text(), headers: answer.headers };
  };

  it('show a member’s page as it is, whichever of them was told of the change', async () => {
    await publish('1');
    for (const server of [0, 1]) {
      const { html, headers } = await pageAt(server);
      expect(html).toContain('Céleste');
      expect(headers.get('cache-control')).toBe('private, no-store');
      // Kept by this server: only such a page has one.
      expect(headers.get('etag')).not.toBeNull();
    }
    await post('user/profile/profile/save.json', { firstname: 'Séléné' });
    expect((await pageAt(0)).html).toContain('Séléné');
    await expect.poll(async () => (await pageAt(1)).html).toContain('Séléné');
  });

  it('both let go of a page that its member takes back', async () => {
    expect([(await pageAt(0)).status, (await pageAt(1)).status]).toEqual([200, 200]);
    await publish('0');
    expect((await pageAt(0)).status).toBe(404);
    await expect.poll(async () => (await pageAt(1)).status).toBe(404);
  });
});
