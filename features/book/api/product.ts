import { defineProduct } from '@solelune/payments/api';
import { VAT_STANDARD } from '@solelune/payments/engine';
import { PRICE_CENTS } from '../engine/sale.ts';
import { findBook, lockBook } from './book.repo.ts';
import { giveBack, startMaking } from './commands.ts';

const TERMS = { name: 'terms', words: 'J’ai dix-huit ans ou plus et j’accepte les conditions générales de vente.' };
/** Code de la consommation, L221-28: asked for before, since the book is made for one person and at once. */
const MAKE_NOW = {
  name: 'make_now',
  words:
    'Je demande que le livre soit fabriqué sans attendre la fin des quatorze jours pour renoncer au contrat. Je sais qu’une fois fabriqué, je ne pourrai plus y renoncer.',
};

/** A book. The item is its id; what it is made from was written before it was ordered. */
export const bookProduct = defineProduct({
  kind: 'book',
  offer: async (item, { db, userId }) => {
    const row = await findBook(db, item);
    if (row?.user_id !== userId || row.status !== 'draft') return null;
    return {
      ...{ label: 'Promesse Céleste, livre de 186 pages (PDF)', priceCents: PRICE_CENTS, vatRate: VAT_STANDARD },
      ...{ mode: 'sale' as const, takesSuns: true, takesCoupon: true, consents: [TERMS, MAKE_NOW] },
      chosenAt: '/commande-promesse-celeste',
      given: row.gift_day
        ? 'Le livre est fabriqué la veille du jour choisi et remis ce jour-là, à neuf heures.'
        : 'Le livre est fabriqué dès le paiement accepté, en une minute environ ; une lettre prévient.',
    };
  },

  paid: (tx, { state, services, at }) => startMaking(tx, { services, at }, state.item),

  /** Renounced before its first page: nobody begins it. What is made is theirs, and was paid for. */
  refundAsked: async (tx, { state, refund }) => {
    if (refund.reason !== 'withdrawal') return true;
    const row = await lockBook(tx, state.item);
    if (row?.status !== 'waiting') return false;
    await tx.updateTable('book_book').set({ status: 'refunding' }).where('id', '=', row.id).execute();
    return true;
  },

  /** It could not be given back: the book is theirs again, and is made. */
  refundDone: async (tx, { state, done, services, at }) => {
    const row = await lockBook(tx, state.item);
    if (row?.status !== 'refunding') return;
    if (!done) return giveBack(tx, { services, at }, row);
    await tx.updateTable('book_book').set({ status: 'refunded' }).where('id', '=', row.id).execute();
  },

  lost: async (tx, { state }) => {
    await tx.updateTable('book_book').set({ status: 'lost' }).where('id', '=', state.item).execute();
  },

  unused: async (db, { state }) => ({
    ...{ units: 1, unused: (await findBook(db, state.item))?.status === 'waiting' ? 1 : 0 },
  }),

  leadsTo: (item) => ({ words: 'Suivre la fabrication du livre', address: `/profil/livres/${item}` }),
});
