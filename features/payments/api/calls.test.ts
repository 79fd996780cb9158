import { auditLedger, trialBalance } from '@solelune/ledger';
import { newId } from '@solelune/platform';
import { eventually } from '@solelune/testing/eventually';
import { balanceOf, spend } from '@solelune/wallet/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearedCents, reconcile } from './reconcile.ts';
import { sweep } from './sweep.ts';
import { type PaymentsApp, startPaymentsApp } from './testing/index.ts';
import { typeCard } from './testing/shopping.ts';

let app: PaymentsApp;
let camille: string;
let other: string;
let now = Temporal.Now.instant();
beforeAll(async () => {
  app = await startPaymentsApp({ now: () => now });
});
afterAll(async () => {
  expect(await auditLedger(app.database.query)).toEqual([]);
  expect(await reconcile(app)).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  now = Temporal.Now.instant();
  [camille, other] = [await app.addMember(), await app.addMember()];
});

const post = (path: string, fields: Record<string, string>, token = camille) =>
  app.submit(`payment/${path}.json`, fields, token);
const status = async (id: string, token = camille) => app.get(`payment/status/index/${id}.json`, token);
const choose = async (item = '3000', token = camille) =>
  (await post('order/new', { product: 'suns', item }, token)).body.id as string;
const CONSENTS = { consents: 'terms,start_now' };
const pay = (id: string, fields: Record<string, string> = {}, token = camille) =>
  post('order/pay', { id, way: 'checkout', ...CONSENTS, ...fields }, token);
const suns = async (token = camille) => (await balanceOf(app.database.query, token)).suns;

async function bought(
  item = '3000',
  number = '4242424242424242',
  fields: Record<string, string> = {},
): Promise<string> {
  const id = await choose(item);
  await typeCard((await pay(id, fields)).body.address, number);
  expect((await post('order/look', { id })).status).toBe(200);
  return id;
}

describe('refusals', () => {
  it('nobody is let in without a session, and nobody sees what is somebody else’s', async () => {
    for (const path of [
      'suns.json',
      'purchases.json',
      'withdrawal/list.json',
      `status/index/${newId()}.json`,
      `order/${newId()}.json`,
    ])
      expect((await app.get(`payment/${path}`)).status, path).toBe(401);
    const id = await choose();
    for (const path of [`payment/order/${id}.json`, `payment/status/index/${id}.json`])
      expect((await app.get(path, other)).status, path).toBe(404);
    for (const [path, fields] of [
      ['order/pay', { id, way: 'checkout', ...CONSENTS }],
      ['order/cancel', { id }],
      ['order/look', { id }],
      ['withdrawal/confirm', { id, name: 'X', email: 'x@exemple.fr' }],
    ] as const)
      expect((await post(path, fields, other)).status, path).toBe(404);
    expect((await post('refund', { id, cents: '1', to: 'card', note: 'x', key: 'k' })).status).toBe(404);
    expect((await status('not-a-number')).status).toBe(404);
  });

  it('what is not sold, and a box that was not ticked', async () => {
    expect((await post('order/new', { product: 'suns', item: '123' })).status).toBe(404);
    expect((await post('order/new', { product: 'moons', item: '3000' })).status).toBe(404);
    const id = await choose();
    const unticked = await pay(id, { consents: 'terms' });
    expect(unticked).toMatchObject({ status: 422, body: { fields: { start_now: expect.any(String) } } });
    expect((await status(id)).body.status).toBe('draft');
    expect((await pay(id, { way: 'saved' })).status).toBe(422);
  });
});

