import { defineApi } from '@solelune/contract/server';
import { exchangeHandler } from './exchange.ts';
import { redeemHandler } from './redeem.ts';
import { rewardpointHandler } from './rewardpoint.ts';

export { type CouponRefusal, issueCoupon, useCoupon } from './coupons.ts';
export { earnForConsultation, earnForProfile } from './earn.ts';
export { loyaltyExtension } from './extension.ts';

export const loyaltyApi = defineApi({
  name: 'loyalty',
  handlers: [rewardpointHandler, exchangeHandler, redeemHandler],
  migrations: new URL('./migrations/', import.meta.url),
});
