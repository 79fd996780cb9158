import { newId } from '@solelune/platform';
import { type MemberTestApp, startMemberApp, useClock } from '@solelune/testing/app';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mirrorHoursExtension } from './extension.ts';
import { insertHandler } from './insert.ts';
import { applyRetention } from './jobs.ts';
import { insertRecord } from './record.repo.ts';

/** 15 November 2026, 14:14 in Paris. */
const NOW = Temporal.Instant.from('2026-11-15T13:14:20Z');
const TODAY = '2026-11-15';
const SEEN_LIVE = { live: true, timezone: 'Europe/Paris' };

const clock = useClock('2026-11-15T13:14:20Z');
let app: MemberTestApp;
let camille: string;
let other: string;
beforeAll(async () => {
  app = await startMemberApp({
    features: ['mirror-hours'],
    now: clock.now,
  });
});
afterAll(() => app?.close());
beforeEach(async () => {
  [camille, other] = [await app.addMember(), await app.addMember()];
});

/** As the browser sends it: form data with bracketed keys. */
const post = (path: string, fields: Record<string, string> = {}, token?: string) =>
  app.submit(`user/mirrorhour/record/${path}.json`, fields, token);
const fieldsOf = (date: string, hour: string, more: Record<string, string> = {}) => ({
  ...{ 'record[date]': date, 'record[hour]': hour, timezone: 'Europe/Paris', ...more },
});
const insert = (date: string, hour: string, token?: string, more?: Record<string, string>) =>
  post('insert', fieldsOf(date, hour, more), token);
const newUuid = async (): Promise<string> => (await post('get_new_uuid')).body.uuid;
const hoursOf = (body: { records: { date: string; hour: string }[] }) =>
  body.records.map(({ date, hour }) => `${date} ${hour}`);

describe('noting an hour', () => {
  it('reads a handful of rows, however long the journal is', async () => {
    const day = (index: number) => Temporal.PlainDate.from('2025-01-01').add({ days: index }).toString();
    await app.transaction(async (tx) => {
      for (let index = 0; index < 300; index++)
        await insertRecord(tx, { userId: camille }, { date: day(index), hour: '11h11', ...SEEN_LIVE }, NOW);
    });
    let rows = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        rows += result.rows.length;
        return result;
      },
    };
    const record = { date: TODAY, hour: '14h14', live: true };
    const answer = await app.transaction((tx) => {
      const who = { userId: camille, sessionId: newId(), roles: [] };
      const { signal } = new AbortController();
      const context = { ...app, who, visitor: '', afterCommit: app.database.afterCommit, now: NOW, signal };
      const input = { record, timezone: 'Europe/Paris', uuid: undefined };
      return Promise.resolve(insertHandler.run(input, { ...context, db: tx.withPlugin(counting) }));
    });
    expect(answer).toMatchObject({ success: true, new_current_mirror_hour: { date: TODAY, hour: '14h14' } });
    expect(rows).toBeLessThan(5);
  });
});