describe('buying Suns', () => {
  it('gives them once the card is accepted, with a receipt, the tax and the consents', async () => {
    const id = await choose();
    const { body } = await pay(id);
    expect(body).toMatchObject({ address: expect.stringContaining('/pay/cs_'), order: { status: 'waiting' } });
    expect(await suns()).toBe(0);
    await typeCard(body.address, '4242 4242 4242 4242');
    await app.tell();
    const paid = await eventually(async () => {
      const found = (await status(id)).body;
      expect(found.status).toBe('accepted');
      expect(found.documents[0]?.number).toMatch(/^R\d{4}-\d{6}$/);
      return found;
    });
    expect(paid).toMatchObject({ card_cents: 3000, leads_to: { address: '/profil/soleils' }, test: true });
    expect(await suns()).toBe(3000);
    const document = (await app.get(`payment/document/${paid.documents[0].id}.json`, camille)).body;
    expect(document).toMatchObject({ amount_cents: 3000, vat_cents: 500, vat_rate: 2000, customer: 'Camille' });
    expect((await app.get(`payment/document/${paid.documents[0].id}.json`, other)).status).toBe(404);
    // Received 30 €, of which the provider keeps 70 cents.
    expect(await clearedCents(app.database.query, id)).toBe(2930);
  });

  it('once, however often it is told, looked at, and pressed', async () => {
    const id = await choose('1000');
    const presses = await Promise.all(Array.from({ length: 4 }, () => pay(id)));
    expect(new Set(presses.map(({ body }) => body.address)).size).toBe(1);
    await typeCard(presses[0]?.body.address, '4242424242424242');
    await app.tell({ times: 3, reversed: true });
    await Promise.all(Array.from({ length: 4 }, () => post('order/look', { id })));
    await eventually(async () => expect((await status(id)).body.status).toBe('accepted'));
    expect(await suns()).toBe(1000);
    expect((await pay(id)).body).toMatchObject({ address: null, order: { status: 'accepted' } });
  });

  it.each([
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'wrong_code'],
    ['4000000000000119', 'processing_error'],
  ])('with the card %s is refused, said why, and can be tried again', async (number, reason) => {
    const id = await choose('1000');
    const { address } = (await pay(id)).body;
    await typeCard(address, number);
    expect((await post('order/look', { id })).body).toMatchObject({ status: 'refused', reason });
    expect(await suns()).toBe(0);
    await typeCard((await pay(id)).body.address, '4242424242424242');
    expect((await post('order/look', { id })).body.status).toBe('accepted');
    expect(await suns()).toBe(1000);
  });

  it('waits for the bank where it asks', async () => {
    const id = await choose('1000');
    const { address } = (await pay(id)).body;
    await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ number: '4000002760003184' }),
      redirect: 'manual',
    });
    expect((await post('order/look', { id })).body.status).toBe('bank');
    await typeCard(address, '');
    const asking = (await fetch(address, { redirect: 'manual' })).headers.get('location') ?? '';
    await fetch(new URL(asking, address), {
      method: 'POST',
      body: new URLSearchParams({ answer: 'no' }),
      redirect: 'manual',
    });
    expect((await post('order/look', { id })).body).toMatchObject({
      status: 'refused',
      reason: 'authentication_failed',
    });
    await typeCard(address, '4000002760003184');
    expect((await post('order/look', { id })).body.status).toBe('accepted');
  });

  it('is settled by the sweep when nobody tells', async () => {
    const id = await choose('1000');
    await typeCard((await pay(id)).body.address, '4242424242424242');
    app.sandbox.messenger.held.length = 0;
    now = now.add({ seconds: 61 });
    await sweep(app);
    expect((await status(id)).body.status).toBe('accepted');
  });

  it('is given up after a day, and cannot be paid any more', async () => {
    const [draft, open] = [await choose('1000'), await choose('1000')];
    const { address } = (await pay(open)).body;
    expect((await post('order/cancel', { id: open })).body.status).toBe('cancelled');
    await typeCard(address, '4242424242424242');
    expect((await post('order/look', { id: open })).body.status).toBe('cancelled');
    now = now.add({ hours: 25 });
    await sweep(app);
    expect((await status(draft)).body.status).toBe('cancelled');
    expect(await suns()).toBe(0);
  });

  it('goes on where the provider fails before, after, or in the middle of its answer', async () => {
    for (const fault of ['before', 'after', 'cut'] as const) {
      const id = await choose('1000');
      app.sandbox.faults[fault] = 3;
      const first = await pay(id);
      app.sandbox.faults[fault] = 0;
      const { address } = first.status === 200 ? first.body : (await pay(id)).body;
      await typeCard(address, '4242424242424242');
      app.sandbox.faults[fault] = 2;
      await post('order/look', { id });
      app.sandbox.faults[fault] = 0;
      expect((await post('order/look', { id })).body.status, fault).toBe('accepted');
    }
    expect(await suns()).toBe(3000);
  });
});

