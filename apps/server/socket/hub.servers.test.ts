import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineChannel } from '@solelune/contract';
import { answerChannel, defineFeature, type Who } from '@solelune/contract/server';
import { testConfig, testLog } from '@solelune/testing';
import { openSocket, type TestSocket } from '@solelune/testing/app';
import { startPostgres, startRedis, type TestServer } from '@solelune/testing/servers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { compose, type RunningServer } from '../compose.ts';

const input = z.object({});
const status = defineChannel({ name: 'test.status', summary: 'test', input, state: z.object({ at: z.string() }) });
const room = defineChannel({ name: 'test.room', summary: 'test', input, log: z.string(), keptDays: 30 });

let at = 'home';
const api = defineFeature({
  name: 'test',
  channels: [answerChannel(status, { key: () => 'k', state: () => ({ at }) }), answerChannel(room, { key: () => 'r' })],
});
const sessions = new Map<string, Who>();

let services: TestServer[] = [];
let servers: RunningServer[] = [];
let sockets: TestSocket[] = [];
beforeAll(async () => {
  services = await Promise.all([startPostgres(), startRedis()]);
  const [postgres, redis] = services as [TestServer, TestServer];
  const config = testConfig({
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'hub-')),
  });
  const identify = async (token: string) => sessions.get(token) ?? null;
  servers = await Promise.all(
    [0, 1].map(() => compose(config, { features: [api], pages: 'none', log: testLog('hub'), identify })),
  );
  const sites = await Promise.all(servers.map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
  sockets = await Promise.all(sites.map((site) => openSocket(site)));
});
afterAll(async () => {
  for (const server of servers) await server.close();
  for (const service of services) await service.stop();
});

describe('what is said in one process is heard at the sockets of the other', () => {
  it('a state that changed', async () => {
    for (const socket of sockets) socket.say('subscribe', { id: 1, channel: 'test.status', input: {} });
    for (const socket of sockets) expect(await socket.next()).toMatchObject({ data: { state: { at: 'home' } } });
    at = 'away';
    servers[1]?.services.channels.changed(status, 'k');
    for (const socket of sockets) expect(await socket.next()).toMatchObject({ data: { state: { at: 'away' } } });
  });

  it('a log that grew, and one whose event was lost', async () => {
    for (const socket of sockets) socket.say('subscribe', { id: 2, channel: 'test.room', input: {} });
    for (const socket of sockets) expect(await socket.next()).toMatchObject({ action: 'opened' });
    const { database, services: own } = servers[1] as RunningServer;
    await database.transaction((tx) => own.channels.append(tx, room, 'r', 'said'));
    for (const socket of sockets)
      expect(await socket.next()).toMatchObject({ data: { entries: [{ number: 1, payload: 'said' }] } });
    // As a process would leave it that dies after the commit.
    await database.execute(`update channel_head set last_number = 2 where key = 'r'`);
    await database.execute(
      `insert into channel_log (channel, key, number, payload) values ('test.room', 'r', 2, '"unsaid"')`,
    );
    for (const socket of sockets)
      expect(await socket.next()).toMatchObject({ data: { entries: [{ number: 2, payload: 'unsaid' }] } });
  });

  it('a session that was closed', async () => {
    sessions.set('a-token', { userId: 'u', sessionId: 's', roles: [] });
    for (const socket of sockets) socket.say('identify', { id: 3, token: 'a-token' });
    for (const socket of sockets) expect(await socket.next()).toMatchObject({ data: { id: 3, member: true } });
    sessions.clear();
    servers[1]?.services.channels.sessionsChanged('u');
    for (const socket of sockets) expect(await socket.next()).toMatchObject({ data: { id: null, member: false } });
  });
});
