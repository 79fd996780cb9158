import { useClock } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roomMembers } from '../room/members.ts';
import { appendEvent, lockRoom, type Room } from '../room/room.ts';
import { plantRoom, type RoomsApp, startRoomsApp } from '../testing/index.ts';

const clock = useClock('2026-11-17T14:00:00Z');
let app: RoomsApp;
beforeAll(async () => {
  app = await startRoomsApp({ now: clock.now });
});
afterAll(() => app?.close());

const context = () => ({ services: app.services, at: clock.now() });
async function planted(way: 'call' | 'phone', phase: 'requested' | 'accepted' | 'running') {
  const memberId = await app.addMember();
  const { id: advisorId } = await app.addAdvisor();
  const { id } = await app.transaction((tx) => plantRoom(tx, context(), { memberId, advisorId, way, phase }));
  return { id, memberId };
}
const eventsOf = (memberId: string) => roomMembers.userPart?.(app.db, memberId, clock.now());

describe('what the banner of a call is told', () => {
  it.each([
    ['call', 'browser'],
    ['phone', 'telephone'],
  ] as const)('%s: who, since when, in which room, by what', async (way, carrier) => {
    const { id, memberId } = await planted(way, 'running');
    const start = clock.now().epochMilliseconds / 1000;
    const phone = { display_name: 'Maëlle', picture: null, start, consultation_id: id, carrier };
    expect(await eventsOf(memberId)).toEqual({ phone });
  });

  it('has no start before both are there, and nothing to say before it is accepted or once it is over', async () => {
    const accepted = await planted('call', 'accepted');
    expect(await eventsOf(accepted.memberId)).toMatchObject({ phone: { start: null } });
    expect(await eventsOf((await planted('call', 'requested')).memberId)).toEqual({});
    await app.transaction(async (tx) => {
      const room = (await lockRoom(tx, accepted.id)) as Room;
      await appendEvent(tx, context(), room, { kind: 'failed', by: 'house', reason: 'line' });
    });
    expect(await eventsOf(accepted.memberId)).toEqual({});
  });
});
