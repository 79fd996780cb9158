import { eventually } from '@solelune/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoomState } from '../../../engine/index.ts';
import { UNREACHABLE } from '../../../sandbox/api.ts';
import type { Leg } from '../../../sandbox/exchange.ts';
import { type PhoneSandbox, startPhoneSandbox } from '../../../sandbox/server.ts';
import { findRoom } from '../../room/room.ts';
import { plantRoom, type RoomsApp, startRoomsApp } from '../../testing/index.ts';
import { findPhoneCall } from './phone.repo.ts';
import { lookAtPhones } from './phone-clock.ts';

const TOKEN = 'the_token_of_this_test';
const MEMBER = '+33612345647';
const ADVISOR = '+33612345612';
let sandbox: PhoneSandbox;
let app: RoomsApp;
let advisor: Awaited<ReturnType<RoomsApp['addAdvisor']>>;

beforeAll(async () => {
  sandbox = await startPhoneSandbox({ authToken: TOKEN });
  // Nothing is told here: what is found is found by looking, which is what happens when words get lost.
  sandbox.manner('lost');
  app = await startRoomsApp({
    environment: {
      TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: TOKEN,
      TWILIO_NUMBER: '+33199000420',
      TWILIO_API_URL: sandbox.address,
    },
  });
  advisor = await app.addAdvisor();
  await choose(advisor.userId, ADVISOR);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const choose = (token: string, number: string) =>
  app.submit('consultation/phone/choose.json', { kind: 'other', number, country: 'FR' }, token);

/** Null: of somebody who has no telephone. */
async function asked(number: string | null = MEMBER) {
  const memberId = await app.addMember();
  if (number !== null) expect(await choose(memberId, number)).toMatchObject({ status: 200 });
  const room = await app.transaction((tx) =>
    plantRoom(
      tx,
      { services: app.services, at: app.now() },
      { memberId, advisorId: advisor.id, way: 'phone', phase: 'accepted' },
    ),
  );
  const ring = () => app.submit('consultation/phone/ring.json', { id: room.id }, advisor.userId);
  expect(await ring()).toMatchObject({ status: 200 });
  expect(await ring()).toMatchObject({ status: 200 });
  return { id: room.id, memberId };
}

/** The telephone of that number in that room, once it rings. */
const ringing = (id: string, number: string): Promise<Leg> =>
  eventually(async () => {
    await lookAtPhones(app);
    const leg = [...sandbox.exchange.legs.values()].find((one) => one.conference === id && one.to === number);
    expect(leg?.status).toBe('ringing');
    return leg as Leg;
  });

const phaseIs = (id: string, phase: RoomState['phase']) =>
  eventually(async () => {
    await lookAtPhones(app);
    const room = await findRoom(app.db, id);
    expect(room?.state.phase).toBe(phase);
    return room;
  });

const legsOf = async (id: string) => {
  const call = await findPhoneCall(app.db, id);
  return { advisor: call?.advisor_state, member: call?.member_state };
};

async function talking() {
  const { id, memberId } = await asked();
  const first = await ringing(id, ADVISOR);
  sandbox.exchange.answer(first);
  const second = await ringing(id, MEMBER);
  return { id, memberId, first, second };
}

describe('a call by telephone', () => {
  it('rings the advisor, then the member, and counts from the moment both are in; who hangs up ends it for both', async () => {
    const { id, first, second } = await talking();
    expect([...sandbox.exchange.legs.values()].filter(({ conference }) => conference === id)).toHaveLength(2);
    expect((await findRoom(app.db, id))?.state.phase).toBe('connecting');
    sandbox.exchange.answer(second);
    await phaseIs(id, 'running');
    expect([first.from, second.from]).toEqual(['+33199000420', '+33199000420']);
    sandbox.exchange.hangUp(second);
    const ended = await phaseIs(id, 'settled');
    expect(ended?.state.end).toMatchObject({ by: 'member', reason: 'ended' });
    expect(first.status).toBe('completed');
    expect(await legsOf(id)).toMatchObject({ member: 'hung-up' });
  });

  it.each([
    ['busy', 'busy'],
    ['no-answer', 'no-answer'],
    ['failed', 'unreachable'],
  ] as const)('a member who is %s: nothing is counted, and the advisor is let go', async (how, shown) => {
    const { id, first, second } = await talking();
    sandbox.exchange.refuse(second, how);
    const room = await phaseIs(id, 'failed');
    expect(room?.state.failure).toBe('line');
    expect(room?.state.countedMs).toBe(0);
    expect(await legsOf(id)).toMatchObject({ member: shown });
    await eventually(() => expect(first.status).toBe('completed'));
  });

  it('a mailbox that picks up is nobody', async () => {
    const { id, second } = await talking();
    sandbox.exchange.answer(second, 'machine_start');
    await phaseIs(id, 'failed');
    expect(await legsOf(id)).toMatchObject({ member: 'no-answer' });
    await eventually(() => expect(second.status).toBe('completed'));
  });

  it('an advisor who does not answer: the member is not rung', async () => {
    const { id } = await asked();
    sandbox.exchange.refuse(await ringing(id, ADVISOR), 'no-answer');
    await phaseIs(id, 'failed');
    expect([...sandbox.exchange.legs.values()].filter(({ conference }) => conference === id)).toHaveLength(1);
  });

  it('nobody is rung while one of the two still chooses their telephone', async () => {
    const { id, memberId } = await asked(null);
    await lookAtPhones(app);
    expect(await findPhoneCall(app.db, id)).toBeUndefined();
    expect((await findRoom(app.db, id))?.state.phase).toBe('accepted');
    await choose(memberId, MEMBER);
    expect(await app.submit('consultation/phone/ring.json', { id }, memberId)).toMatchObject({ status: 200 });
    sandbox.exchange.answer(await ringing(id, ADVISOR));
    await ringing(id, MEMBER);
  });

  it('a number that the provider refuses is said as such, and frees the advisor', async () => {
    const { id } = await asked(UNREACHABLE);
    sandbox.exchange.answer(await ringing(id, ADVISOR));
    await phaseIs(id, 'failed');
    expect(await legsOf(id)).toMatchObject({ member: 'refused' });
  });

  it('a room that ends on the page hangs both up', async () => {
    const { id, memberId, first, second } = await talking();
    sandbox.exchange.answer(second);
    await phaseIs(id, 'running');
    expect(await app.submit('consultation/end.json', { id }, memberId)).toMatchObject({ status: 200 });
    await eventually(async () => {
      await lookAtPhones(app);
      expect([first.status, second.status]).toEqual(['completed', 'completed']);
      expect((await findPhoneCall(app.db, id))?.over_at).not.toBeNull();
    });
  });
});

describe('who may', () => {
  it('nobody but the two rings, and only what is a call by telephone', async () => {
    const { id } = await asked();
    const stranger = await app.addMember();
    expect((await app.submit('consultation/phone/ring.json', { id }, stranger)).status).toBe(404);
    expect((await app.submit('consultation/phone/ring.json', { id })).status).toBe(401);
    expect(
      (await app.submit('consultation/call/signal.json', { id, kind: 'hello', peer: 'p', count: '0' }, advisor.userId))
        .status,
    ).toBe(404);
  });

  it('refuses numbers that are none, cost money, or ring too far away; shows one’s own half hidden', async () => {
    const member = await app.addMember();
    for (const number of ['12', '0899 10 20 30', '+1 900 555 0100'])
      expect((await choose(member, number)).status, number).toBe(422);
    const far = { kind: 'other', number: '+252 61 5123456', country: 'SO' };
    expect((await app.submit('consultation/phone/choose.json', far, member)).status).toBe(422);
    expect((await choose(member, '06 12 34 56 47')).body).toMatchObject({ shown: '06 •• •• •• 47' });
    const row = await app.db
      .selectFrom('consultations_phone')
      .select('number')
      .where('id', '=', member)
      .executeTakeFirst();
    expect(row?.number).not.toContain('12345647');
  });
});

describe('what the provider tells', () => {
  const post = (body: string, signature: string) =>
    app.app.inject({
      ...{ method: 'POST', url: '/webhooks/twilio', payload: body },
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
    });

  it('is refused without its signature', async () => {
    expect((await post('CallSid=CA1&CallStatus=completed', 'bm90IGl0')).statusCode).toBe(400);
  });
});
