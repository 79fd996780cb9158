import { findKey, post, reverse } from '@solelune/ledger';
import { transfer } from '@solelune/ledger/engine';
import type { Writer } from '@solelune/platform';
import { available, balanceOf, creditEntry, HOUSE_ACCOUNTS, lockMembers } from '@solelune/wallet/api';
import { formatSuns } from '@solelune/wallet/engine';
import { type OrderState, sunPacks, VAT_STANDARD } from '../engine/index.ts';
import { entryKey } from './books.ts';
import { type Deed, defineProduct } from './products.ts';

const packOf = (item: string, sunValueCents: number) => sunPacks(sunValueCents).find((pack) => pack.item === item);

/**
 * Packs of Suns. What they buy is taxed at one rate in one country, so the tax is due when they are sold (a voucher for a single purpose) and none when
 * they are spent. They never expire. What was not spent can be given back; what was spent has become something else.
 */
export const sunsProduct = defineProduct({
  kind: 'suns',
  offer: (item, { services }) => {
    const pack = packOf(item, services.config.sunValueCents);
    if (!pack) return null;
    return {
      ...{ label: formatSuns(pack.suns), priceCents: pack.priceCents, vatRate: VAT_STANDARD, mode: 'sale' as const },
      // Suns for Suns would be nothing; discounts are for consultations.
      ...{ takesSuns: false, takesCoupon: false },
      consents: [
        { name: 'terms', words: 'J’ai dix-huit ans ou plus et j’accepte les conditions générales de vente.' },
        {
          name: 'start_now',
          words:
            'Je demande que mes Soleils soient utilisables tout de suite. Je garde quatorze jours pour renoncer à ceux que je n’aurai pas utilisés, et je sais que les autres ne se remboursent plus.',
        },
      ],
    };
  },

  entries: ({ orderId, userId, state, at }) => {
    const words = { key: entryKey(orderId, 'suns'), label: 'Achat de Soleils', at };
    const given = { currency: 'suns', amount: unitsOf(state), source: 'issued' } as const;
    return userId ? [creditEntry({ ...words, ...given, userId })] : [];
  },

  refundAsked: async (tx, { refund, ...deed }) => {
    if (refund.to === 'suns') return false;
    const units = unitsFor(deed.state, refund.cents);
    const taken = await takeBack(tx, deed, `back:${refund.id}`, units);
    return taken === units || deed.userId === null;
  },

  refundDone: async (tx, { orderId, refund, done, at }) => {
    if (done) return;
    const entry = await findKey(tx, entryKey(orderId, `back:${refund.id}`));
    if (!entry) return;
    const words = { key: entryKey(orderId, `back-again:${refund.id}`), label: 'Remboursement non abouti', at };
    await reverse(tx, { ...words, entryId: entry.id });
  },

  lost: async (tx, { cents, ...deed }) => {
    await takeBack(tx, deed, 'lost', unitsFor(deed.state, cents));
  },

  unused: async (db, { userId, state }) => {
    const units = unitsOf(state);
    const { suns } = userId ? await balanceOf(db, userId) : { suns: 0 };
    return { units, unused: Math.min(units, suns) };
  },

  leadsTo: () => ({ words: 'Voir mes Soleils', address: '/profil/soleils' }),
});

/** How many were bought: the item of an order never changes, whatever a Sun costs later. */
const unitsOf = ({ item }: OrderState): number => Number(item);
const unitsFor = (state: OrderState, cents: number): number =>
  Math.min(unitsOf(state), Math.ceil((unitsOf(state) * cents) / Math.max(1, state.payment?.cardCents ?? 0)));

/** As many as are asked for, or as there are; gives how many. */
async function takeBack(tx: Writer, { orderId, userId, at }: Deed, deed: string, units: number): Promise<number> {
  if (!userId) return 0;
  await lockMembers(tx, [userId], at);
  const amount = Math.min(units, (await balanceOf(tx, userId)).suns);
  if (amount === 0) return 0;
  const lines = transfer({ currency: 'suns', amount }, available(userId), HOUSE_ACCOUNTS.issued);
  const words = { operation: 'take-back', label: 'Soleils remboursés', at };
  const taken = await post(tx, { key: entryKey(orderId, deed), ...words, lines });
  return 'refused' in taken ? 0 : amount;
}
