import type { FeatureParts } from '@solelune/contract/server';
import { findCustomer } from './customer.ts';
import type { SavedCard } from './provider/card-provider.ts';
import { paymentsOf } from './provider/open-provider.ts';

/** The cards that the provider keeps for a member, by their last four digits; none when it does not answer: one can pay without them. */
export async function keptCards(
  { db, services }: Pick<FeatureParts, 'db' | 'services'>,
  userId: string,
): Promise<SavedCard[]> {
  const payments = paymentsOf(services.config);
  const customer = payments && (await findCustomer(db, userId));
  if (!payments || !customer) return [];
  return payments.cards.cards(customer).catch((error: unknown) => {
    services.log.warn({ err: error }, 'the card provider did not say which cards are kept');
    return [];
  });
}
