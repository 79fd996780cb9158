import { Browser, someone } from '@solelune/account/api/testing';
import type { Role } from '@solelune/contract';
import { verifyAudit } from '@solelune/platform';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeTrial } from './trial.repo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

async function person(roles: Role[] = [], name = 'membre') {
  const browser = new Browser(() => app);
  const email = someone(name);
  await browser.signup(email, { firstname: 'Zoé' });
  const { id } = await app.db
    .selectFrom('account_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await app.transaction((tx) => tx.updateTable('account_user').set({ roles }).where('id', '=', id).execute());
  return { browser, email, id };
}

describe('the record of a member', () => {
  it('is opened with a reason only, by who may, and each opening is in the log for ever', async () => {
    const [member, support, boss] = [await person(), await person(['support']), await person(['administrator'])];
    const open = (who: Browser, reason: string) =>
      who.post('administration/member/open.json', { id: member.id, reason });
    expect((await open(member.browser, 'Curiosité')).status).toBe(404);
    expect((await open(support.browser, '')).body['fields']).toHaveProperty('reason');
    expect(
      (await support.browser.post('administration/member/open.json', { id: 'x', reason: 'Un appel' })).status,
    ).toBe(404);
    const { status, body } = await open(support.browser, 'Appel au sujet d’un reçu');
    expect(status).toBe(200);
    expect(body).toMatchObject({ member: { id: member.id, email: member.email, is_confirmed: false }, orders: [] });
    expect(body['letters'][0]).toMatchObject({ kind: expect.stringContaining('account') });
    expect((await support.browser.get('administration/audit.json')).status).toBe(404);
    const log = await boss.browser.get(`administration/audit.json?by=about&q=${member.id}`);
    expect(log.body['rows']).toMatchObject([
      { deed: 'administration.member-open', actor: support.id, actor_name: 'Zoé', reason: 'Appel au sujet d’un reçu' },
    ]);
    expect((await verifyAudit(app.db)).fault).toBeNull();
  });

  it('the letter that confirms an address is sent again, until it is confirmed', async () => {
    const [member, support] = [await person(), await person(['support'])];
    const send = () =>
      support.browser.post('administration/member/letter.json', { id: member.id, reason: 'Jamais reçue' });
    const before = (await app.services.mail.list(500)).filter(({ recipient }) => recipient === member.email).length;
    expect((await send()).status).toBe(200);
    expect((await app.services.mail.list(500)).filter(({ recipient }) => recipient === member.email)).toHaveLength(
      before + 1,
    );
    await app.transaction((tx) =>
      tx.updateTable('account_user').set({ email_verified_at: new Date() }).where('id', '=', member.id).execute(),
    );
    expect((await send()).body).toMatchObject({ code: 'conflict' });
  });
});

describe('who is helped to leave', () => {
  it('has thirty days and a letter with the link that keeps the account, as if they had asked themselves', async () => {
    const [member, support, finance] = [await person(), await person(['support']), await person(['finance'])];
    const close = (who: Browser, more: object = {}) =>
      who.post('administration/member/close.json', { id: member.id, reason: 'Demandé au téléphone', ...more });
    expect((await close(finance.browser)).status).toBe(404);
    expect((await close(support.browser, { reason: '' })).body['fields']).toHaveProperty('reason');
    expect((await close(support.browser, { id: support.id })).body).toMatchObject({ code: 'conflict' });
    const { status, body } = await close(support.browser);
    expect(status).toBe(200);
    expect(Date.parse(body['due_at']) - Date.now()).toBeGreaterThan(29 * 86_400_000);
    expect(await member.browser.mail(member.email, 'deletion-by-team')).toContain('notre équipe');
    expect((await close(support.browser)).body).toMatchObject({ code: 'conflict' });
    const keep = () =>
      support.browser.post('administration/member/keep.json', { id: member.id, reason: 'A changé d’avis' });
    expect((await keep()).status).toBe(200);
    expect(await member.browser.mail(member.email, 'deletion-cancelled')).toContain('annulée');
    expect((await keep()).body).toMatchObject({ code: 'conflict' });
    await close(support.browser);
    const code = await member.browser.code(member.email, 'deletion-by-team');
    expect((await member.browser.post('user/account/deletion/cancel', { code })).body).toEqual({ success: true });
    const boss = await person(['administrator']);
    const log = await boss.browser.get(`administration/audit.json?by=about&q=${member.id}`);
    expect(log.body['rows'].map(({ deed }: { deed: string }) => deed)).toEqual([
      'administration.member-close',
      'administration.member-keep',
      'administration.member-close',
    ]);
  });

  it('may be given their data by an administrator: the file they would take themselves, and a letter that says so', async () => {
    const [member, support, boss] = [await person(), await person(['support']), await person(['administrator'])];
    const ask = (who: Browser, id = member.id) =>
      who.post('administration/member/export.json', { id, reason: 'Demande écrite, identité vérifiée' });
    expect((await ask(support.browser)).status).toBe(404);
    expect((await ask(boss.browser, 'x')).status).toBe(404);
    const { body } = await ask(boss.browser);
    expect(await member.browser.mail(member.email, 'data-taken')).toContain('copie');
    const file = await app.app.inject(body['address']);
    const own = await member.browser.get('user/account/export.json');
    expect(Object.keys(file.json().parts)).toEqual(Object.keys(own.body['parts']));
    expect(file.json().parts.account.adresse_email).toBe(member.email);
    await app.transaction((tx) =>
      tx.updateTable('account_user').set({ roles: [] }).where('id', '=', boss.id).execute(),
    );
    expect((await app.app.inject(body['address'])).statusCode).toBe(404);
  });
});

describe('members', () => {
  it('are found by how their address or first name begins, page after page, none twice and none left out', async () => {
    const support = await person(['support']);
    await app.transaction((tx) =>
      tx
        .insertInto('account_user')
        .values(
          Array.from({ length: 95 }, (_, index) => ({
            ...{ id: `018f3f2e-7b1a-7c3d-9e2f-${String(index).padStart(12, '0')}`, email: `liste-${index}@exemple.fr` },
            ...{
              firstname: index % 2 ? 'Élodie' : 'Éloi',
              password_hash: null,
              email_verified_at: null,
              smtp_error: null,
            },
            ...{ deletion_due_at: null, terms_accepted_at: null, signup_path: null },
          })),
        )
        .execute(),
    );
    const all = async (query: string) => {
      const found: string[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const { body } = await support.browser.get(
          `administration/members.json?${query}${after ? `&after=${after}` : ''}`,
        );
        found.push(...body['rows'].map(({ email }: { email: string }) => email));
        after = body['next'];
      }
      return found;
    };
    const byAddress = await all('by=email&q=LISTE-');
    expect([byAddress.length, new Set(byAddress).size]).toEqual([95, 95]);
    const byName = await all(`by=firstname&q=${encodeURIComponent('élo')}`);
    expect([byName.length, new Set(byName).size]).toEqual([95, 95]);
    expect(await all('by=email&q=liste-7%25')).toEqual([]);
    const everybody = await all('');
    expect(new Set(everybody).size).toBe(everybody.length);
    expect(everybody.length).toBeGreaterThan(95);
  });
});

it('what waits for a decision is shown to who may take it, the longest waiting first', async () => {
  const [finance, support, boss] = [
    await person(['finance']),
    await person(['support']),
    await person(['administrator']),
  ];
  const waiting = async ({ browser }: { browser: Browser }) =>
    (await browser.get('administration/overview.json')).body['awaiting'].map(({ title }: { title: string }) => title);
  expect(await waiting(boss)).toEqual([]);
  const found = (id: string, day: number) => ({
    ...{ id, about: `ch_${day}`, words: `Écart du ${day} novembre`, gone_at: null },
    found_at: `2026-11-${day}T08:00:00Z`,
  });
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
  await app.transaction((tx) =>
    tx
      .insertInto('payments_difference')
      .values([found(one, 12), found(two, 14)])
      .execute(),
  );
  expect(await waiting(finance)).toEqual(['2 écarts avec le prestataire de paiement']);
  expect(await waiting(boss)).toEqual(await waiting(finance));
  expect(await waiting(support)).toEqual([]);
  await app.transaction((tx) =>
    tx
      .updateTable('payments_difference')
      .set({ gone_at: new Date().toISOString() })
      .where('id', 'in', [one, two])
      .execute(),
  );
  expect(await waiting(boss)).toEqual([]);
});

it('figures, ledger, balance and export answer who may see them', async () => {
  const [finance, boss] = [await person(['finance']), await person(['administrator'])];
  const { body } = await finance.browser.get('administration/overview.json');
  expect(body['moments']).toHaveLength(30);
  expect(body['members'].at(-1)).toBeGreaterThan(0);
  const entries = await finance.browser.get('administration/ledger.json');
  expect(entries.status).toBe(200);
  for (const { lines } of entries.body['rows'] as { lines: { currency: string; amount: number }[] }[])
    for (const currency of new Set(lines.map((line) => line.currency)))
      expect(lines.filter((line) => line.currency === currency).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  const { body: trial } = await finance.browser.get('administration/trial.json');
  expect(trial['balances'].map(({ total }: { total: number }) => total)).toEqual([0, 0, 0]);
  // Counted up to a moment in the midst of it, it says the same.
  await app.transaction((tx) => takeTrial(tx, Temporal.Now.instant()));
  expect((await finance.browser.get('administration/trial.json')).body['balances']).toEqual(trial['balances']);
  expect(trial['balances'].flatMap(({ rows }: { rows: unknown[] }) => rows)).not.toEqual([]);
  const { body: given } = await boss.browser.post('administration/audit/export.json', { after: 0 });
  const file = await app.app.inject(given['address']);
  const lines = file.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { deed: string });
  expect(lines.at(-1)?.deed).toBe('administration.audit-export');
  await app.transaction((tx) => tx.updateTable('account_user').set({ roles: [] }).where('id', '=', boss.id).execute());
  expect((await app.app.inject(given['address'])).statusCode).toBe(404);
});
