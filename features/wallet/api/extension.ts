import { forgetOwner } from '@solelune/ledger';
import { member } from '@solelune/ledger/engine';
import type { Reader, Writer } from '@solelune/platform';
import type { Currency } from '../engine/index.ts';
import { balanceOf, historyOf } from './statement.ts';

const MOST_LINES = 100_000;

/** What the wallet adds to an account, shaped as the account's extensions are: its part of the export, under French keys for the member who reads it. */
export const walletExtension = {
  async exportOf(db: Reader, userId: string) {
    const { suns, points } = await balanceOf(db, userId);
    return {
      soleils: { solde: suns, mouvements: await movements(db, userId, 'suns') },
      points: { solde: points, mouvements: await movements(db, userId, 'points') },
    };
  },
  /** The ledger outlives the member: it keeps the lines, and forgets whose they were. */
  onAccountDeletion: (tx: Writer, userId: string) => forgetOwner(tx, member(userId)),
};

async function movements(db: Reader, userId: string, currency: Currency) {
  const { lines } = await historyOf(db, { userId, currency, offset: 0, limit: MOST_LINES });
  return lines.map(({ label, detail, amount, balanceAfter, madeAt }) => ({
    ...{ libelle: label, detail, montant: amount, solde_ensuite: balanceAfter, le: madeAt },
  }));
}
