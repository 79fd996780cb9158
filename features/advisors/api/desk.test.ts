import type { Role } from '@solelune/contract';
import { type MemberTestApp, startMemberApp, useClock } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Advisor } from './advisor.repo.ts';
import { awaitingStaff } from './awaiting.ts';
import { plantAdvisor } from './testing/index.ts';

const clock = useClock('2026-11-17T09:00:00Z');
const roles = new Map<string, Role[]>();
let app: MemberTestApp;
let ysee: Advisor;
let [advisorUser, boss, member] = ['', '', ''];

beforeAll(async () => {
  app = await startMemberApp({
    features: ['advisors'],
    now: clock.now,
    identify: async (token) => ({ userId: token, sessionId: 's', roles: roles.get(token) ?? [] }),
  });
  [advisorUser, boss, member] = [await app.addMember(), await app.addMember(), await app.addMember()];
  roles.set(advisorUser, ['advisor']);
  roles.set(boss, ['administrator']);
  ysee = await app.database.transaction((tx) =>
    plantAdvisor(tx, { slug: 'ysee', user_id: advisorUser, is_listed: false, presentation: '' }),
  );
});
afterAll(() => app?.close());

const PAGE = {
  headline: 'Tarologue',
  epithet: 'Une carte à la fois',
  presentation: 'Je tire peu de cartes.\n\nJe les laisse parler.',
  disciplines: ['tarot', 'astrology'],
  themes: ['Travail', 'Liens'],
  languages: ['fr', 'br'],
  practising_since: '2009',
};
/** As the pages do it: JSON, since a page holds lists. */
const send = async (path: string, body: object, token: string) => {
  const answer = await app.post(path, body, { authorization: `Bearer ${token}` });
  return { status: answer.statusCode, body: answer.json() };
};
const propose = (change: object = {}, token = advisorUser) =>
  send('advisor/own/propose.json', { ...PAGE, ...change }, token);
const decide = (fields: object, token = boss) =>
  send('administration/advisors/decide.json', { advisor: ysee.id, ...fields }, token);
const publicPage = () => app.get('advisor/detail/ysee.json');
const own = async () => (await app.get('advisor/own/page.json', advisorUser)).body;

describe('what is refused', () => {
  it('to everybody but who it is for', async () => {
    expect((await app.get('advisor/own/page.json')).status).toBe(404);
    expect((await app.get('advisor/own/page.json', member)).status).toBe(404);
    expect((await app.get('administration/advisors.json', advisorUser)).status).toBe(404);
    expect((await decide({ publish: 1 }, advisorUser)).status).toBe(404);
  });

  it.each([
    [{ headline: '' }, 'headline'],
    [{ headline: 'x'.repeat(81) }, 'headline'],
    [{ presentation: ' ' }, 'presentation'],
    [{ disciplines: [] }, 'disciplines'],
    [{ disciplines: ['voyance'] }, 'disciplines'],
    [{ languages: ['xx'] }, 'languages'],
    [{ themes: Array.from({ length: 9 }, (_, index) => `Sujet ${index}`) }, 'themes'],
    [{ practising_since: '1949' }, 'practising_since'],
  ])('a page with %j', async (change, field) => {
    const { status, body } = await propose(change);
    expect(status).toBe(422);
    expect(JSON.stringify(body.fields ?? body)).toContain(field);
  });

  it.each([
    [{ phone: 99 }, 'phone'],
    [{ phone: 601, chat: 250 }, 'phone'],
    [{ chat: 601 }, 'chat'],
    [{}, 'chat'],
    [{ written: 3000 }, 'written_delay_hours'],
    [{ written: 1499, written_delay_hours: 48 }, 'written'],
  ])('prices %j', async (prices, field) => {
    const { status, body } = await send('advisor/own/prices.json', prices, advisorUser);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(field);
  });

  it('a refusal without its reason, and a decision where nothing waits', async () => {
    expect((await decide({ publish: 0 })).status).toBe(422);
    expect((await decide({ publish: 1 })).status).toBe(409);
    expect((await decide({ advisor: 4_000_000, publish: 1 })).status).toBe(404);
  });
});

describe('a page', () => {
  it('is proposed, declined with a reason, written again, published, and then there for everybody', async () => {
    expect(await own()).toMatchObject({ standing: 'waiting', proposal: null });
    expect((await propose({ themes: ['Santé'] })).status).toBe(200);
    expect((await publicPage()).status).toBe(404);
    expect((await decide({ publish: 0, reason: 'Nous ne parlons pas de santé.' })).status).toBe(200);
    expect((await own()).proposal).toMatchObject({
      page: { themes: ['Santé'] },
      declined: { reason: 'Nous ne parlons pas de santé.' },
    });
    expect((await decide({ publish: 1 })).status).toBe(409);
    expect(await awaitingStaff(app.database.query)).toEqual([]);
    await propose();
    expect(await awaitingStaff(app.database.query)).toMatchObject([
      { can: 'advisors.manage', title: `${ysee.name} propose une nouvelle page` },
    ]);
    expect((await own()).proposal).toMatchObject({ declined: null });
    const all = (await app.get('administration/advisors.json', boss)).body.advisors;
    expect(all[0]).toMatchObject({
      slug: 'ysee',
      standing: 'waiting',
      waiting: { proposed: { headline: 'Tarologue' } },
    });
    const after = (await decide({ publish: 1 })).body.advisors;
    expect(after[0]).toMatchObject({ slug: 'ysee', standing: 'listed', waiting: null });
    const { body } = await publicPage();
    expect(body.advisor).toMatchObject({
      headline: 'Tarologue',
      disciplines: ['tarot', 'astrology'],
      practisingSince: 2009,
    });
    expect(body.advisor.presentation).toEqual(['Je tire peu de cartes.', 'Je les laisse parler.']);
    expect(await own()).toMatchObject({ standing: 'listed', proposal: null });
  });

  it('has prices that change at once, within the bounds', async () => {
    const { body } = await send(
      'advisor/own/prices.json',
      { chat: 310, written: 3000, written_delay_hours: 48 },
      advisorUser,
    );
    expect(body.prices).toEqual({ phone: null, chat: 310, written: 3000, written_delay_hours: 48 });
    expect((await publicPage()).body.advisor.prices).toEqual({ phone: null, chat: 310, written: 3000 });
    const without = await send('advisor/own/prices.json', { chat: 300, written_delay_hours: 48 }, advisorUser);
    expect(without.body.prices).toEqual({ phone: null, chat: 300, written: null, written_delay_hours: null });
  });

  it('is suspended, stays so whatever is published, and comes back', async () => {
    const change = (suspend: number, reason = 'Une plainte à lire') =>
      send('administration/advisors/standing.json', { advisor: ysee.id, suspend, reason }, boss);
    expect((await change(0)).status).toBe(409);
    expect((await change(1, '')).status).toBe(422);
    expect((await change(1)).body.advisors[0]).toMatchObject({ standing: 'suspended' });
    expect((await change(1)).status).toBe(409);
    expect((await publicPage()).status).toBe(404);
    await propose({ headline: 'Autre chose' });
    await decide({ publish: 1 });
    expect((await publicPage()).status).toBe(404);
    expect(await own()).toMatchObject({ standing: 'suspended', page: { headline: 'Autre chose' } });
    await change(0);
    expect((await publicPage()).status).toBe(200);
  });
});
