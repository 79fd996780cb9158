import { openSocket, useClock } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '../../contract/call.ts';
import { findRoom } from '../room/room.ts';
import { plantRoom, type RoomsApp, startRoomsApp } from '../testing/index.ts';
import { findPhoneCall } from './phone/phone.repo.ts';

const clock = useClock('2026-11-17T14:00:00Z');
const NETWORK = 'candidate:1 1 udp 1 192.0.2.7 40000 typ host';
const NUMBERS = { member: '+33612345647', advisor: '+33612345612' };
const STRANGERS = ['anonymous', 'another member', 'another advisor', 'support', 'administrator'];
const CHANNELS = ['consultations.signal', 'consultations.phone'];

let app: RoomsApp;
let site: string;
let advisorId: number;
let rooms: { call: string; phone: string };
let tokens: Record<string, string | undefined>;

beforeAll(async () => {
  // Keys that lead nowhere: nothing here may ring, and what a stranger asked for would.
  const environment = {
    TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'the_token_of_this_test',
    TWILIO_NUMBER: '+33199000420',
    TWILIO_API_URL: 'http://127.0.0.1:9',
  };
  app = await startRoomsApp({ now: clock.now, environment });
  site = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const member = await app.addMember();
  const own = await app.addAdvisor();
  tokens = {
    ...{ member, advisor: own.userId, anonymous: undefined, 'another member': await app.addMember() },
    'another advisor': (await app.addAdvisor()).userId,
    ...{ support: await app.addStaff('support'), administrator: await app.addStaff('administrator') },
  };
  advisorId = own.id;
  rooms = { call: await plant('call', 'accepted'), phone: await plant('phone', 'accepted') };
  for (const who of ['member', 'advisor', ...STRANGERS.slice(1)]) {
    const number = NUMBERS[who as 'member'] ?? '+33612345699';
    await app.submit('consultation/phone/choose.json', { kind: 'other', number, country: 'FR' }, tokens[who]);
  }
  expect((await signal(tokens['member'])).status).toBe(200);
});
afterAll(() => app?.close());

const plant = (way: 'call' | 'phone', phase: 'accepted' | 'running') =>
  app.transaction(async (tx) => {
    const who = { memberId: tokens['member'] as string, advisorId };
    return (await plantRoom(tx, { services: app.services, at: clock.now() }, { ...who, way, phase })).id;
  });

const signal = (token: string | undefined, id = rooms.call) =>
  app.submit('consultation/call/signal.json', { id, kind: 'candidates', peer: 'p', count: '0', data: NETWORK }, token);

async function follow(channel: string, token: string | undefined) {
  const socket = await openSocket(site);
  if (token) {
    socket.say('identify', { id: 0, token });
    await socket.next();
  }
  const id = channel === 'consultations.phone' ? rooms.phone : rooms.call;
  socket.say('subscribe', { id: 1, channel, input: { id } });
  const answers = [await socket.next()];
  if (answers[0]?.action === 'opened') answers.push(await socket.next());
  await socket.close();
  return answers;
}

/** Every call of this contract that names a room. One that is added is tried too. */
const calls = Object.values(contract).filter(
  (one): one is typeof contract.callSetup =>
    typeof one === 'object' && 'path' in one && 'id' in ((one.input as { shape?: object }).shape ?? {}),
);
const FIELDS: Record<string, Record<string, string>> = {
  'consultations.call-signal': { kind: 'hello', peer: 'stranger', count: '0' },
};

describe('what is tried', () => {
  it('is every call that names a room', () =>
    expect(calls.map(({ name }) => name).toSorted()).toEqual([
      ...['consultations.call-setup', 'consultations.call-signal', 'consultations.phone-ring'],
    ]));
});

describe.each(STRANGERS)('nobody but the two: %s', (name) => {
  it.each(calls.map((call) => [call.name, call] as const))('%s', async (_, call) => {
    for (const id of Object.values(rooms)) {
      const answer =
        (call.method as string) === 'GET'
          ? await app.get(call.path.replace('{id}', id), tokens[name])
          : await app.submit(call.path, { id, ...FIELDS[call.name] }, tokens[name]);
      expect([401, 403, 404]).toContain(answer.status);
      expect(JSON.stringify(answer.body)).not.toContain('192.0.2.7');
    }
    expect(await findPhoneCall(app.db, rooms.phone)).toBeUndefined();
    expect(JSON.stringify(await follow('consultations.signal', tokens['advisor']))).not.toContain('stranger');
  });

  it.each(CHANNELS)('follows %s', async (channel) => {
    const [first] = await follow(channel, tokens[name]);
    expect(first?.action).toBe('refused');
  });

  it('does not prove anybody’s presence', async () => {
    for (const id of Object.values(rooms)) {
      const answer = await app.submit('consultation/present.json', { id, joined: '1' }, tokens[name]);
      expect([401, 403, 404]).toContain(answer.status);
    }
  });
});

describe('who is not logged in has no telephone', () => {
  it('reads none and chooses none', async () => {
    expect((await app.get('consultation/phone/numbers.json')).status).toBe(401);
    const chosen = { kind: 'other', number: NUMBERS.member, country: 'FR' };
    expect((await app.submit('consultation/phone/choose.json', chosen)).status).toBe(401);
  });
});

describe.each(['member', 'advisor'])('the %s', (name) => {
  it('finds the other, by call and by socket', async () => {
    expect((await app.get(`consultation/call/${rooms.call}/setup.json`, tokens[name])).status).toBe(200);
    const answers = await follow('consultations.signal', tokens[name]);
    expect(JSON.stringify(answers)).toContain('192.0.2.7');
  });

  it('sees one’s own number half hidden, and of the other’s nothing at all', async () => {
    const own = await app.get('consultation/phone/numbers.json', tokens[name]);
    const seen = JSON.stringify([
      own.body,
      (await app.get(`consultation/room/${rooms.phone}.json`, tokens[name])).body,
      await follow('consultations.phone', tokens[name]),
    ]);
    expect(own.body.chosen).toBe(name === 'member' ? '06 •• •• •• 47' : '06 •• •• •• 12');
    expect(seen).not.toMatch(/12\W?34\W?56/);
    expect(seen).not.toContain(name === 'member' ? '•• 12' : '•• 47');
  });

  it('cannot say by a page that a telephone was answered', async () => {
    expect((await app.submit('consultation/present.json', { id: rooms.phone, joined: '1' }, tokens[name])).status).toBe(
      200,
    );
    expect((await findRoom(app.db, rooms.phone))?.state.phase).toBe('accepted');
  });

  it('says nothing more once the room is over', async () => {
    const over = await plant('call', 'running');
    expect((await app.submit('consultation/end.json', { id: over }, tokens['member'])).status).toBe(200);
    expect((await signal(tokens[name], over)).status).toBe(409);
  });
});
