import { Browser, someone } from '@solelune/account/api/testing';
import type { Role } from '@solelune/contract';
import { verifyAudit } from '@solelune/platform';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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
