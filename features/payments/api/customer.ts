import type { FeatureParts } from '@solelune/contract/server';
import { newId, type Reader } from '@solelune/platform';
import type { CardProvider } from './provider/card-provider.ts';
import './tables.ts';

export const findCustomer = async (db: Reader, userId: string): Promise<string | null> =>
  (await db.selectFrom('payments_customer').select('customer_id').where('user_id', '=', userId).executeTakeFirst())
    ?.customer_id ?? null;

/** Who this member is to the provider: a number, without a name nor an address. Made with their first payment. */
export async function customerOf(
  { db, transaction }: Pick<FeatureParts, 'db' | 'transaction'>,
  cards: CardProvider,
  userId: string | null,
): Promise<string> {
  if (!userId) throw new Error('Nobody pays for an account that is gone');
  const known = await findCustomer(db, userId);
  if (known) return known;
  // A key of its own each time: the member may have been erased and have come back, and two made at once cost nothing.
  const made = await cards.newCustomer(`customer:${newId()}`);
  await transaction((tx) =>
    tx
      .insertInto('payments_customer')
      .values({ user_id: userId, customer_id: made })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute(),
  );
  return (await findCustomer(db, userId)) ?? made;
}