describe('refusals', () => {
  const PATHS = ['delete', 'check_current_mirror_hour', 'get/all', 'stats_infos', 'stats_evolution'];
  const MORE_PATHS = ['stats_evolution/7', 'stats_repartition', 'stats_repartition/7/5'];

  it.each([...PATHS, ...MORE_PATHS])('%s without a uuid or a session is for nobody', async (path) => {
    const answer = await post(path, path === 'delete' ? { 'record[id]': newId() } : {});
    expect(answer).toMatchObject({ status: 401, body: { code: 'login_required' } });
  });

  it('insert too', async () => expect((await insert(TODAY, '11h11')).status).toBe(401));

  it.each(['sync_local_and_user', 'set_have_seen_current_mirror_hour'])('%s is for members', async (path) => {
    const fields = { uuid: await newUuid(), current_mirror_hour: newId() };
    expect((await post(path, fields)).status).toBe(401);
  });

  it.each([
    ['a minute that is nothing', TODAY, '11h12', 'record[hour]', /heure miroir, inversée ou triple/],
    ['an hour that no clock shows', TODAY, '24h24', 'record[hour]', /heure miroir/],
    ['a day that is not', '2026-02-30', '11h11', 'record[date]', /n’est pas valide/],
    ['a day that is still to come', '2026-11-16', '00h00', 'record[hour]', /pas encore venue/],
    ['an hour that is still to come', TODAY, '22h22', 'record[hour]', /pas encore venue/],
    ['a day of the last century', '1999-12-31', '11h11', 'record[date]', /an 2000/],
  ])('%s', async (_, date, hour, field, sentence) => {
    expect(await insert(date, hour, camille)).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.stringMatching(sentence) } },
    });
    expect((await post('get/all', {}, camille)).body.records).toEqual([]);
  });

  it('what is still to come in one zone is over in another', async () => {
    expect((await insert('2026-11-16', '00h00', camille, { timezone: 'Pacific/Auckland' })).status).toBe(200);
    expect((await insert(TODAY, '12h12', camille, { timezone: 'America/New_York' })).status).toBe(422);
  });

  it('no record, no zone, an unknown zone, a uuid that is none', async () => {
    expect((await post('insert', { timezone: 'Europe/Paris' }, camille)).body.fields).toHaveProperty('record');
    expect((await post('insert', { 'record[date]': TODAY, 'record[hour]': '11h11' }, camille)).body.fields).toEqual({
      timezone: 'Ce champ est requis',
    });
    expect((await insert(TODAY, '11h11', camille, { timezone: 'Lune/Mer' })).status).toBe(422);
    expect((await insert(TODAY, '11h11', undefined, { uuid: 'moi' })).body.fields).toEqual({
      uuid: 'Cet identifiant n’est pas valable',
    });
  });

  it('the same hour twice on a day, with the sentence of the catalogue', async () => {
    expect((await insert(TODAY, '11h11', camille)).status).toBe(200);
    expect(await insert(TODAY, '11h11', camille)).toMatchObject({
      status: 409,
      body: {
        code: 'mirror_hour_not_saved',
        error: 'Cette heure n’a pas été enregistrée : peut-être l’avez-vous déjà notée ce jour-là.',
      },
    });
    expect((await insert('2026-11-14', '11h11', camille)).status).toBe(200);
    expect((await insert(TODAY, '11h11', other)).status).toBe(200);
  });

  it('many at once: one is noted', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => insert(TODAY, '11h11', camille)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('periods and counts that are none', async () => {
    for (const path of ['get/8', 'stats_evolution/0', 'stats_evolution/x', 'stats_repartition/7/53'])
      expect((await post(path, {}, camille)).status, path).toBe(422);
  });

  it('somebody else’s record can be neither removed nor seen', async () => {
    const { id } = (await insert(TODAY, '14h14', camille)).body.record;
    expect((await post('delete', { 'record[id]': id }, other)).status).toBe(404);
    expect((await post('delete', { 'record[date]': TODAY, 'record[hour]': '14h14' }, other)).status).toBe(404);
    expect((await post('set_have_seen_current_mirror_hour', { current_mirror_hour: id }, other)).status).toBe(404);
    expect((await post('delete', { 'record[id]': id, uuid: await newUuid() })).status).toBe(404);
    expect((await post('check_current_mirror_hour', {}, camille)).body.state).toBe('unlocked');
  });
});

