import { auditLedger } from '@solelune/ledger';
import { issueCoupon } from '@solelune/loyalty/api';
import { eventually } from '@solelune/testing/eventually';
import { balanceOf } from '@solelune/wallet/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askCancel, askCapture, askRefund, lockOwnOrder } from './commands.ts';
import type { Order } from './order.repo.ts';
import { pursue } from './pursue.ts';
import { reconcile } from './reconcile.ts';
import { advisorMonth } from './reports.ts';
import { type PaymentsApp, startPaymentsApp } from './testing/index.ts';
import { ADVISOR, talk } from './testing/model-deeds.ts';
import { worldOf } from './testing/model-world.ts';
import { buy } from './testing/shopping.ts';

/** Orders as consultations will make them: held first, taken in part, paid by a code, Suns and a card, shared with an advisor. */
const STAFF = '019a8f6e-2c1b-7f00-8d00-0000000000bb';
let app: PaymentsApp;
let camille: string;
let now = Temporal.Instant.from('2026-11-30T22:30:00Z');
beforeAll(async () => {
  app = await startPaymentsApp({
    products: [talk],
    now: () => now,
    identify: async (token) => ({ userId: token, sessionId: 's', roles: token === STAFF ? ['support'] : [] }),
  });
});
afterAll(async () => {
  expect(await auditLedger(app.database.query)).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  camille = await worldOf(app).addMember(1000);
});

const suns = async () => (await balanceOf(app.database.query, camille)).suns;
const coupon = async (value: number) =>
  (await app.transaction((tx) =>
    issueCoupon(tx, { userId: camille, kind: 'percent', value, validFrom: now, validUntil: null }),
  )) as string;
const status = async (id: string) => (await app.get(`payment/status/index/${id}.json`, camille)).body;
const change = async (id: string, how: (tx: Parameters<typeof lockOwnOrder>[0], own: Order) => Promise<unknown>) => {
  await app.transaction(async (tx) => how(tx, (await lockOwnOrder(tx, id, camille)) as Order));
  await pursue(app, id);
};
const context = () => ({ services: app.services, at: now });

describe('an order that is held', () => {
  it('is paid by a code, then Suns, then the card; what was not used comes back, and the advisor has their share', async () => {
    const code = await coupon(20);
    const id = await buy(app, camille, { product: 'talk', item: '4200', coupon: code, use_suns: '1' });
    // 42 € less 20 %: ten in Suns, the rest held on the card.
    expect(await status(id)).toMatchObject({ status: 'held', card_cents: 2360, suns: 1000 });
    expect(await suns()).toBe(0);
    await change(id, (tx, own) => askCapture(tx, context(), own, 2000));
    expect(await status(id)).toMatchObject({ status: 'accepted', card_cents: 1000, suns: 1000 });
    // Ten euros less their tax, halved.
    expect(await advisorMonth(app.database.query, ADVISOR, '2026-11')).toMatchObject([
      { account: { name: 'payable' }, opening: 0, lines: [{ amount: 416, balanceAfter: 416 }], closing: 416 },
    ]);
    const receipt = await eventually(async () => {
      const [document] = (await status(id)).documents;
      expect(document?.number).toBeTruthy();
      return (await app.get(`payment/document/${document.id}.json`, camille)).body;
    });
    expect(receipt).toMatchObject({ amount_cents: 1000, vat_cents: 167, suns: 1000, suns_cents: 1000, off_cents: 840 });
  });

  it('that costs no more than its Suns takes nothing from the card, and provider and books agree on it', async () => {
    const id = await buy(app, camille, { product: 'talk', item: '4200', use_suns: '1' });
    await change(id, (tx, own) => askCapture(tx, context(), own, 800));
    expect(await status(id)).toMatchObject({ status: 'accepted', card_cents: 0, suns: 800 });
    expect(await suns()).toBe(200);
    expect(await reconcile(app)).toEqual([]);
  });

  it('that comes to nothing gives back the code, the Suns and the hold', async () => {
    const code = await coupon(10);
    const order = { product: 'talk', item: '4200', coupon: code, use_suns: '1' };
    const id = await buy(app, camille, order);
    expect((await app.submit('payment/order/pay.json', { id: 'x', way: 'checkout' }, camille)).status).toBe(404);
    const again = await buy(app, camille, order).catch((error: Error) => error.message);
    expect(again).toContain('déjà utilisé');
    await change(id, (tx, own) => askCancel(tx, context(), own, 'member'));
    expect((await status(id)).status).toBe('cancelled');
    expect(await suns()).toBe(1000);
    expect((await status(await buy(app, camille, order))).status).toBe('held');
  });

  it('is given back in Suns by rule, at once, whatever had paid for it', async () => {
    const id = await buy(app, camille, { product: 'talk', item: '3000', use_suns: '1' });
    await change(id, (tx, own) => askCapture(tx, context(), own, 3000));
    const refund = { id: `missed-${id}`, cents: 3000, to: 'suns', reason: 'rule', note: null } as const;
    for (const _ of ['once', 'again']) await change(id, (tx, own) => askRefund(tx, context(), own, refund));
    expect(await suns()).toBe(3000);
    expect(await status(id)).toMatchObject({ status: 'refunded', refunded_cents: 3000 });
  });

  it('counts in the month of the house’s clock', async () => {
    now = Temporal.Instant.from('2026-11-30T23:30:00Z');
    const before = (await advisorMonth(app.database.query, ADVISOR, '2026-11'))[0]?.closing ?? 0;
    const id = await buy(app, camille, { product: 'talk', item: '1200' });
    await change(id, (tx, own) => askCapture(tx, context(), own, 1200));
    const [december] = await advisorMonth(app.database.query, ADVISOR, '2026-12');
    expect(december).toMatchObject({ opening: before, lines: [{ amount: 500 }], closing: before + 500 });
  });
});

describe('staff', () => {
  it('give back with a reason, to the card or in Suns, once for each confirmation, and never more than was paid', async () => {
    const id = await buy(app, camille, { product: 'talk', item: '4200' });
    await change(id, (tx, own) => askCapture(tx, context(), own, 4200));
    const refund = (fields: Record<string, string>, token = STAFF) =>
      app.submit('payment/refund.json', { id, note: 'Appel coupé', ...fields }, token);
    expect((await refund({ cents: '500', to: 'card', key: 'a' }, camille)).status).toBe(404);
    expect((await refund({ cents: '500', to: 'card', key: 'a', note: '' })).status).toBe(422);
    for (const _ of ['once', 'again']) expect((await refund({ cents: '500', to: 'card', key: 'a' })).status).toBe(200);
    await pursue(app, id);
    expect(await status(id)).toMatchObject({ status: 'part_refunded', refunded_cents: 500 });
    expect((await refund({ cents: '700', to: 'suns', key: 'b' })).body).toMatchObject({ refunded_cents: 1200 });
    expect(await suns()).toBe(1700);
    expect((await refund({ cents: '3001', to: 'card', key: 'c' })).status).toBe(409);
    const { rows } = await app.database.execute(
      `select data ->> 'note' as note from payments_order_event where order_id = $1 and kind = 'refundAsked'`,
      [id],
    );
    expect(rows).toEqual([{ note: 'Appel coupé' }, { note: 'Appel coupé' }]);
  });
});
