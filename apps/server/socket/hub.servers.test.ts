import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineFeature } from '@solelune/contract/server';
import { testConfig, testLog } from '@solelune/testing';
import { startPostgres, startRedis, type TestServer } from '@solelune/testing/servers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose, type RunningServer } from '../compose.ts';

const feature = defineFeature({
  name: 'test',
  handlers: [],
  socket: {
    listen: (connection, data) => void connection.hear(String(data), (payload) => connection.send('heard', payload)),
    fail: () => {
      throw new Error('an action that fails');
    },
  },
});

let services: TestServer[] = [];
let servers: RunningServer[] = [];
beforeAll(async () => {
  services = await Promise.all([startPostgres(), startRedis()]);
  const [postgres, redis] = services as [TestServer, TestServer];
  const config = testConfig({
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'hub-')),
  });
  servers = await Promise.all(
    [0, 1].map(() => compose(config, { features: [feature], pages: 'none', log: testLog('hub') })),
  );
  for (const server of servers) await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const server of servers) await server.close();
  for (const service of services) await service.stop();
});

const open = (server: RunningServer) =>
  new Promise<{ socket: WebSocket; next: () => Promise<unknown> }>((resolve) => {
    const { port } = server.app.server.address() as { port: number };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`);
    const next = () =>
      new Promise<unknown>((heard) =>
        socket.addEventListener('message', ({ data }) => heard(JSON.parse(data)), { once: true }),
      );
    socket.addEventListener('open', () => resolve({ socket, next }), { once: true });
  });

describe('the socket', () => {
  it('hears in one process what was raised in the other', async () => {
    const [a, b] = servers as [RunningServer, RunningServer];
    const { socket, next } = await open(a);
    socket.send(JSON.stringify({ action: 'listen', data: 'status' }));
    const answer = next();
    // The subscription travels to Redis: the event is raised again until it is heard.
    const raising = setInterval(() => b.services.events.publish('status', { 12: 'online' }), 50);
    expect(await answer).toEqual({ action: 'heard', data: { 12: 'online' } });
    clearInterval(raising);
    socket.close();
  });

  it('refuses what it does not know and survives what it cannot read', async () => {
    const { socket, next } = await open(servers[0] as RunningServer);
    for (const message of ['{', '42', '{"action":"nothing"}', '{"action":"constructor"}', '{"action":"__proto__"}']) {
      const answer = next();
      socket.send(message);
      expect(await answer).toMatchObject({ action: 'error' });
    }
    socket.send('{"action":"fail"}');
    const answer = next();
    socket.send('{"action":"still there?"}');
    expect(await answer).toMatchObject({ action: 'error' });
    socket.close();
  });

  it('closes a socket that sends too much at once', async () => {
    const { socket } = await open(servers[0] as RunningServer);
    const closed = new Promise<number>((resolve) =>
      socket.addEventListener('close', ({ code }) => resolve(code), { once: true }),
    );
    socket.send('x'.repeat(20_000));
    expect(await closed).toBe(1009);
  });
});