describe('a kept card', () => {
  it('pays in one tap, is listed by its last digits, and can be taken away', async () => {
    await bought('1000', '5555555555554444', { keep_card: '1' });
    const { cards } = (await app.get('payment/purchases.json', camille)).body;
    expect(cards).toEqual([
      { id: expect.stringContaining('pm_'), brand: 'mastercard', last4: '4444', expires: '2034-12' },
    ]);
    const card = cards[0].id;
    const id = await choose('3000');
    expect((await pay(id, { way: 'saved', card })).body).toMatchObject({
      address: null,
      order: { status: 'accepted' },
    });
    expect(await suns()).toBe(4000);
    // Somebody else's card is no card.
    const theirs = await choose('1000', other);
    expect((await pay(theirs, { way: 'saved', card }, other)).status).toBe(422);
    expect((await post('card/forget', { card }, other)).status).toBe(404);
    expect((await post('card/forget', { card })).body).toEqual({ cards: [] });
    expect((await app.get('payment/purchases.json', other)).body.cards).toEqual([]);
  });

  it('that is refused leaves the way free for another, and never two open at once', async () => {
    await bought('1000', '4000002760003184', { keep_card: '1' });
    const card = (await app.get('payment/purchases.json', camille)).body.cards[0].id;
    const id = await choose('1000');
    const asked = (await pay(id, { way: 'saved', card })).body;
    expect(asked).toMatchObject({ address: expect.stringContaining('/bank/'), order: { status: 'bank' } });
    const page = (await pay(id)).body;
    expect(page.address).toContain('/pay/');
    await fetch(asked.address, { method: 'POST', body: new URLSearchParams({ answer: 'yes' }), redirect: 'manual' });
    expect((await post('order/look', { id })).body.status).toBe('waiting');
    await typeCard(page.address, '4242424242424242');
    expect((await post('order/look', { id })).body.status).toBe('accepted');
    expect(await suns()).toBe(2000);
  });
});

