import { plantAdvisor } from '@solelune/advisors/testing';
import { newId } from '@solelune/platform';
import { type MemberTestApp, startMemberApp, useClock } from '@solelune/testing/app';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { WORDS_KEPT_DAYS } from '../../retention.ts';
import { messageBody } from '../room/sealed.ts';
import { endRoom, plantRunningRoom } from '../table/testing.ts';
import { applyRetention } from './jobs.ts';
import { retentionMembers } from './members.ts';

const clock = useClock('2026-11-17T20:00:00Z');
let app: MemberTestApp;
let [camille, rosalba, room] = ['', '', ''];

beforeAll(async () => {
  app = await startMemberApp({
    features: ['wallet', 'payments', 'locations', 'profile', 'angels', 'tarot', 'advisors', 'consultations'],
    now: clock.now,
  });
});
afterAll(() => app?.close());
beforeEach(async () => {
  [camille, rosalba] = [await app.addMember(), await app.addMember()];
  await app.transaction(async (tx) => {
    const { id: advisorId } = await plantAdvisor(tx, { user_id: rosalba, name: 'Rosalba' });
    room = await plantRunningRoom(tx, app.services, { memberId: camille, advisorId, at: clock.now() });
    const id = newId();
    await tx
      .insertInto('consultations_message')
      .values({
        ...{ id, consultation_id: room, number: 1, side: 'member', author_key: 'k', sent_at: clock.now().toString() },
        body: messageBody.seal(app.services.sealing, id, 'Dois-je partir ?'),
      })
      .execute();
  });
  await post('note/save', { body: 'Hésite.' }, rosalba);
  await post('table/lay', { what: 'spread', spread: 'three' }, rosalba);
});

const post = (path: string, fields: Record<string, string>, token: string) =>
  app.submit(`consultation/${path}.json`, { id: room, ...fields }, token);
const transcript = (token = camille) => app.get(`consultation/transcript/get/${room}.json`, token);
const end = () => app.transaction((tx) => endRoom(tx, app.services, room, clock.now()));
const download = async (token = camille) => {
  const { body } = await post('transcript/link', {}, token);
  return app.app.inject({ url: body.address });
};
/** How many rows still hold a word of this room. */
async function words(): Promise<number> {
  const counted = await Promise.all(
    (['consultations_message', 'consultations_note', 'consultations_draw'] as const).map((table) =>
      app.database.query.selectFrom(table).selectAll().where('consultation_id', '=', room).execute(),
    ),
  );
  const told = await app.database.query.selectFrom('channel_log').selectAll().where('key', '=', room).execute();
  return counted.flat().length + told.length;
}

it('is read and taken along by its two, and by nobody else', async () => {
  const stranger = await app.addMember();
  expect((await transcript(stranger)).status).toBe(404);
  expect((await post('transcript/link', {}, stranger)).status).toBe(404);
  expect((await post('transcript/erase', { confirmed: '1' }, stranger)).status).toBe(404);
  expect((await transcript(rosalba)).body.lines).toMatchObject([{ by: 'member', text: 'Dois-je partir ?' }]);
  const file = await download();
  expect([file.statusCode, file.body]).toEqual([200, expect.stringContaining('Camille : Dois-je partir ?')]);
});

it('is erased by the member alone, once it is over and when they confirm it', async () => {
  expect((await post('transcript/erase', { confirmed: '1' }, camille)).status).toBe(409);
  await end();
  expect((await post('transcript/erase', { confirmed: '1' }, rosalba)).status).toBe(404);
  expect((await post('transcript/erase', {}, camille)).body.fields).toHaveProperty('confirmed');
  expect(await words()).toBeGreaterThan(3);
  expect((await post('transcript/erase', { confirmed: '1' }, camille)).status).toBe(200);
  expect(await words()).toBe(0);
  expect((await transcript(rosalba)).body).toMatchObject({ lines: [], erased_at: expect.any(String) });
  expect((await download()).statusCode).toBe(404);
});

it('is kept for a year after the end, and not a day longer', async () => {
  await end();
  const after = (days: number) => clock.set(clock.now().add({ hours: days * 24 }));
  after(WORDS_KEPT_DAYS - 1);
  await applyRetention(app);
  expect(await words()).toBeGreaterThan(3);
  after(2);
  expect((await applyRetention(app)).rooms).toBeGreaterThanOrEqual(1);
  expect(await words()).toBe(0);
  expect((await applyRetention(app)).rooms).toBe(0);
});

it('goes out with the account’s export, and goes away with the account', async () => {
  const exported = await retentionMembers.exportOf?.(app.db, camille, app.services);
  expect(JSON.stringify(exported)).toContain('Dois-je partir ?');
  await app.transaction(async (tx) => retentionMembers.onAccountDeletion?.(tx, camille, app.services));
  expect(await words()).toBe(0);
});
