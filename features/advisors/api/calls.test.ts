import type { Role } from '@solelune/contract';
import { defineFeature } from '@solelune/contract/server';
import { newId } from '@solelune/platform';
import { type MemberTestApp, startMemberApp, useClock } from '@solelune/testing/app';
import { eventually } from '@solelune/testing/eventually';
import { type PushService, pushedBrowser, startPushService } from '@solelune/testing/push';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Advisor, indexedAddresses } from './advisor.repo.ts';
import { forgetTeam, plantTeam } from './demo/plant.ts';
import { closeConsole, keepConsole, setSwitch } from './presence.ts';
import { plantAdvisor } from './testing/index.ts';

const clock = useClock('2026-11-16T10:00:00Z');
const roles = new Map<string, Role[]>();
/** Who consulted whom, as the rooms' feature will tell it; and one free hour each. */
const consulted = new Set<string>();
const consultations = defineFeature({
  name: 'consultations-of-the-test',
  advisors: {
    openHours: async (_, { advisorIds, from, until }) => new Map(advisorIds.map((id) => [id, [{ from, to: until }]])),
    consulted: async (_, userId, advisorId) => (consulted.has(`${userId} ${advisorId}`) ? '2026-11-10' : null),
    nextFree: async (_, { advisorIds, now }) =>
      new Map(
        advisorIds.map((id) => [
          id,
          [{ startsAt: now.add({ hours: 20 }), durationMinutes: 30, address: `/rendez-vous/${id}` }],
        ]),
      ),
  },
});

let app: MemberTestApp;
let push: PushService;
let ondine: Advisor;
let camille: string;
let advisorUser: string;
beforeAll(async () => {
  push = await startPushService();
  app = await startMemberApp({
    features: ['advisors', consultations],
    now: clock.now,
    identify: async (token) => ({ userId: token, sessionId: 's', roles: roles.get(token) ?? [] }),
    environment: { PUSH_SERVICES: push.origin },
  });
  camille = await app.addMember();
  advisorUser = await app.addMember();
  roles.set(advisorUser, ['advisor']);
  ondine = await app.database.transaction((tx) => plantAdvisor(tx, { slug: 'ondine', user_id: advisorUser }));
});
afterAll(async () => {
  await app?.close();
  await push.close();
});

const post = (path: string, fields: Record<string, string>, token?: string) =>
  app.submit(`advisor/${path}.json`, fields, token);
const get = (path: string, token?: string) => app.get(`advisor/${path}.json`, token);
const id = () => String(ondine.id);

describe('what is refused', () => {
  it('a page of nobody, and of who has left', async () => {
    expect((await get('detail/personne')).status).toBe(404);
    await app.database.transaction((tx) => plantAdvisor(tx, { slug: 'partie', is_listed: false }));
    expect((await get('detail/partie')).status).toBe(404);
    expect((await get('index')).body.advisors.map(({ slug }: { slug: string }) => slug)).toEqual(['ondine']);
  });

  it.each(['alert/set', 'alert/revoke', 'review/save', 'review/report'])('%s to who is not logged in', async (path) =>
    expect((await post(path, { advisor: id() })).status).toBe(401),
  );

  it.each(['console/keep', 'console/close', 'switch', 'review/answer', 'review/remove'])(
    '%s to a member: for them it does not exist',
    async (path) => expect((await post(path, { console: newId(), to: 'available' }, camille)).status).toBe(404),
  );

  it('a console to who has the role and is not in the team', async () => {
    const other = await app.addMember();
    roles.set(other, ['advisor']);
    expect((await post('console/keep', { console: newId() }, other)).status).toBe(404);
  });

  it('a review of somebody whom one did not consult', async () => {
    const { status, body } = await post('review/save', { advisor: id(), rating: '5', body: 'Bien' }, camille);
    expect([status, body.error]).toEqual([403, 'Un avis se donne après une consultation avec Ondine.']);
  });

  it('push to a stranger’s server, or to none', async () => {
    for (const subscription of [
      '',
      'x',
      '{}',
      pushedBrowser('http://169.254.169.254/').subscription,
      pushedBrowser('https://example.org/push').subscription,
    ]) {
      const { status } = await post('alert/set', { advisor: id(), push: '1', subscription }, camille);
      expect(status, subscription).toBe(422);
    }
  });
});

