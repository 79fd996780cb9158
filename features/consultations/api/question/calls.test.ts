import { findAdvisorOfUser } from '@solelune/advisors/api';
import { plantAdvisor } from '@solelune/advisors/testing';
import { accountBalances, auditLedger, trialBalance } from '@solelune/ledger';
import { type PaymentsApp, startPaymentsApp, sweepPayments } from '@solelune/payments/testing';
import { saveActivity } from '@solelune/profile/api';
import { useClock } from '@solelune/testing/app';
import { eventually } from '@solelune/testing/eventually';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LETTER_MIN } from '../../engine/question.ts';
import { WORDS_KEPT_DAYS } from '../../retention.ts';
import { signCharter } from '../guards/charter.ts';
import { applyRetention } from '../retention/jobs.ts';
import { questionJobs } from './jobs.ts';
import { questionMembers } from './keeping.ts';

/** The card page closes by the real clock: the test cannot live in the past. */
const NOW = Temporal.Now.instant().round('second');
const clock = useClock(NOW.toString());
const WORDS = 'Dois-je accepter ce poste à Lyon, loin de ma sœur ?';
const LETTER = `Chère Camille, ${'votre carte du ciel parle de départs choisis. '.repeat(8)}`;
const MORE = 'Et si ma sœur venait avec moi ?';

let app: PaymentsApp;
const roles = new Map<string, 'advisor' | 'support'>();
let [camille, stranger, maelle, odile, support] = ['', '', '', '', ''];
let slug = '';

beforeAll(async () => {
  app = await startPaymentsApp({
    features: ['profile', 'advisors', 'consultations'],
    now: clock.now,
    identify: async (token) => {
      const role = roles.get(token);
      return { userId: token, sessionId: 's', roles: role ? [role] : [] };
    },
  });
});
afterAll(async () => {
  expect(await auditLedger(app.database.query)).toEqual([]);
  await app.close();
});

async function addMember(birthdate: string | null = '1988-06-17', role?: 'advisor' | 'support'): Promise<string> {
  const id = await app.addMember();
  if (role) roles.set(id, role);
  await app.database.execute('insert into profile_member (user_id, slug, birthdate) values ($1, $2, $3)', [
    ...[id, `m-${id}`, birthdate],
  ]);
  return id;
}

beforeEach(async () => {
  [camille, stranger] = [await addMember(), await addMember()];
  [maelle, odile] = [await addMember(undefined, 'advisor'), await addMember(undefined, 'advisor')];
  support = await addMember(undefined, 'support');
  const prices = { written_cents: 3900, written_delay_hours: 48 };
  await app.transaction(async (tx) => {
    const team = [
      await plantAdvisor(tx, { user_id: maelle, name: 'Maëlle', ...prices }),
      await plantAdvisor(tx, { user_id: odile, name: 'Odile', ...prices }),
    ] as const;
    [{ slug }] = team;
    for (const { id } of team) await signCharter(tx, id, NOW);
  });
});

const ask = (fields: Record<string, string> = {}, token = camille) =>
  app.submit('consultation/question/new.json', { slug, question: WORDS, ...fields }, token);

/** Asked and paid for, on the card page of the sandbox. */
async function paid(fields: Record<string, string> = {}): Promise<string> {
  const { body } = await ask(fields);
  const pay = { id: body.order, way: 'checkout', consents: 'terms,start_now,intimate' };
  const { address } = (await app.submit('payment/order/pay.json', pay, camille)).body;
  await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ number: '4242424242424242' }),
    redirect: 'manual',
  });
  await app.submit('payment/order/look.json', { id: body.order }, camille);
  const { questions } = (await app.get('consultation/question/index.json', camille)).body;
  return questions[0].id;
}
const mine = async (id: string) => (await app.get(`consultation/question/detail/${id}.json`, camille)).body;
const asked = (id: string, token = maelle) => app.get(`consultation/advisor/question/${id}.json`, token);
const answer = (id: string, letter = LETTER, token = maelle) =>
  app.submit('consultation/advisor/question/answer.json', { id, letter }, token);
const follow = (id: string, token = camille) =>
  app.submit('consultation/question/follow.json', { id, question: MORE }, token);
