import type { MemberHooks } from '@solelune/contract/server';
import { everyCouponOf } from './coupon.repo.ts';
import { earnForSignup } from './earn.ts';

const KINDS = { suns: 'Soleils', percent: 'pour cent de réduction' };

/** What loyalty adds to an account: the points of a newcomer, and their codes in the export; the movements themselves are the wallet's. */
export const loyaltyExtension: MemberHooks = {
  async onSignup(tx, userId, at) {
    await earnForSignup(tx, { userId, at });
  },
  async exportOf(db, userId) {
    const coupons = await everyCouponOf(db, userId);
    return {
      codes: coupons.map(({ code, kind, value, isPublic, validFrom, validUntil, usedAt }) => ({
        ...{ code, donne: `${value} ${KINDS[kind]}`, pour_tous: isPublic },
        ...{ valable_depuis: validFrom, valable_jusque: validUntil, utilise_le: usedAt },
      })),
    };
  },
};