describe('a journal', () => {
  it('is read by period, the latest first, and each one’s own', async () => {
    for (const [date, hour] of [
      ['2026-11-15', '11h11'],
      ['2026-11-15', '12h21'],
      ['2026-11-09', '22h22'],
      ['2026-11-08', '22h22'],
      ['2026-10-01', '03h33'],
    ] as const)
      await insert(date, hour, camille);
    const read = async (period: string, token = camille) => hoursOf((await post(`get/${period}`, {}, token)).body);
    expect(await read('7')).toEqual(['2026-11-15 12h21', '2026-11-15 11h11', '2026-11-09 22h22']);
    expect(await read('30')).toHaveLength(4);
    expect(await read('all')).toHaveLength(5);
    expect(await read('all', other)).toEqual([]);
  });

  it('loses a record by its id, or by its day and hour; noted again, it is there again', async () => {
    const { id } = (await insert(TODAY, '11h11', camille)).body.record;
    await insert(TODAY, '12h12', camille);
    expect((await post('delete', { 'record[id]': id }, camille)).body).toEqual({ success: true });
    expect((await post('delete', { 'record[date]': TODAY, 'record[hour]': '12h12' }, camille)).status).toBe(200);
    expect((await post('delete', { 'record[id]': id }, camille)).status).toBe(404);
    expect((await insert(TODAY, '11h11', camille)).status).toBe(200);
    expect(hoursOf((await post('get/all', {}, camille)).body)).toEqual([`${TODAY} 11h11`]);
  });

  it('counts by day, by hour, and against chance', async () => {
    for (const [date, hour] of [
      [TODAY, '11h11'],
      [TODAY, '12h12'],
      ['2026-11-14', '11h11'],
      ['2026-09-01', '11h11'],
    ] as const)
      await insert(date, hour, camille);
    const week = (await post('stats_evolution/7', {}, camille)).body;
    expect(week.points.map(({ count }: { count: number }) => count)).toEqual([0, 0, 0, 0, 0, 1, 2]);
    expect((await post('stats_evolution', {}, camille)).body).toMatchObject({ unit: 'week' });
    expect((await post('stats_repartition', {}, camille)).body.hours).toEqual([
      { hour: '11h11', count: 3 },
      { hour: '12h12', count: 1 },
    ]);
    expect((await post('stats_repartition/7/1', {}, camille)).body.hours).toEqual([{ hour: '11h11', count: 2 }]);
    const { periods } = (await post('stats_infos', {}, camille)).body;
    expect(periods['7']).toMatchObject({ count: 3, distinctHours: 2, streakDays: 2, chance: { glancesPerDay: 40 } });
    expect(periods['all']).toMatchObject({ count: 4, first: '2026-09-01', favourite: { hour: '11h11', count: 3 } });
    expect(periods['7'].chance).toMatchObject({ count: 3, days: 7, verdict: 'fewer' });
  });

  it('counts by the day of where one is', async () => {
    clock.set(Temporal.Instant.from('2026-11-15T23:30:00Z'));
    await insert('2026-11-16', '00h00', camille);
    expect((await post('stats_evolution/7', {}, camille)).body.points.at(-1)).toEqual({ from: '2026-11-16', count: 1 });
  });

  it('goes into the export of its member, in French', async () => {
    await insert(TODAY, '14h14', camille);
    const part = await mirrorHoursExtension.exportOf?.(app.database.query, camille, app.services);
    expect(part).toMatchObject({ heures_notees: [{ jour: TODAY, heure: '14h14', notee_dans_sa_minute: true }] });
  });

  it('goes with its account', async () => {
    await insert(TODAY, '14h14', camille);
    await app.database.execute('delete from account_user where id = $1', [camille]);
    expect((await post('get/all', {}, camille)).body.records).toEqual([]);
  });
});

