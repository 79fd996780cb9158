import type { AccountExtension } from '@solelune/account/api';
import { historyOf } from '@solelune/wallet/api';
import { earnForSignup } from './earn.ts';

const MOST_LINES = 10_000;

/** What loyalty adds to an account: the points of a newcomer, and every movement of points and Suns in the export. */
export const loyaltyExtension: AccountExtension = {
  feature: 'loyalty',
  async onSignup(tx, userId, at) {
    await earnForSignup(tx, { userId, at });
  },
  async exportOf(db, userId) {
    const movements = async (currency: 'points' | 'suns') =>
      (await historyOf(db, { userId, currency, offset: 0, limit: MOST_LINES })).lines;
    return { points: await movements('points'), soleils: await movements('suns') };
  },
};
