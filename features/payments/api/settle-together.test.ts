import { auditLedger } from '@solelune/ledger';
import { balanceOf } from '@solelune/wallet/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { VAT_STANDARD } from '../engine/index.ts';
import { findOrder, type Order } from './order.repo.ts';
import { defineProduct } from './products.ts';
import { pursue } from './pursue.ts';
import { openOrder, payOnPage } from './testing/buy-at-once.ts';
import { type PaymentsApp, startPaymentsApp } from './testing/index.ts';

/** Something that cannot be given, whoever pays for it. */
const broken = defineProduct({
  kind: 'broken',
  offer: () => ({
    ...{ label: 'Rien', priceCents: 1000, vatRate: VAT_STANDARD, mode: 'sale', takesSuns: false, takesCoupon: false },
    consents: [],
  }),
  entries: () => {
    throw new Error('It cannot be given');
  },
  leadsTo: () => ({ words: 'Y aller', address: '/' }),
});

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp({ products: [broken] });
});
afterAll(async () => {
  expect(await auditLedger(app.database.query)).toEqual([]);
  await app.close();
});

const opened = async (product?: string) => {
  const userId = await app.addMember();
  const id = await openOrder(app, userId, product ? { product, item: 'x' } : {});
  payOnPage(app, id);
  return { userId, id };
};
const phaseOf = async (id: string) => ((await findOrder(app.database.query, id)) as Order).state.phase;

describe('orders that are paid at the same moment', () => {
  it('are settled by few transactions, each once, with its Suns and its receipt', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => opened()));
    const transaction = vi.fn(app.transaction) as typeof app.transaction;
    const parts = { ...app, transaction };
    // Twice each, as the page and a webhook do.
    const pursued = await Promise.all(orders.flatMap(({ id }) => [pursue(parts, id), pursue(parts, id)]));
    expect(pursued.map((one) => one?.order.state.phase)).toEqual(Array.from({ length: 40 }, () => 'paid'));
    expect(vi.mocked(transaction).mock.calls.length).toBeLessThan(20);
    for (const { userId, id } of orders) {
      expect(await phaseOf(id)).toBe('paid');
      expect((await balanceOf(app.database.query, userId)).suns).toBe(1000);
    }
    const { rows } = await app.database.execute('select count(*)::int as n from payments_document');
    expect(rows).toEqual([{ n: 20 }]);
  });

  it('do not spoil each other’s: what cannot be settled is told of that one alone', async () => {
    const orders = await Promise.all([opened(), opened('broken'), opened(), opened(), opened()]);
    const outcomes = await Promise.allSettled(orders.map(({ id }) => pursue(app, id)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', ...Array(3).fill('fulfilled')]);
    expect(await Promise.all(orders.map(({ id }) => phaseOf(id)))).toEqual(['paid', 'open', ...Array(3).fill('paid')]);
  });
});
