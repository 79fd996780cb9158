import { useClock } from '@solelune/testing/app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appendEvent, lockRoom, type Room } from '../room/room.ts';
import { plantRoom, type RoomsApp, startRoomsApp } from '../testing/index.ts';

/** Noon in Paris. */
const NOON = Temporal.Instant.from('2026-11-17T11:00:00Z');
const clock = useClock(NOON.toString());
let app: RoomsApp;
beforeAll(async () => {
  app = await startRoomsApp({ now: clock.now });
});
afterAll(() => app?.close());

it('counts what was paid for since midnight in the other rooms, for their member alone', async () => {
  const [camille, stranger] = [await app.addMember(), await app.addMember()];
  const support = await app.addStaff('support');
  const [maelle, odile] = [await app.addAdvisor(), await app.addAdvisor()];
  const talk = async (at: Temporal.Instant, seconds: number, reason: 'ended' | 'free' = 'ended') => {
    const over = at.add({ seconds });
    return app.transaction(async (tx) => {
      const planted = { memberId: camille, advisorId: maelle.id, capSeconds: 7200 };
      const { id } = await plantRoom(tx, { services: app.services, at }, planted);
      const ended = { kind: 'ended', by: 'member', reason, until: over.toString() } as const;
      await appendEvent(tx, { services: app.services, at: over }, (await lockRoom(tx, id)) as Room, ended);
      return id;
    });
  };
  await talk(NOON.subtract({ hours: 20 }), 3000);
  await talk(NOON.subtract({ hours: 3 }), 2000);
  await talk(NOON.subtract({ hours: 2 }), 500, 'free');
  const last = await talk(NOON.subtract({ hours: 1 }), 1200);
  const ask = (token?: string) => app.get(`consultation/guards/day/${last}.json`, token);
  // The first minute of the one that counts is the house's; yesterday, this one and the one without charge do not.
  expect((await ask(camille)).body).toEqual({ other_seconds: 1940 });
  for (const token of [stranger, support, maelle.userId, odile.userId]) expect((await ask(token)).status).toBe(404);
  expect((await ask()).status).toBe(401);
});
