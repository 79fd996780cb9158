import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Intent } from '../sandbox/store.ts';
import { paymentJobs } from './jobs.ts';
import { reconcile } from './reconcile.ts';
import { type PaymentsApp, startPaymentsApp } from './testing/index.ts';
import { buy } from './testing/shopping.ts';

let app: PaymentsApp;
let order: string;
beforeAll(async () => {
  app = await startPaymentsApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  order = await buy(app, await app.addMember(), { item: '3000' });
  expect(await reconcile(app)).toEqual([]);
});

const intents = () => app.sandbox.bank.data.intents;
const intentOf = (id: string) => Object.values(intents()).find(({ metadata }) => metadata['order'] === id) as Intent;
const noted = async () =>
  (await app.database.query.selectFrom('payments_difference').select(['about', 'gone_at']).execute()).map(
    ({ about, gone_at }) => [about, gone_at === null],
  );

describe('provider and books, compared', () => {
  it('differ by every cent that is on one side alone, and it is noted until it is gone', async () => {
    intentOf(order).received += 1;
    const words = '2931 cents chez le prestataire, 2930 dans les livres';
    expect(await reconcile(app)).toEqual([{ about: order, words }]);
    expect(await reconcile(app)).toEqual([{ about: order, words }]);
    expect(await noted()).toEqual([[order, true]]);
    intentOf(order).received -= 1;
    expect(await reconcile(app)).toEqual([]);
    expect(await noted()).toEqual([[order, false]]);
  });

  it('differ by a payment without an order, by one that came twice, and by one that the provider does not know', async () => {
    const { bank } = app.sandbox;
    const pay = (metadata: Record<string, string>) => {
      const intent = bank.newIntent({
        ...{ amount: 700, manual: false, customer: null, keep: false, metadata, returnUrl: null },
      });
      bank.pay(intent, bank.newMethod(0, null));
      return intent.id;
    };
    const [nobodys, second] = [pay({}), pay({ order })];
    expect(new Set((await reconcile(app)).map(({ about, words }) => `${about}: ${words}`))).toEqual(
      new Set([
        `${nobodys}: 700 cents reçus par le prestataire sans commande`,
        `${order}: deux paiements pour une commande`,
        // Of the second payment, less what the provider keeps of it.
        `${order}: 664 cents chez le prestataire, 2930 dans les livres`,
      ]),
    );
    delete intents()[nobodys];
    delete intents()[second];
    const { [intentOf(order).id]: known, ...others } = intents();
    bank.data.intents = others;
    expect(await reconcile(app)).toEqual([{ about: order, words: 'payée dans les livres, inconnue du prestataire' }]);
    bank.data.intents = { ...others, ...(known ? { [known.id]: known } : {}) };
    expect(await reconcile(app)).toEqual([]);
  });

  it('are compared each day, by a job', async () => {
    const job = paymentJobs(app).find(({ name }) => name === 'payments-reconcile');
    expect(job?.schedule).toMatchObject({ cron: '20 5 * * *' });
    intentOf(order).fee += 3;
    await job?.run({}, {} as never);
    expect(await noted()).toContainEqual([order, true]);
    intentOf(order).fee -= 3;
    await job?.run({}, {} as never);
    expect(await noted()).toContainEqual([order, false]);
  });
});
