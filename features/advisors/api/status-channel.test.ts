import { openSocket, startTestApp, type TestApp, type TestSocket } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
let socket: TestSocket;
beforeAll(async () => {
  app = await startTestApp({ features: ['account', 'advisors'] });
  socket = await openSocket(await app.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => app.close());

describe('the status of advisors, by the product document’s own messages', () => {
  it('is a map from the tracked ids; nobody is there yet', async () => {
    socket.say('subscribe_collaborators_status', [12, 7]);
    expect(await socket.next()).toEqual({
      action: 'update_collaborators_status',
      data: { 12: { status: 'offline' }, 7: { status: 'offline' } },
    });
  });

  it('is refused for what is no id', async () => {
    for (const data of [['x'], [0], [1.5], [{}], 'x', undefined]) {
      socket.say('subscribe_collaborators_status', data);
      expect(await socket.next()).toMatchObject({ action: 'error', data: { code: 'invalid_input' } });
    }
  });

  it('is no longer told after an empty list', async () => {
    socket.say('subscribe_collaborators_status', []);
    socket.say('nothing');
    expect(await socket.next()).toMatchObject({ action: 'error' });
  });
});
