import { fail, handle } from '@solelune/contract/server';
import { rewardpointRedeem } from '../contract.ts';
import { type CouponRefusal, useCoupon } from './coupons.ts';
import { rewardpointOf } from './rewardpoint.ts';

/** Another member's code is unknown to this one: nothing tells that it exists. */
const SENTENCES: Record<CouponRefusal, string> = {
  unknown: 'Ce code n’existe pas. Vérifiez les lettres et les chiffres.',
  used: 'Vous avez déjà utilisé ce code.',
  expired: 'Ce code n’est plus valable.',
  not_yet: 'Ce code n’est pas encore valable.',
  other_kind: 'Ce code est une réduction\u00a0: vous le donnerez au moment de payer une consultation.',
};

export const redeemHandler = handle(rewardpointRedeem, async ({ code, key }, { db, who, services, now }) => {
  const { userId } = who;
  const used = await useCoupon(db, { userId, code, kind: 'suns', purpose: `redeem:${key}`, at: now });
  if ('refused' in used) return fail('invalid_input', { fields: { code: SENTENCES[used.refused] } });
  const { sunValueCents } = services.config;
  return {
    ...(await rewardpointOf(db, { userId, at: now, sunValueCents })),
    received: { kind: 'suns' as const, value: used.value },
  };
});
