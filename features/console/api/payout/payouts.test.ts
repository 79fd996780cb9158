import { Browser, someone } from '@solelune/account/api/testing';
import { plantAdvisor } from '@solelune/advisors/testing';
import type { Role } from '@solelune/contract';
import { auditLedger } from '@solelune/ledger';
import { bookAdvisorShare } from '@solelune/payments/api';
import { newId } from '@solelune/platform';
import { startTestApp, type TestApp, useClock } from '@solelune/testing/app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsOfPain001 } from '../../engine/testing/pain-001.ts';

const IBAN = 'FR1420041010050500013M02606';
const clock = useClock('2026-12-03T09:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: clock.now, environment: { PAYOUT_IBAN: IBAN } });
});
afterAll(() => app?.close());

async function person(roles: Role[]) {
  const [here, email] = [new Browser(() => app), someone()];
  await here.signup(email);
  const { id } = await app.transaction((tx) =>
    tx.updateTable('account_user').set({ roles }).where('email', '=', email).returning('id').executeTakeFirstOrThrow(),
  );
  return { here, email, userId: id };
}

async function advisorNamed(name: string) {
  const who = await person(['advisor']);
  const { accountId } = await app.transaction((tx) => plantAdvisor(tx, { user_id: who.userId, name }));
  const earn = (cents: number, at: string) =>
    app.transaction((tx) =>
      bookAdvisorShare(
        tx,
        { orderId: newId(), deed: 'share', label: 'Tchat', at: Temporal.Instant.from(at) },
        { advisorId: accountId, cents },
      ),
    );
  const bank = (iban: string) => who.here.post('console/bank/save.json', { holder: `${name} Martin`, iban });
  return { ...who, accountId, earn, bank };
}

it('advisors are paid what the month that is over left owed, once, to the account they gave', async () => {
  const finance = await person(['finance']);
  const [anna, bruno, carl] = [await advisorNamed('Anna'), await advisorNamed('Bruno'), await advisorNamed('Carl')];
  await anna.earn(3000, '2026-11-10T10:00:00Z');
  // Already December in Paris: not this time.
  await anna.earn(500, '2026-11-30T23:30:00Z');
  await bruno.earn(2000, '2026-11-12T10:00:00Z');
  await bruno.earn(-400, '2026-12-02T10:00:00Z');
  await carl.earn(900, '2026-11-12T10:00:00Z');

  expect((await anna.bank('FR14 2004 1010 0505 0001 3M02 607')).body['fields']).toHaveProperty('iban');
  expect((await anna.bank('DE89 3704 0044 0532 0130 00')).body['bank']).toMatchObject({
    shown: 'DE\u00A0••••\u00A03000',
  });
  await bruno.bank('BE68539007547034');
  expect((await anna.here.get('console/bank.json')).body['bank']).toMatchObject({ holder: 'Anna Martin' });
  expect((await carl.here.get('console/bank.json')).body['bank']).toBeNull();
  const told = (await app.services.mail.list(50)).filter(({ recipient }) => recipient === anna.email);
  expect(told[0]).toMatchObject({ kind: 'console-bank-changed' });
  const stored = await app.db.selectFrom('console_bank').selectAll().execute();
  expect(JSON.stringify(stored)).not.toMatch(/0532|Martin/);

  expect((await anna.here.get('administration/payouts.json')).status).toBe(404);
  const before = await finance.here.get('administration/payouts.json');
  expect(before.body).toMatchObject({ month: '2026-11', is_ready: true, is_paid: false, payouts: [] });
  expect(before.body['due']).toMatchObject([
    { name: 'Anna', cents: 3000, shown: expect.stringContaining('3000') },
    { name: 'Bruno', cents: 1600 },
    { name: 'Carl', cents: 900, shown: null },
  ]);

  const awaiting = async () =>
    (await finance.here.get('administration/overview.json')).body['awaiting'].map(
      (line: { title: string }) => line.title,
    );
  expect(await awaiting()).toEqual(['Les versements de novembre 2026 sont à faire']);
  const make = (fields: object = {}) =>
    finance.here.post('administration/payouts/make.json', {
      month: '2026-11',
      pay_on: '2026-12-05',
      reason: 'Le mois',
      ...fields,
    });
  expect((await make({ month: '2026-12' })).status).toBe(409);
  expect((await make({ pay_on: '2026-12-02' })).body['fields']).toHaveProperty('pay_on');
  const [one, two] = await Promise.all([make(), make()]);
  expect([one.status, two.status].toSorted()).toEqual([200, 409]);
  expect(await awaiting()).toEqual([]);
  const after = (await finance.here.get('administration/payouts.json')).body;
  expect(after).toMatchObject({ is_paid: true, payouts: [{ month: '2026-11', count: 2, cents: 4600 }] });
  expect(after['due']).toMatchObject([{ name: 'Carl', cents: 900 }]);
  expect((await anna.here.get('console/earnings.json')).body).toMatchObject({
    ...{ month: '2026-12', before_cents: 3000, after_cents: 500 },
    lines: [{ cents: 500 }, { label: 'Versement, novembre 2026', cents: -3000, balance_cents: 500 }],
  });
  expect(await auditLedger(app.db)).toEqual([]);

  const link = (id: string, who = finance.here) => who.post('administration/payouts/file.json', { id });
  expect((await link(newId())).status).toBe(404);
  expect((await link(after['payouts'][0].id, anna.here)).status).toBe(404);
  const { address } = (await link(after['payouts'][0].id)).body;
  const file = await app.app.inject(address);
  expect(file.headers['content-disposition']).toContain('virements-2026-11.xml');
  expect(faultsOfPain001(file.body)).toEqual([]);
  for (const words of [
    IBAN,
    'DE89370400440532013000',
    '>30.00<',
    '>16.00<',
    '<CtrlSum>46.00<',
    'Anna Martin',
    '2026-12-05',
  ])
    expect(file.body).toContain(words);
  expect(file.body).not.toContain('Carl');
  // What the bank was told stays what it was.
  await anna.bank('BE68539007547034');
  expect((await app.app.inject(address)).body).toBe(file.body);
  await app.transaction((tx) =>
    tx.updateTable('account_user').set({ roles: [] }).where('id', '=', finance.userId).execute(),
  );
  expect((await app.app.inject(address)).statusCode).toBe(404);
});