describe('the team and a page', () => {
  it('tell who is there, what it costs, when next, and what machines read', async () => {
    const { body } = await get('detail/ondine');
    expect(body.advisor).toMatchObject({ name: 'Ondine', prices: { phone: 320, chat: 280, written: null } });
    expect(body.advisor.seen).toEqual({ status: 'offline', comeback: '2026-11-17T06:00:00.000Z' });
    expect(body.slots).toEqual([
      { startsAt: '2026-11-17T06:00:00.000Z', durationMinutes: 30, address: `/rendez-vous/${id()}` },
    ]);
    expect(body.__META__.jsonLd['@graph'][1]).toMatchObject({ '@type': 'Service', offers: { lowPrice: 2.8 } });
    expect(body.advisor.account_id ?? body.advisor.accountId).toBeUndefined();
  });

  it('the sitemap names who is in the team, and nobody of a demonstration', async () => {
    expect(await indexedAddresses(app.database.query)).toEqual(['/equipe/ondine']);
    await app.database.transaction((tx) => plantAdvisor(tx, { slug: 'exemple', is_demo: true }));
    expect(await indexedAddresses(app.database.query)).toEqual(['/equipe/ondine']);
    await app.database.execute(`delete from advisors_advisor where slug = 'exemple'`);
  });

  it('tell when everybody means to be there, a day before and after', async () => {
    const { body } = await get('index');
    expect(body.at).toBe('2026-11-16T10:00:00.000Z');
    expect(body.advisors[0].hours).toEqual([{ from: '2026-11-15T10:00:00.000Z', to: '2026-11-17T10:00:00.000Z' }]);
  });

  it('the advisor’s own calls change their status', async () => {
    await post('switch', { to: 'available' }, advisorUser);
    const kept = await post('console/keep', { console: newId() }, advisorUser);
    expect(kept.body).toMatchObject({ lease_seconds: 30, status: { status: 'online' } });
    expect((await get('index')).body.advisors[0].seen).toEqual({ status: 'online' });
    const away = await post('switch', { to: 'away', comeback: '2026-11-16T13:30:00+01:00' }, advisorUser);
    expect(away.body.status).toEqual({ status: 'offline', comeback: '2026-11-16T12:30:00.000Z' });
  });
});

describe('a review', () => {
  it('is given once after a consultation, changed for seven days, answered, reported, removed with a public reason', async () => {
    consulted.add(`${camille} ${id()}`);
    expect((await get(`mine/${id()}`, camille)).body).toMatchObject({ consultedOn: '2026-11-10', review: null });
    const said = { advisor: id(), rating: '4', body: 'Clair.' };
    // Pressed twice: one review, and no error.
    const [first, again] = await Promise.all([post('review/save', said, camille), post('review/save', said, camille)]);
    expect([first.status, again.status, again.body.review.id]).toEqual([200, 200, first.body.review.id]);
    expect(again.body.score).toEqual({ count: 1, tenths: null, distribution: [0, 1, 0, 0, 0] });
    expect(first.body.review).toMatchObject({ signed: 'Camille', rating: 4, consultedOn: '2026-11-10' });
    expect([first, again].filter(({ body }) => body.review.editedAt === null)).toHaveLength(1);
    clock.set(clock.now().add({ hours: 6 * 24 }));
    const second = await post('review/save', { advisor: id(), rating: '5', body: 'Très « clair » !' }, camille);
    // Typed with plain spaces, read with those that hold a line.
    expect(second.body.review).toMatchObject({
      ...{ id: first.body.review.id, rating: 5, editedAt: expect.any(String) },
      body: 'Très «\u00A0clair\u00A0»\u202F!',
    });
    clock.set(clock.now().add({ hours: 25 }));
    const late = await post('review/save', { advisor: id(), rating: '1', body: 'Non.' }, camille);
    expect([late.status, late.body.error]).toEqual([409, expect.stringContaining('7 jours')]);
    const review = first.body.review.id;
    expect((await post('review/answer', { review, answer: 'Merci !' }, advisorUser)).body.review.answer.body).toBe(
      'Merci\u202F!',
    );
    const stranger = await app.addMember();
    roles.set(stranger, ['advisor']);
    await app.database.transaction((tx) => plantAdvisor(tx, { user_id: stranger, slug: 'autre' }));
    expect((await post('review/answer', { review, answer: 'Non.' }, stranger)).status).toBe(404);
    expect((await post('review/report', { review, reason: 'Nomme un tiers' }, stranger)).status).toBe(200);
    const staff = await app.addMember();
    roles.set(staff, ['support']);
    const page = async () => (await get('detail/ondine')).body;
    expect((await page()).advisor.score).toEqual({ count: 1, tenths: null, distribution: [1, 0, 0, 0, 0] });
    expect((await post('review/remove', { review, reason: 'Il nommait une autre personne.' }, staff)).status).toBe(200);
    expect(await page()).toMatchObject({
      removedCount: 1,
      advisor: { score: { count: 0 } },
      reviews: [{ body: '', answer: null, removed: { reason: 'Il nommait une autre personne.' } }],
    });
    expect((await post('review/remove', { review, reason: 'x' }, staff)).status).toBe(409);
    expect((await post('review/save', { advisor: id(), rating: '5', body: 'Encore' }, camille)).status).toBe(409);
  });
});

