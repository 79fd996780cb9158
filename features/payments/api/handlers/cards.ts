import { fail, handle } from '@solelune/contract/server';
import { balanceOf } from '@solelune/wallet/api';
import { cardForget, suns } from '../../contract.ts';
import { sunPacks } from '../../engine/index.ts';
import { findCustomer } from '../customer.ts';
import { paymentsOf } from '../provider/open-provider.ts';
import { keptCards } from '../saved-cards.ts';

export const sunsHandler = handle(suns, async (_, { db, who, services }) => {
  const { sunValueCents } = services.config;
  const payments = paymentsOf(services.config);
  return {
    suns: (await balanceOf(db, who.userId)).suns,
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
