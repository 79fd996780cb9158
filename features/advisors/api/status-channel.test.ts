import { newId } from '@solelune/platform';
import { openSocket, startTestApp, type TestApp, type TestSocket } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Advisor } from './advisor.repo.ts';
import { closeConsole, enterRoom, keepConsole, LEASE_SECONDS, leaveRoom, setSwitch } from './presence.ts';
import { plantAdvisor } from './testing/index.ts';

let app: TestApp;
let site: string;
let socket: TestSocket;
let ondine: Advisor;
let now = Temporal.Instant.from('2026-11-16T10:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ features: ['account', 'advisors'], now: () => now });
  site = await app.app.listen({ port: 0, host: '127.0.0.1' });
  socket = await openSocket(site);
  ondine = await app.database.transaction((tx) => plantAdvisor(tx));
});
afterAll(() => app.close());

const told = async () => {
  const { action, data } = await socket.next();
  expect(action).toBe('update_collaborators_status');
  return (data as Record<string, unknown>)[ondine.id];
};
const consoleId = newId();
const deed = () => ({ advisorId: ondine.id, now });
const keep = (id = consoleId) =>
  app.database.transaction((tx) => keepConsole(tx, app.services, { ...deed(), consoleId: id }));

describe('the status of advisors, by the product document’s own messages', () => {
  it('is a map from the tracked ids; who does not exist is not there', async () => {
    socket.say('subscribe_collaborators_status', [ondine.id, 2_000_000_000]);
    expect(await socket.next()).toEqual({
      action: 'update_collaborators_status',
      data: { [ondine.id]: { status: 'offline' }, 2000000000: { status: 'offline' } },
    });
  });

  it('is refused for what is no id', async () => {
    for (const data of [['x'], [0], [1.5], [2 ** 31], [{}], 'x', undefined]) {
      socket.say('subscribe_collaborators_status', data);
      expect(await socket.next()).toMatchObject({ action: 'error', data: { code: 'invalid_input' } });
    }
    socket.say('subscribe_collaborators_status', [ondine.id]);
    expect(await told()).toEqual({ status: 'offline' });
  });

  it('takes the switch and a console; in a room one is busy; a rollback tells nothing', async () => {
    await app.database.transaction((tx) => setSwitch(tx, app.services, { ...deed(), to: 'available' }));
    await expect(
      app.database.transaction(async (tx) => {
        await keepConsole(tx, app.services, { ...deed(), consoleId });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await keep();
    expect(await told()).toEqual({ status: 'online' });
    const roomId = newId();
    await app.database.transaction((tx) => enterRoom(tx, app.services, { ...deed(), roomId }));
    expect(await told()).toEqual({ status: 'busy' });
    await app.database.transaction((tx) => leaveRoom(tx, app.services, { ...deed(), roomId }));
    expect(await told()).toEqual({ status: 'online' });
  });

  it('says when they come back, and no more once that is past', async () => {
    const comebackAt = now.add({ hours: 3 });
    await app.database.transaction((tx) => setSwitch(tx, app.services, { ...deed(), to: 'away', comebackAt }));
    expect(await told()).toEqual({ status: 'offline', comeback: '2026-11-16T13:00:00.000Z' });
    await app.database.transaction((tx) => setSwitch(tx, app.services, { ...deed(), to: 'available' }));
    expect(await told()).toEqual({ status: 'online' });
  });

  it('ends with the last console: two may be open, a stranger’s cannot be taken over', async () => {
    const other = newId();
    await keep(other);
    const stranger = await app.database.transaction((tx) => plantAdvisor(tx));
    await app.database.transaction((tx) => keepConsole(tx, app.services, { advisorId: stranger.id, consoleId, now }));
    await app.database.transaction((tx) => closeConsole(tx, app.services, { ...deed(), consoleId: other }));
    await app.database.transaction((tx) => closeConsole(tx, app.services, { ...deed(), consoleId }));
    expect(await told()).toEqual({ status: 'offline' });
    await keep();
    expect(await told()).toEqual({ status: 'online' });
  });

  it('ends by itself with the lease: the state is read again when it is over', async () => {
    // A lease of which 60 ms are left, by the clock of the application.
    now = now.add({ seconds: LEASE_SECONDS }).subtract({ milliseconds: 60 });
    await app.database.transaction((tx) => setSwitch(tx, app.services, { ...deed(), to: 'available' }));
    const again = await openSocket(site);
    again.say('subscribe_collaborators_status', [ondine.id]);
    expect(await again.next()).toMatchObject({ data: { [ondine.id]: { status: 'online' } } });
    now = now.add({ seconds: 1 });
    expect(await told()).toEqual({ status: 'offline' });
    await again.close();
  });

  it('is no longer told after an empty list', async () => {
    socket.say('subscribe_collaborators_status', []);
    socket.say('nothing');
    expect(await socket.next()).toMatchObject({ action: 'error' });
  });
});
