import { fail, handle } from '@solelune/contract/server';
import { balanceOf, historyOf } from '@solelune/wallet/api';
import { cardForget, suns } from '../../contract.ts';
import { sunPacks } from '../../engine/index.ts';
import { findCustomer } from '../customer.ts';
import { paymentsOf } from '../provider/open-provider.ts';
import { keptCards } from '../saved-cards.ts';

const MOVEMENTS = 30;

export const sunsHandler = handle(suns, async (_, { db, who, services }) => {
  const { sunValueCents } = services.config;
  const payments = paymentsOf(services.config);
  const statement = await historyOf(db, { userId: who.userId, currency: 'suns', offset: 0, limit: MOVEMENTS });
  return {
    suns: (await balanceOf(db, who.userId)).suns,
    movements: statement.lines.map(({ id, label, detail, amount, balanceAfter, madeAt }) => ({
      ...{ id, label, detail, amount, balance_after: balanceAfter, made_at: madeAt.toISOString() },
    })),
    movement_count: statement.count,
    sun_value_cents: sunValueCents,
    packs: sunPacks(sunValueCents).map(({ item, suns: count, priceCents }) => ({
      item,
      suns: count,
      price_cents: priceCents,
    })),
    open: payments !== null,
    test: payments?.isSandbox ?? false,
  };
});

export const cardForgetHandler = handle(cardForget, async ({ card }, { db, who, services }) => {
  const payments = paymentsOf(services.config);
  const customer = payments && (await findCustomer(db, who.userId));
  if (!payments || !customer || !(await payments.cards.forgetCard(customer, card))) return fail('not_found');
  return { cards: await keptCards({ db, services }, who.userId) };
});