describe('the current mirror hour', () => {
  const check = async (token = camille) => (await post('check_current_mirror_hour', {}, token)).body;

  it('is none, locked, unlocked by an hour noted in its minute, then seen', async () => {
    expect(await check()).toEqual({ current_mirror_hour: null, state: 'none' });
    expect((await insert(TODAY, '11h11', camille)).body.new_current_mirror_hour).toBeNull();
    expect(await check()).toEqual({ current_mirror_hour: null, state: 'locked' });
    const { new_current_mirror_hour: current } = (await insert(TODAY, '14h14', camille)).body;
    expect(current).toMatchObject({ date: TODAY, hour: '14h14', have_seen_current_mirror_hour: false });
    expect(await check()).toEqual({ current_mirror_hour: current, state: 'unlocked' });
    for (const _ of ['once', 'again'])
      expect(
        (await post('set_have_seen_current_mirror_hour', { current_mirror_hour: current.id }, camille)).body,
      ).toEqual({ success: true });
    expect((await check()).state).toBe('seen');
    clock.set(Temporal.Instant.from('2026-11-15T14:15:10Z'));
    expect((await insert(TODAY, '15h15', camille)).body.new_current_mirror_hour).toMatchObject({ hour: '15h15' });
    expect((await check()).state).toBe('unlocked');
  });

  it('is also one that the device saw in its minute and sent later', async () => {
    const { body } = await insert('2026-11-14', '22h22', camille, { 'record[live]': '1' });
    expect(body.new_current_mirror_hour).toMatchObject({ hour: '22h22' });
  });

  it('a request that arrives within the next minute is in time, a later one is not', async () => {
    clock.set(NOW.add({ seconds: 70 }));
    expect((await insert(TODAY, '14h14', camille)).body.new_current_mirror_hour).not.toBeNull();
    clock.set(NOW.add({ minutes: 5 }));
    expect((await insert(TODAY, '14h14', other)).body.new_current_mirror_hour).toBeNull();
  });

  it('is tied to an account', async () => {
    const uuid = await newUuid();
    expect((await insert(TODAY, '14h14', undefined, { uuid })).body.new_current_mirror_hour).toBeNull();
    expect((await post('check_current_mirror_hour', { uuid })).body).toEqual({
      current_mirror_hour: null,
      state: 'locked',
    });
    await post('sync_local_and_user', { uuid }, camille);
    expect(await check()).toMatchObject({ current_mirror_hour: { hour: '14h14' }, state: 'unlocked' });
  });
});

describe('a device without an account', () => {
  it('reads, counts and removes what it sent under its uuid', async () => {
    const uuid = await newUuid();
    await insert(TODAY, '11h11', undefined, { uuid });
    await insert(TODAY, '12h12', undefined, { uuid });
    expect(hoursOf((await post('get/7', { uuid })).body)).toHaveLength(2);
    expect((await post('stats_repartition/30/1', { uuid })).body.hours).toEqual([{ hour: '11h11', count: 1 }]);
    expect((await post('stats_infos', { uuid })).body.periods['7'].count).toBe(2);
    await post('delete', { 'record[date]': TODAY, 'record[hour]': '11h11', uuid });
    expect(hoursOf((await post('get/all', { uuid })).body)).toEqual([`${TODAY} 12h12`]);
    expect((await post('get/all', { uuid: await newUuid() })).body.records).toEqual([]);
  });

  it('passes to the account what the account has not, once, however often it is asked', async () => {
    const uuid = await newUuid();
    for (const hour of ['10h10', '11h11', '12h12']) await insert(TODAY, hour, undefined, { uuid });
    await insert(TODAY, '11h11', camille);
    const sync = async () => (await post('sync_local_and_user', { uuid }, camille)).body;
    expect(await sync()).toEqual({ success: true, added: 2, already_there: 1 });
    expect(await sync()).toEqual({ success: true, added: 0, already_there: 0 });
    expect(hoursOf((await post('get/all', {}, camille)).body)).toEqual(
      ['12h12', '11h11', '10h10'].map((hour) => `${TODAY} ${hour}`),
    );
    expect((await post('get/all', { uuid })).body.records).toEqual([]);
  });

  it('is forgotten after thirty days; members are not', async () => {
    const uuid = await newUuid();
    await insert(TODAY, '11h11', undefined, { uuid });
    await insert(TODAY, '11h11', camille);
    await app.transaction((tx) => applyRetention(tx, NOW.add({ hours: 24 * 29 })));
    expect((await post('get/all', { uuid })).body.records).toHaveLength(1);
    await app.transaction((tx) => applyRetention(tx, NOW.add({ hours: 24 * 30 + 1 })));
    expect((await post('get/all', { uuid })).body.records).toEqual([]);
    expect((await post('get/all', {}, camille)).body.records).toHaveLength(1);
  });
});
