import { openSocket, useClock } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '../../contract/room.ts';
import { plantRoom, type RoomsApp, startRoomsApp } from '../testing/index.ts';

const clock = useClock('2026-11-17T14:00:00Z');
const SECRET = 'Phrase que nul autre ne lit';

let app: RoomsApp;
let site: string;
let id: string;
let strangers: Record<string, string | undefined>;
let member: string;
let advisor: string;

beforeAll(async () => {
  app = await startRoomsApp({ now: clock.now });
  site = await app.app.listen({ port: 0, host: '127.0.0.1' });
  member = await app.addMember();
  const own = await app.addAdvisor();
  advisor = own.userId;
  id = await app.transaction(
    async (tx) =>
      (await plantRoom(tx, { services: app.services, at: clock.now() }, { memberId: member, advisorId: own.id })).id,
  );
  await app.submit('consultation/send.json', { id, key: 'a', text: SECRET }, member);
  strangers = {
    anonymous: undefined,
    'another member': await app.addMember(),
    'another advisor': (await app.addAdvisor()).userId,
    support: await app.addStaff('support'),
    administrator: await app.addStaff('administrator'),
  };
});
afterAll(() => app?.close());

/** Every call that names a room, as the contract declares them. */
const calls = Object.values(contract).filter(
  (one): one is typeof contract.room =>
    typeof one === 'object' && 'path' in one && 'id' in ((one.input as { shape?: object }).shape ?? {}),
);
const FIELDS: Record<string, Record<string, string>> = {
  'consultations.answer': { answer: 'accept' },
  'consultations.send': { key: 'b', text: 'Intrus' },
  'consultations.send-picture': { key: 'b' },
  'consultations.picture-link': { number: '1' },
  'consultations.extend': { minutes: '10' },
  'consultations.summary': { text: 'Intrus' },
};
const NAMES = ['anonymous', 'another member', 'another advisor', 'support', 'administrator'];

describe.each(NAMES)('nobody but the two: %s', (name) => {
  it.each(calls.map((call) => [call.name, call] as const))('%s', async (_, call) => {
    const before = await app.get(`consultation/room/${id}.json`, member);
    const token = strangers[name];
    const answer =
      call.method === 'GET'
        ? await app.get(call.path.replace('{id}', id), token)
        : await app.submit(call.path, { id, ...FIELDS[call.name] }, token);
    // A picture that was not sent is refused before anybody is looked for.
    expect(call.files ? [401, 404, 422] : [401, 403, 404]).toContain(answer.status);
    expect(JSON.stringify(answer.body)).not.toContain(SECRET);
    const after = await app.get(`consultation/room/${id}.json`, member);
    expect(after.body).toEqual(before.body);
  });

  it.each(['consultations.room', 'consultations.sides'])('follows %s', async (channel) => {
    const socket = await openSocket(site);
    const token = strangers[name];
    if (token) {
      socket.say('identify', { id: 0, token });
      await socket.next();
    }
    socket.say('subscribe', { id: 1, channel, input: { id } });
    expect((await socket.next()).action).toBe('refused');
    await socket.close();
  });
});

describe('the two', () => {
  it.each(['member', 'advisor'])('the %s reads it, by call and by socket', async (who) => {
    const token = who === 'member' ? member : advisor;
    expect((await app.get(`consultation/room/${id}.json`, token)).body.messages[0].text).toBe(SECRET);
    const socket = await openSocket(site);
    socket.say('identify', { id: 0, token });
    await socket.next();
    socket.say('subscribe', { id: 1, channel: 'consultations.room', input: { id } });
    expect((await socket.next()).action).toBe('opened');
    expect(JSON.stringify(await socket.next())).toContain(SECRET);
    await socket.close();
  });
});