/** What a browser makes of itself. */
describe('« Prévenez-moi »', () => {
  const alerts = () => app.database.query.selectFrom('advisors_alert').selectAll().execute();
  const letters = () => app.database.query.selectFrom('mail_outbox').select(['kind', 'recipient']).execute();
  const come = () =>
    app.database.transaction(async (tx) => {
      const deed = { advisorId: ondine.id, now: clock.now() };
      await setSwitch(tx, app.services, { ...deed, to: 'available' });
      await keepConsole(tx, app.services, { ...deed, consoleId: CONSOLE });
    });
  const go = () =>
    app.database.transaction((tx) =>
      closeConsole(tx, app.services, { advisorId: ondine.id, consoleId: CONSOLE, now: clock.now() }),
    );
  const CONSOLE = newId();

  it('is taken back, and told once, by letter and by push, when they come', async () => {
    clock.set(clock.now().add({ hours: 1 }));
    const maud = await app.addMember();
    const browser = pushedBrowser(`${push.origin}/to/maud`);
    expect((await post('alert/set', { advisor: id() }, maud)).status).toBe(422);
    await post('alert/set', { advisor: id(), mail: '1' }, camille);
    await post('alert/revoke', { advisor: id() }, camille);
    expect(await alerts()).toEqual([]);
    const asked = await post(
      'alert/set',
      { advisor: id(), mail: '1', push: '1', subscription: browser.subscription },
      maud,
    );
    expect(asked.body).toMatchObject({ mail: true, push: true });
    expect((await get(`mine/${id()}`, maud)).body.alert).toEqual({ mail: true, push: true });
    await come();
    await eventually(async () => expect(await alerts()).toEqual([]));
    await eventually(() => expect(push.brought).toHaveLength(1));
    const [told] = push.brought;
    expect(told?.path).toBe('/to/maud');
    expect(browser.read(told?.body ?? Buffer.alloc(0))).toMatchObject({
      title: 'Ondine est disponible',
      url: '/equipe/ondine',
    });
    expect(await letters()).toEqual([{ kind: 'advisors-available', recipient: `${maud}@exemple.fr` }]);
    expect((await post('alert/set', { advisor: id(), mail: '1' }, camille)).status).toBe(409);
    await go();
    await come();
    await eventually(async () => expect((await get(`mine/${id()}`, maud)).body.alert).toBeNull());
    expect(push.brought).toHaveLength(1);
    await go();
  });

  it('forgets a browser that took its permission back', async () => {
    clock.set(clock.now().add({ hours: 2 }));
    push.answerWith(410);
    const { subscription } = pushedBrowser(`${push.origin}/to/gone`);
    await post('alert/set', { advisor: id(), push: '1', subscription }, camille);
    const devices = () =>
      app.database.query.selectFrom('push_device').select('subscription').where('user_id', '=', camille).execute();
    expect((await devices())[0]?.subscription).not.toContain('127.0.0.1');
    await come();
    await eventually(async () => expect(await devices()).toEqual([]));
    await go();
  });
});

describe('the demonstration', () => {
  it('is planted where nobody is, and marked as one', async () => {
    expect(await plantTeam(app)).toEqual([]);
    await app.database.execute('delete from advisors_advisor');
    expect(await plantTeam(app)).toEqual(['Démonstration : une équipe de 12 personnes, /equipe']);
    const { body } = await get('index');
    expect(body.advisors).toHaveLength(12);
    expect(body.advisors.every(({ isDemo }: { isDemo: boolean }) => isDemo)).toBe(true);
    const page = (await get('detail/maelle')).body;
    expect(page.__META__.noindex).toBe(true);
    expect(page.reviews.every(({ isDemo }: { isDemo: boolean }) => isDemo)).toBe(true);
    expect(page.advisor.presentation.length).toBeGreaterThan(1);
    const { advisors } = (await get('spotlight')).body;
    expect(advisors.map(({ role, slug }: { role: string; slug: string }) => `${role} ${slug}`)).toEqual([
      ...['astrologer maelle', 'tarot-reader anselme', 'numerologist odile', 'lithotherapist theodore'],
    ]);
    expect(await forgetTeam(app)).toBe(12);
    expect((await get('index')).body.advisors).toEqual([]);
  });
});
