import type { Reader } from '@solelune/platform';
import type { Currency } from '../engine/index.ts';
import { balanceOf, historyOf } from './statement.repo.ts';

const MOST_LINES = 100_000;

/** The wallet's part of a member's export, under French keys: it is the member who reads it. Shaped as the account's extensions are. */
export const walletExtension = {
  async exportOf(db: Reader, userId: string) {
    const { suns, points } = await balanceOf(db, userId);
    return {
      soleils: { solde: suns, mouvements: await movements(db, userId, 'suns') },
      points: { solde: points, mouvements: await movements(db, userId, 'points') },
    };
  },
};

async function movements(db: Reader, userId: string, currency: Currency) {
  const { lines } = await historyOf(db, { userId, currency, offset: 0, limit: MOST_LINES });
  return lines.map(({ label, detail, amount, balanceAfter, madeAt }) => ({
    ...{ libelle: label, detail, montant: amount, solde_ensuite: balanceAfter, le: madeAt },
  }));
}
