import type { Role } from '@solelune/contract';
import { type MemberTestApp, startMemberApp, useClock } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const clock = useClock('2026-11-16T11:00:00Z');
const roles = new Map<string, Role[]>();
let app: MemberTestApp;
let [editor, support] = ['', ''];
beforeAll(async () => {
  app = await startMemberApp({
    features: ['promotions', 'numerology'],
    now: clock.now,
    identify: async (token) => ({ userId: token, sessionId: 's', roles: roles.get(token) ?? [] }),
  });
  [editor, support] = [await app.addMember(), await app.addMember()];
  roles.set(editor, ['editor']);
  roles.set(support, ['support']);
});
afterAll(() => app?.close());

const CARD = {
  ...{
    slot: 'menu',
    title: 'Nuit des planètes',
    content: 'Un soir, trois planètes.',
    link: '/actu',
    link_text: 'Lire',
  },
  ...{ audience: 'everybody', weight: '3', is_draft: '0' },
};
const save = (change: Record<string, string> = {}, token = editor) =>
  app.submit('administration/cards/save.json', { ...CARD, ...change }, token);
const inMenu = async () => {
  const answer = await app.app.inject({ url: '/api/numerology/expression.json', headers: { 'x-page': '1' } });
  const { displays } = answer.json() as { displays?: { menu?: { banners: { id: number; title: string }[] } } };
  return displays?.menu?.banners.map(({ title }) => title) ?? [];
};
const list = async () => (await app.get('administration/cards.json', editor)).body.rows;

describe('a card', () => {
  it('is planned by who may, and leads to nothing that runs', async () => {
    expect((await app.get('administration/cards.json', support)).status).toBe(404);
    expect((await save({}, support)).status).toBe(404);
    for (const [change, field] of [
      [{ title: '' }, 'title'],
      [{ title: 'x'.repeat(61) }, 'title'],
      [{ link: 'javascript:alert(1)' }, 'link'],
      [{ link: '//ailleurs.example/x' }, 'link'],
      [{ link: 'http://ailleurs.example/' }, 'link'],
      [{ picture: 'https://ailleurs.example/x.png' }, 'picture'],
      [{ slot: 'top' }, 'slot'],
      [{ weight: '11' }, 'weight'],
      [{ first_day: '2026-11-31' }, 'first_day'],
      [{ first_day: '2026-11-20', last_day: '2026-11-19' }, 'last_day'],
      [{ first_hour: '08:00' }, 'first_hour'],
      [{ last_day: '2026-11-20', last_hour: '24:00' }, 'last_hour'],
      [{ first_day: '2026-11-20', last_day: '2026-11-20', first_hour: '18:00', last_hour: '18:00' }, 'last_hour'],
      [{ first_day: '2026-11-20', last_day: '2026-11-20', last_hour: '00:00' }, 'last_hour'],
    ] as const)
      expect(await save(change)).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } });
    expect((await save({ id: '123456' })).status).toBe(404);
  });

  it('is nobody’s business as a draft, is there at once when it is planned, within its days, and gone when it is removed', async () => {
    expect(await inMenu()).toEqual([]);
    const { body } = await save({ is_draft: '1' });
    expect(body.card).toMatchObject({ state: 'draft', weight: 3, id: expect.any(Number) });
    expect(body.card.id).toBeGreaterThanOrEqual(1000);
    const id = String(body.card.id);
    expect(await inMenu()).toEqual([]);
    expect((await save({ id, last_day: '2026-11-17' })).body.card).toMatchObject({ state: 'shown' });
    expect(await inMenu()).toEqual(['Nuit des planètes']);
    await save({ id, title: 'Nuit des comètes', last_day: '2026-11-17' });
    expect(await inMenu()).toEqual(['Nuit des comètes']);
    clock.set(Temporal.Instant.from('2026-11-17T23:00:00Z'));
    expect(await inMenu()).toEqual([]);
    expect(await list()).toMatchObject([{ state: 'over' }]);
    await save({ id, first_day: '2026-11-19' });
    expect(await list()).toMatchObject([{ state: 'coming', first_day: '2026-11-19', last_day: null }]);
    clock.set(Temporal.Instant.from('2026-11-18T23:00:00Z'));
    expect(await inMenu()).toEqual(['Nuit des planètes']);
    const remove = (reason: string) => app.submit('administration/cards/remove.json', { id, reason }, editor);
    expect((await remove('')).status).toBe(422);
    expect((await remove('Elle est passée')).status).toBe(200);
    expect((await remove('Elle est passée')).status).toBe(404);
    expect(await inMenu()).toEqual([]);
  });

  it('begins and ends at its hours of Paris, and tells when pages must be let go of', async () => {
    // Years from now: the queue goes by its own clock, and would run them.
    clock.set(Temporal.Instant.from('2036-11-18T11:00:00Z'));
    const hours = { first_day: '2036-11-18', first_hour: '12:30', last_day: '2036-11-18', last_hour: '18:00' };
    const { body } = await save(hours);
    const id = String(body.card.id);
    expect(body.card).toMatchObject({ state: 'coming', first_hour: '12:30', last_hour: '18:00' });
    const { rows } = await app.database.execute(
      `select singleton_key as key, start_after as at from jobs.job where name = 'promotions-card-turns' and state = 'created' order by key`,
    );
    expect(rows.map(({ key, at }) => [key, (at as Date).toISOString()])).toEqual([
      [`${id}/from`, '2036-11-18T11:30:00.000Z'],
      [`${id}/until`, '2036-11-18T17:00:00.000Z'],
    ]);
    expect(await inMenu()).toEqual([]);
    for (const [at, shown, state] of [
      ['11:29:59', [], 'coming'],
      ['11:30:00', ['Nuit des planètes'], 'shown'],
      ['16:59:59', ['Nuit des planètes'], 'shown'],
      ['17:00:00', [], 'over'],
    ] as const) {
      clock.set(Temporal.Instant.from(`2036-11-18T${at}Z`));
      expect([at, await inMenu(), (await list())[0].state]).toEqual([at, shown, state]);
    }
    clock.set(Temporal.Instant.from('2036-11-18T11:00:00Z'));
    await app.submit('administration/cards/remove.json', { id, reason: 'Elle est passée' }, editor);
    const left = await app.database.execute(
      `select 1 from jobs.job where name = 'promotions-card-turns' and state = 'created'`,
    );
    expect(left.rows).toEqual([]);
  });

  it('is previewed first among those of its place, draft or not, by staff alone', async () => {
    const { body } = await save({ is_draft: '1', slot: 'bottom', advisor: '7' });
    const path = `administration/cards/preview/${body.card.id}.json`;
    expect((await app.get(path)).status).toBe(404);
    expect((await app.get(path, support)).status).toBe(404);
    const preview = (await app.get(path, editor)).body;
    expect(preview.displays.bottom.banners).toHaveLength(3);
    expect(preview.displays.bottom.banners[0]).toMatchObject({
      ...{ id: body.card.id, type: 'collaborator', collaborator: { user_id: 7 }, encoded_slot: 'bottom-1' },
    });
    expect((await app.get('administration/cards/preview/1001001.json', editor)).status).toBe(404);
  });
});