describe('giving back', () => {
  it('whole, within fourteen days: the money, the Suns, the credit note', async () => {
    const id = await bought();
    const { contracts } = (await app.get('payment/withdrawal/list.json', camille)).body;
    expect(contracts).toMatchObject([{ id, due_cents: 3000, unused: 3000 }]);
    const done = await post('withdrawal/confirm', { id, name: 'Camille Martin', email: 'camille@exemple.fr' });
    expect(done).toMatchObject({ status: 200, body: { cents: 3000, at: expect.any(String) } });
    expect(await suns()).toBe(0);
    await eventually(async () =>
      expect((await status(id)).body).toMatchObject({
        status: 'refunded',
        refunded_cents: 3000,
        documents: [{ kind: 'credit', number: expect.any(String) }, { kind: 'receipt' }],
      }),
    );
    expect((await post('withdrawal/confirm', { id, name: 'C', email: 'c@exemple.fr' })).status).toBe(404);
    expect(await clearedCents(app.database.query, id)).toBe(-70);
  });

  it('pro rata, when some were used; nothing, when all were; nor after the last day', async () => {
    const id = await bought();
    const use = (amount: number) =>
      app.database.transaction((tx) =>
        spend(tx, { key: newId(), userId: camille, currency: 'suns', amount, label: 'Consultation', at: now }),
      );
    await use(1200);
    expect((await post('withdrawal/confirm', { id, name: 'Camille', email: 'c@exemple.fr' })).body).toMatchObject({
      cents: 1800,
    });
    await eventually(async () => expect((await status(id)).body.status).toBe('part_refunded'));
    const second = await bought('1000');
    await use(1000);
    expect((await post('withdrawal/confirm', { id: second, name: 'C', email: 'c@exemple.fr' })).status).toBe(409);
    const third = await bought('1000');
    now = now.add({ hours: 24 * 20 });
    expect((await post('withdrawal/confirm', { id: third, name: 'C', email: 'c@exemple.fr' })).status).toBe(404);
  });

  it('at the provider’s own desk, twice at once, is written down, with a credit note of the one receipt for each', async () => {
    const id = await bought();
    const { bank } = app.sandbox;
    const intent = Object.values(bank.data.intents).find(({ metadata }) => metadata['order'] === id);
    for (const cents of [500, 700]) if (intent) bank.refund(intent, cents, {});
    const given = { status: 'part_refunded', refunded_cents: 1200 };
    expect((await post('order/look', { id })).body).toMatchObject(given);
    expect(await suns()).toBe(1800);
    await eventually(async () => {
      const { documents } = (await status(id)).body as { documents: { id: string; kind: string; number: string }[] };
      const receipt = documents.find(({ kind }) => kind === 'receipt')?.number;
      const credits = documents.filter(({ kind }) => kind === 'credit');
      const corrected = await Promise.all(
        credits.map(async (one) => (await app.get(`payment/document/${one.id}.json`, camille)).body.corrects),
      );
      expect([receipt, corrected]).toEqual([expect.any(String), [receipt, receipt]]);
    });
  });

  it('that the bank sends back returns the Suns', async () => {
    const id = await bought('1000', '4000000000005126');
    await post('withdrawal/confirm', { id, name: 'Camille', email: 'c@exemple.fr' });
    await eventually(async () =>
      expect((await status(id)).body).toMatchObject({ status: 'accepted', refunded_cents: 0 }),
    );
    expect(await suns()).toBe(1000);
  });

  it('by a dispute that is lost takes the Suns and writes a credit note; one that is won changes nothing', async () => {
    const [lost, won] = [await bought('1000', '4000000000000259'), await bought('3000', '4000000000000259')];
    for (const id of [lost, won]) expect((await status(id)).body.status).toBe('disputed');
    const disputes = Object.values(app.sandbox.bank.data.disputes);
    for (const { id, amount } of disputes) app.sandbox.bank.closeDispute(id, amount === 3000);
    for (const id of [lost, won]) await post('order/look', { id });
    expect((await status(won)).body.status).toBe('accepted');
    expect(await suns()).toBe(3000);
    // What was received, less what the bank took, the provider's share and fifteen euros for each dispute.
    expect(await clearedCents(app.database.query, lost)).toBe(1000 - 1000 - 40 - 1500);
    expect(await clearedCents(app.database.query, won)).toBe(3000 - 70 - 1500);
    const eur = (await trialBalance(app.database.query)).find(({ currency }) => currency === 'eur');
    expect(eur?.total).toBe(0);
  });
});

describe('somebody who goes', () => {
  it('leaves books that lead to nobody', async () => {
    const id = await bought('1000', '4242424242424242', { keep_card: '1' });
    await eventually(async () => expect((await status(id)).body.documents[0]?.number).toBeTruthy());
    const open = await choose('1000');
    await pay(open);
    await app.transaction(async (tx) => {
      for (const hooks of app.services.members) await hooks.onAccountDeletion?.(tx, camille, app.services);
      await tx.deleteFrom('account_user').where('id', '=', camille).execute();
    });
    await eventually(async () => {
      await sweep(app);
      const rows = await app.database.query
        .selectFrom('payments_order')
        .selectAll()
        .where('id', 'in', [id, open])
        .execute();
      expect(rows.map(({ user_id, phase }) => [user_id, phase]).sort()).toEqual([
        [null, 'cancelled'],
        [null, 'paid'],
      ]);
      const customers = Object.values(app.sandbox.bank.data.customers);
      expect(customers.some(({ deleted }) => deleted)).toBe(true);
    });
    const { rows } = await app.database.execute(`select * from payments_document d where d.order_id = '${id}'`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('Camille');
  });
});
