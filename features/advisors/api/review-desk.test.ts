import type { Role } from '@solelune/contract';
import { type MemberTestApp, startMemberApp, useClock } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Advisor } from './advisor.repo.ts';
import { awaitingStaff } from './awaiting.ts';
import { insertReview, reportReview } from './review.repo.ts';
import { plantAdvisor } from './testing/index.ts';

const clock = useClock('2026-11-17T09:00:00Z');
const roles = new Map<string, Role[]>();
let app: MemberTestApp;
let [ysee, other]: Advisor[] = [];
let [advisorUser, support, member] = ['', '', ''];

beforeAll(async () => {
  app = await startMemberApp({
    features: ['advisors'],
    now: clock.now,
    identify: async (token) => ({ userId: token, sessionId: 's', roles: roles.get(token) ?? [] }),
  });
  [advisorUser, support, member] = [await app.addMember(), await app.addMember(), await app.addMember()];
  roles.set(advisorUser, ['advisor']);
  roles.set(support, ['support']);
  [ysee, other] = await app.database.transaction(async (tx) => [
    await plantAdvisor(tx, { slug: 'ysee', user_id: advisorUser }),
    await plantAdvisor(tx, { slug: 'ombeline' }),
  ]);
});
afterAll(() => app?.close());

const advisorNamed = (advisor: Advisor | undefined) => advisor as Advisor;
/** Written a minute apart, except that every third shares the minute of the one before. */
const plantReviews = (advisor: Advisor | undefined, count: number) =>
  app.database.transaction(async (tx) => {
    const ids: string[] = [];
    for (let index = 0; index < count; index++) {
      const writtenAt = new Date(Date.UTC(2026, 9, 1, 8, index - Number(index % 3 === 2)));
      const said = {
        signed: `Zoé ${index}`,
        rating: 1 + (index % 5),
        body: `Avis ${index}`,
        consultedOn: '2026-09-30',
      };
      const { id } = await insertReview(tx, { advisorId: advisorNamed(advisor).id, userId: null, ...said, writtenAt });
      ids.push(id);
    }
    return ids;
  });
const report = (reviewId: string, userId: string, reason: string) =>
  app.database.transaction((tx) => reportReview(tx, { reviewId, userId, reason, now: clock.now() }));
const send = async (path: string, body: object, token: string) => {
  const answer = await app.post(path, body, { authorization: `Bearer ${token}` });
  return { status: answer.statusCode, body: answer.json() };
};
const readAll = async (path: string, token: string) => {
  const rows: unknown[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const asked: string = after ? `${path}${path.includes('?') ? '&' : '?'}after=${after}` : path;
    const { status, body } = await app.get(asked, token);
    expect(status).toBe(200);
    rows.push(...body.rows);
    after = body.next;
  }
  return rows as { id: string; writtenAt: string }[];
};

describe('an advisor’s own reviews', () => {
  it('are theirs alone, all of them, none twice, the latest first', async () => {
    await plantReviews(other, 3);
    const ids = await plantReviews(ysee, 47);
    expect((await app.get('advisor/own/reviews.json')).status).toBe(404);
    expect((await app.get('advisor/own/reviews.json', member)).status).toBe(404);
    const rows = await readAll('advisor/own/reviews.json', advisorUser);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const moments = rows.map(({ writtenAt }) => writtenAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  it('that wait are those without an answer, and an answer takes them off', async () => {
    const path = 'advisor/own/reviews.json?only=waiting';
    const { body } = await app.get(path, advisorUser);
    expect(body).toMatchObject({ waiting: 47, score: { count: 47 }, advisor: { slug: 'ysee' } });
    const [first] = body.rows;
    expect(
      (await send('advisor/review/answer.json', { review: first.id, answer: 'Merci à vous.' }, member)).status,
    ).toBe(404);
    const { body: given } = await send(
      'advisor/review/answer.json',
      { review: first.id, answer: 'Merci à vous.' },
      advisorUser,
    );
    expect(given.review.answer).toMatchObject({ body: 'Merci à vous.' });
    const left = await readAll(path, advisorUser);
    expect(left).toHaveLength(46);
    expect(left.map(({ id }) => id)).not.toContain(first.id);
    expect((await app.get('advisor/detail/ysee.json')).body.reviews[0].answer).toMatchObject({ body: 'Merci à vous.' });
  });
});

describe('reviews that were reported', () => {
  it('wait for staff, the oldest first, with every reason; kept or removed, they wait no more', async () => {
    const [kept = '', removed = ''] = await plantReviews(other, 2);
    await report(removed, member, 'Il donne mon nom de famille.');
    await report(kept, member, 'La note est trop basse.');
    await report(kept, advisorUser, 'Je ne suis pas d’accord.');
    expect((await app.get('administration/reviews.json', advisorUser)).status).toBe(404);
    const { body } = await app.get('administration/reviews.json', support);
    expect(body.rows).toMatchObject([
      { review: { id: kept }, advisor: { slug: 'ombeline' }, reports: [{ reason: 'La note est trop basse.' }, {}] },
      { review: { id: removed }, reports: [{ reason: 'Il donne mon nom de famille.' }] },
    ]);
    expect(await awaitingStaff(app.database.query)).toMatchObject([
      { can: 'advisors.remove-review', title: '2 avis ont été signalés' },
    ]);
    const keep = (reason: string, token = support) =>
      send('administration/reviews/keep.json', { review: kept, reason }, token);
    expect((await keep('Une note n’est pas un motif.', advisorUser)).status).toBe(404);
    expect((await keep('')).status).toBe(422);
    expect((await keep('Une note n’est pas un motif.')).status).toBe(200);
    expect((await keep('Une note n’est pas un motif.')).status).toBe(409);
    const gone = await send('advisor/review/remove.json', { review: removed, reason: 'Nomme une personne' }, support);
    expect(gone.body.review).toMatchObject({ body: '', removed: { reason: 'Nomme une personne' } });
    expect((await app.get('administration/reviews.json', support)).body.rows).toEqual([]);
    expect(await awaitingStaff(app.database.query)).toEqual([]);
  });

  it('and kept are read again when somebody says more', async () => {
    const [id = ''] = await plantReviews(other, 1);
    await report(id, member, 'Une première raison.');
    await send('administration/reviews/keep.json', { review: id, reason: 'Rien à redire' }, support);
    await report(id, member, 'Elle y donne mon adresse.');
    expect((await app.get('administration/reviews.json', support)).body.rows).toMatchObject([
      { review: { id }, reports: [{ reason: 'Elle y donne mon adresse.' }] },
    ]);
  });
});