const lateJob = (at: Temporal.Instant) => {
  const [job] = questionJobs({
    db: app.database.query,
    transaction: app.transaction,
    services: app.services,
    now: () => at,
  });
  return (id: string) => job?.run({ id } as never, {} as never);
};
const orderOf = async (id: string) =>
  (
    await app.database.query
      .selectFrom('consultations_question')
      .select('order_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).order_id as string;
/** What the house owes the advisor, in cents. */
async function owed(token = maelle): Promise<number> {
  const advisor = await findAdvisorOfUser(app.database.query, token);
  const balances = await accountBalances(app.database.query);
  const theirs = balances.find(({ account: { owner } }) => owner.kind === 'advisor' && owner.id === advisor?.accountId);
  return theirs?.balance ?? 0;
}
const statusOf = async (id: string) =>
  (await app.get(`payment/status/index/${await orderOf(id)}.json`, camille)).body.status;

describe('who is refused', () => {
  it('nobody who is not logged in', async () => {
    const id = await paid();
    // What only advisors may do is not there for anybody else.
    const closed = [`advisor/question/${id}`, 'advisor/questions'];
    for (const path of [`question/form/${slug}`, `question/detail/${id}`, 'question/index', ...closed])
      expect((await app.get(`consultation/${path}.json`)).status, path).toBe(closed.includes(path) ? 404 : 401);
    for (const path of ['question/new', 'question/follow', 'advisor/question/draft', 'advisor/question/answer'])
      expect((await app.submit(`consultation/${path}.json`, { id })).status, path).toBe(
        path.startsWith('advisor') ? 404 : 401,
      );
  });

  it('another member finds nothing, and cannot answer as an advisor', async () => {
    const id = await paid();
    expect((await app.get(`consultation/question/detail/${id}.json`, stranger)).status).toBe(404);
    expect((await app.get('consultation/question/index.json', stranger)).body.questions).toEqual([]);
    expect((await follow(id, stranger)).status).toBe(404);
    expect((await asked(id, stranger)).status).toBe(404);
    expect((await answer(id, LETTER, stranger)).status).toBe(404);
  });

  it('another advisor, support, and the member on the advisor’s side', async () => {
    const id = await paid();
    expect((await asked(id, odile)).status).toBe(404);
    expect((await answer(id, LETTER, odile)).status).toBe(404);
    expect((await app.submit('consultation/advisor/question/draft.json', { id, letter: 'x' }, odile)).status).toBe(404);
    expect((await app.get('consultation/advisor/questions.json', odile)).body.questions).toEqual([]);
    expect((await asked(id, support)).status).toBe(404);
    expect((await app.get(`consultation/question/detail/${id}.json`, support)).status).toBe(404);
    expect((await app.get(`consultation/question/detail/${id}.json`, maelle)).status).toBe(404);
    expect((await asked(id, camille)).status).toBe(404);
  });

  it('the advisor before it is paid for', async () => {
    await ask();
    expect((await app.get('consultation/advisor/questions.json', maelle)).body.questions).toEqual([]);
    const row = await app.database.query
      .selectFrom('consultations_question')
      .select('id')
      .where('user_id', '=', camille)
      .executeTakeFirstOrThrow();
    expect((await asked(row.id)).status).toBe(404);
    expect((await app.get(`consultation/question/detail/${row.id}.json`, camille)).status).toBe(404);
  });

  it('who is under age, or has not said when they were born', async () => {
    const young = await addMember(NOW.toZonedDateTimeISO('UTC').subtract({ years: 17 }).toPlainDate().toString());
    const unborn = await addMember(null);
    for (const token of [young, unborn]) {
      const refused = await ask({}, token);
      expect([refused.status, refused.body.error]).toEqual([409, expect.stringMatching(/dix-huit/)]);
      expect((await app.get(`consultation/question/form/${slug}.json`, token)).body.refusal).toMatch(/dix-huit/);
    }
  });

  it.each([
    ['no words', { question: ' ' }, 422],
    ['too many of them', { question: 'x'.repeat(4001) }, 422],
    ['an advisor who is not there', { slug: 'personne' }, 404],
    ['something joined that is nobody’s', { 'attachments[]': '019a8f6e-2c1b-7f00-8d00-000000000001' }, 422],
  ])('%s', async (_, fields, status) => {
    expect((await ask(fields)).status).toBe(status);
  });

  it('a result that somebody else kept', async () => {
    const { row } = await app.transaction((tx) =>
      saveActivity(tx, stranger, { category: 'numerology', title: 'x', payload: { address: '/numerologie/x/4' } }, NOW),
    );
    expect((await ask({ 'attachments[]': row.id })).status).toBe(422);
  });

  it('a letter of three words, and a second letter', async () => {
    const id = await paid();
    expect((await answer(id, 'x'.repeat(LETTER_MIN - 1))).status).toBe(422);
    expect((await answer(id)).status).toBe(200);
    expect((await answer(id)).status).toBe(409);
  });
});

describe('a question', () => {
  it('is asked with a chart and a draw, answered, followed up once, answered again', async () => {
    const chart = {
      category: 'natal-chart',
      title: 'Mon thème',
      payload: { address: '/astrologie/theme-astral-gratuit/resultat/abc' },
    } as const;
    const cards = [{ key: 'arcane-19', name: 'Le Soleil', position: 'Aujourd’hui', reversed: true }];
    const draw = { category: 'draw', title: 'Mon tirage', payload: { spread: 'Une carte', cards } } as const;
    const ids = await app.transaction(async (tx) => [
      (await saveActivity(tx, camille, chart, NOW)).row.id,
      (await saveActivity(tx, camille, draw, NOW)).row.id,
    ]);
    const id = await paid({ 'attachments[0]': ids[0] as string, 'attachments[1]': ids[1] as string });
    const seen = (await asked(id)).body;
    expect(seen).toMatchObject({ firstname: 'Camille', status: 'asked', question: { words: WORDS } });
    expect(seen.attachments).toEqual([
      { title: 'Mon thème', category: 'natal-chart', address: chart.payload.address, lines: [], removed: false },
      {
        title: 'Mon tirage',
        category: 'draw',
        address: null,
        lines: ['Aujourd’hui : Le Soleil, renversée'],
        removed: false,
      },
    ]);
    await app.submit('user/profile/activity/delete.json', { id: ids[1] as string }, camille);
    expect((await asked(id)).body.attachments[1]).toMatchObject({ removed: true, lines: [] });

    expect((await app.submit('consultation/advisor/question/draft.json', { id, letter: 'Chère' }, maelle)).status).toBe(
      200,
    );
    expect((await asked(id)).body.draft).toBe('Chère');
    expect(await mine(id)).not.toHaveProperty('draft');

    clock.set(NOW.add({ hours: 3 }));
    expect((await answer(id)).body).toMatchObject({ status: 'answered', draft: '' });
    expect(await mine(id)).toMatchObject({ status: 'answered', answer: { words: LETTER.trim() }, due_at: null });
    expect((await follow(id)).body).toMatchObject({
      status: 'followed',
      followup: { words: MORE },
      follow_until: null,
    });
    expect((await follow(id)).status).toBe(409);
    expect((await answer(id, `Suite. ${LETTER}`)).body.status).toBe('closed');
    expect((await mine(id)).followup_answer.words).toBe(`Suite. ${LETTER}`.trim());

    const kept = (await app.get('user/profile/activity/index/0/15/email.json', camille)).body.activities;
    const activities = kept.filter(({ title }: { title: string }) => title.startsWith('La lettre'));
    expect(activities.map(({ title }: { title: string }) => title).sort()).toEqual([
      'La lettre de Maëlle',
      'La lettre de Maëlle, suite',
    ]);
    const first = activities.find(({ title }: { title: string }) => title === 'La lettre de Maëlle');
    const opened = (await app.get(`user/profile/activity/email/${first.id}.json`, camille)).body;
    expect(opened).toMatchObject({ email: { text: LETTER.trim() }, next: { address: `/profil/question/${id}` } });
    expect((await app.get(`user/profile/activity/email/${first.id}.json`, stranger)).status).toBe(404);
  });

  it('is in no column that a copy of the database could read', async () => {
    const id = await paid();
    await answer(id);
    await follow(id);
    await app.submit('consultation/advisor/question/draft.json', { id, letter: 'Un secret de brouillon' }, maelle);
    const { rows } = (await app.database.execute(
      `select (select json_agg(q) from consultations_question q)::text || (select json_agg(a) from profile_activity a)::text
        || coalesce((select json_agg(m) from mail_outbox m)::text, '') as all`,
    )) as unknown as { rows: { all: string }[] };
    for (const secret of ['poste à Lyon', 'départs choisis', 'venait avec moi', 'Un secret'])
      expect(rows[0]?.all).not.toContain(secret);
  });

  it('has pictures that the two see, and nobody else', async () => {
    const bytes = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#456' } })
      .png()
      .toBuffer();
    const form = new FormData();
    for (const [name, value] of Object.entries({ slug, question: WORDS })) form.append(name, value);
    form.append('files[]', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'main.png');
    const request = new Request('http://x/', { method: 'POST', body: form });
    const sent = await app.app.inject({
      method: 'POST',
      url: '/api/consultation/question/new.json',
      payload: Buffer.from(await request.arrayBuffer()),
      headers: { 'content-type': request.headers.get('content-type') ?? '', authorization: `Bearer ${camille}` },
    });
    expect(sent.statusCode).toBe(200);
    await app.database.execute(`update consultations_question set status = 'asked' where user_id = $1`, [camille]);
    const { id } = (await app.get('consultation/question/index.json', camille)).body.questions[0];
    for (const { pictures } of [await mine(id), (await asked(id)).body]) {
      const file = await app.app.inject({ method: 'GET', url: pictures[0] });
      expect([file.statusCode, file.headers['content-type'], file.rawPayload.subarray(0, 2).toString('hex')]).toEqual([
        ...[200, 'image/jpeg', 'ffd8'],
      ]);
    }
  });
});

describe('a promise', () => {
  it('that is not kept gives everything back by itself, once', async () => {
    const id = await paid();
    const late = NOW.add({ hours: 48 });
    await lateJob(late.subtract({ seconds: 1 }))(id);
    expect(await statusOf(id)).toBe('accepted');
    clock.set(late);
    await lateJob(late)(id);
    await lateJob(late)(id);
    expect((await mine(id)).status).toBe('late');
    expect(await owed()).toBe(0);
    const order = await orderOf(id);
    await app.submit('payment/order/look.json', { id: order }, camille);
    await eventually(async () => expect(await statusOf(id)).toBe('refunded'));
    expect((await answer(id)).status).toBe(409);
  });

  it('that is kept gives nothing back', async () => {
    const id = await paid();
    expect(await owed()).toBe(0);
    await answer(id);
    // 39 €, without its tax of a fifth: 32,50 €; of that, sixty of a hundred.
    expect(await owed()).toBe(1950);
    await lateJob(NOW.add({ hours: 100 }))(id);
    expect([(await mine(id)).status, await statusOf(id)]).toEqual(['answered', 'accepted']);
  });

  it('of the question more gives half back', async () => {
    const id = await paid();
    await answer(id);
    await follow(id);
    const late = NOW.add({ hours: 48 });
    clock.set(late);
    await lateJob(late)(id);
    expect(await owed()).toBe(975);
    expect((await mine(id)).status).toBe('closed');
    await app.submit('payment/order/look.json', { id: await orderOf(id) }, camille);
    await eventually(async () => expect(await statusOf(id)).toBe('part_refunded'));
  });

  it('ends when the contract is renounced before the answer', async () => {
    const id = await paid();
    const { body, status } = await app.submit(
      'payment/withdrawal/confirm.json',
      { id: await orderOf(id), name: 'Camille M', email: 'c@exemple.fr' },
      camille,
    );
    expect([status, body.code ?? null]).toEqual([200, null]);
    expect((await mine(id)).status).toBe('withdrawn');
    expect((await asked(id)).status).toBe(404);
  });
});

describe('somebody who goes', () => {
  /** As the account does it: everybody is asked before anybody forgets. */
  const leave = () =>
    app.transaction(async (tx) => {
      const { members } = app.services;
      for (const hooks of members) await hooks.beforeAccountDeletion?.(tx, camille, app.services, clock.now());
      for (const hooks of members) await hooks.onAccountDeletion?.(tx, camille, app.services);
      await tx.deleteFrom('account_user').where('id', '=', camille).execute();
    });
  const mailsToAdvisors = async () =>
    (
      await app.database.query
        .selectFrom('mail_outbox')
        .select(['subject'])
        .where('kind', '=', 'consultations-question-advisor')
        .orderBy('id')
        .execute()
    ).map(({ subject }) => subject);
  const givenBack = () =>
    Object.values(app.sandbox.bank.data.refunds)
      .filter(({ status }) => status === 'succeeded')
      .reduce((sum, { amount }) => sum + amount, 0);

  it('before the letter has come has everything back on the card, and the advisor is told', async () => {
    const id = await paid();
    const order = await orderOf(id);
    const before = givenBack();
    await leave();
    await eventually(async () => {
      await sweepPayments(app);
      expect(givenBack() - before).toBe(3900);
    });
    const rows = await app.database.query.selectFrom('payments_order').selectAll().where('id', '=', order).execute();
    expect(rows).toMatchObject([{ user_id: null }]);
    expect(await owed()).toBe(0);
    expect((await mailsToAdvisors()).at(-1)).toContain('Une question n’attend plus de lettre');
    expect((await asked(id)).status).toBe(404);
    expect((await trialBalance(app.database.query)).filter(({ total }) => total !== 0)).toEqual([]);
  });

  it('after it has nothing back, and the letter stays earned', async () => {
    const id = await paid();
    await answer(id);
    const before = givenBack();
    await leave();
    await sweepPayments(app);
    expect([givenBack() - before, await owed()]).toEqual([0, 1950]);
  });
});

describe('what is kept of it', () => {
  it('goes out with the account’s export, in its own words', async () => {
    const id = await paid();
    await answer(id);
    await follow(id);
    const told = JSON.stringify(await questionMembers.exportOf?.(app.database.query, camille, app.services));
    for (const words of [WORDS, 'départs choisis', MORE, 'Maëlle']) expect(told).toContain(words);
    expect(JSON.stringify(await questionMembers.exportOf?.(app.database.query, stranger, app.services))).not.toContain(
      'Lyon',
    );
  });

  it('is erased by its member alone, when they confirm it, and not while a letter is owed', async () => {
    const id = await paid();
    const erase = (token: string, confirmed = '1') =>
      app.submit('consultation/question/erase.json', { id, confirmed }, token);
    expect((await erase(camille)).status).toBe(409);
    await answer(id);
    for (const token of [stranger, maelle, odile, support]) expect((await erase(token)).status).toBe(404);
    expect((await app.submit('consultation/question/erase.json', { id, confirmed: '1' })).status).toBe(401);
    expect((await erase(camille, '')).body.fields).toHaveProperty('confirmed');
    expect((await erase(camille)).status).toBe(200);
    expect([(await asked(id)).status, (await mine(id)).code ?? 'gone']).toEqual([404, expect.any(String)]);
    expect(
      await app.database.query.selectFrom('consultations_question').selectAll().where('id', '=', id).execute(),
    ).toEqual([]);
  });

  it('goes by itself a year after the last letter, and one that is owed stays', async () => {
    const [done, owing] = [await paid(), await paid()];
    await answer(done);
    const ids = async () =>
      (await app.get('consultation/question/index.json', camille)).body.questions.map((one: { id: string }) => one.id);
    const lent = { db: app.database.query, transaction: app.transaction };
    const after = (days: number) => NOW.add({ hours: days * 24 });
    await applyRetention({ ...lent, now: () => after(WORDS_KEPT_DAYS - 1) });
    expect(await ids()).toHaveLength(2);
    const { questions } = await applyRetention({ ...lent, now: () => after(WORDS_KEPT_DAYS + 1) });
    expect(questions).toBeGreaterThanOrEqual(1);
    expect(await ids()).toEqual([owing]);
  });
});

it('who was answered by a letter may write a review, and nobody before', async () => {
  const advisor = String((await findAdvisorOfUser(app.database.query, maelle))?.id);
  const review = () =>
    app.submit('advisor/review/save.json', { advisor, rating: '5', body: 'Une lettre juste, et tenue.' }, camille);
  const id = await paid();
  expect((await review()).status).not.toBe(200);
  await answer(id);
  expect((await review()).status).toBe(200);
});

it('no letter leaves before the charter is signed', async () => {
  const id = await paid();
  await app.database.execute('delete from consultations_charter');
  const refused = await answer(id);
  expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('charte')]);
  expect((await app.get('consultation/advisor/charter.json', maelle)).body.signed_at).toBeNull();
  for (const token of [camille, support])
    expect((await app.submit('consultation/advisor/charter/sign.json', { agreed: '1' }, token)).status).toBe(404);
  const sign = (agreed: string) => app.submit('consultation/advisor/charter/sign.json', { agreed }, maelle);
  expect((await sign('')).body.fields).toHaveProperty('agreed');
  expect((await sign('1')).body).toMatchObject({ name: 'Maëlle', signed_at: expect.any(String) });
  expect((await app.get('consultation/advisor/charter.json', odile)).body.signed_at).toBeNull();
  expect((await answer(id)).status).toBe(200);
});
