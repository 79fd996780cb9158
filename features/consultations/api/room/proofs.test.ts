import { useClock } from '@solelune/testing/app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantRoom, type RoomsApp, startRoomsApp } from '../testing/index.ts';
import { findRoom } from './room.ts';

const START = Temporal.Now.instant().round('second');
const clock = useClock(START.toString());
let app: RoomsApp;
beforeAll(async () => {
  app = await startRoomsApp({ now: clock.now });
});
afterAll(() => app?.close());

async function room(way: 'chat' | 'call' = 'chat') {
  const member = await app.addMember();
  const advisor = await app.addAdvisor();
  const context = { services: app.services, at: clock.now() };
  const planted = { memberId: member, advisorId: advisor.id, way };
  const { id } = await app.transaction((tx) => plantRoom(tx, context, planted));
  return { id, member, advisor: advisor.userId };
}
const prove = (id: string, token: string, more: Record<string, string> = {}) =>
  app.submit('consultation/present.json', { id, joined: '', ...more }, token);
const stateOf = async (id: string) => {
  const found = await findRoom(app.db, id);
  if (!found) throw new Error('It was planted');
  return found;
};

it('of many rooms at once are each noted, with what was read; a stranger’s prove nothing, and disturb nobody', async () => {
  const rooms = await Promise.all(Array.from({ length: 6 }, () => room()));
  for (const { id, advisor } of rooms)
    await app.submit('consultation/send.json', { id, key: 'k', text: 'Bonjour' }, advisor);
  clock.set(START.add({ seconds: 5 }));
  const stranger = await app.addMember();
  const answers = await Promise.all([
    ...rooms.flatMap(({ id, member, advisor }) => [prove(id, member, { read: '9' }), prove(id, advisor)]),
    prove(rooms[0]?.id ?? '', stranger),
    prove('nowhere', stranger),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([...rooms.flatMap(() => [200, 200]), 404, 404]);
  for (const { id } of rooms) {
    const { proofs, row, state } = await stateOf(id);
    expect(proofs).toEqual({ member: clock.now().epochMilliseconds, advisor: clock.now().epochMilliseconds });
    // No further than there are messages.
    expect([row.member_read, row.member_delivered, row.advisor_read]).toEqual([1, 1, 0]);
    expect(state.phase).toBe('running');
  }
});

it('that come late find the pause of their silence, among others that come in time', async () => {
  clock.set(START.add({ seconds: 100 }));
  const [late, other] = [await room(), await room()];
  clock.set(START.add({ seconds: 110 }));
  await Promise.all([prove(other.id, other.member), prove(other.id, other.advisor)]);
  // Twenty seconds after the last of `late`, ten after that of `other`.
  clock.set(START.add({ seconds: 120 }));
  const [first, second] = await Promise.all([prove(late.id, late.member), prove(other.id, other.member)]);
  expect([first?.body.phase, second?.body.phase]).toEqual(['paused', 'running']);
  const { state } = await stateOf(late.id);
  expect(state.pause).toMatchObject({ why: 'lost', fromMs: START.add({ seconds: 100 }).epochMilliseconds });
  expect((await prove(late.id, late.advisor)).body.phase).toBe('running');
});

it('of a call count when sound came, and not before', async () => {
  clock.set(START.add({ seconds: 200 }));
  const { id, member } = await room('call');
  clock.set(START.add({ seconds: 205 }));
  await prove(id, member);
  expect((await stateOf(id)).proofs.member).toBe(START.add({ seconds: 200 }).epochMilliseconds);
  await prove(id, member, { joined: '1' });
  expect((await stateOf(id)).proofs.member).toBe(START.add({ seconds: 205 }).epochMilliseconds);
});
