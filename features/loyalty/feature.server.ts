import { defineFeature } from '@solelune/contract/server';
import { couponEndHandler, couponIssueHandler, publicCouponsHandler } from './api/desk.ts';
import { exchangeHandler } from './api/exchange.ts';
import { loyaltyExtension } from './api/extension.ts';
import { redeemHandler } from './api/redeem.ts';
import { rewardpointHandler } from './api/rewardpoint.ts';

/** Points, offers and codes. */
export default defineFeature({
  name: 'loyalty',
  permissions: { 'loyalty.coupons': ['finance', 'administrator'] },
  handlers: [
    ...[rewardpointHandler, exchangeHandler, redeemHandler],
    ...[publicCouponsHandler, couponIssueHandler, couponEndHandler],
  ],
  migrations: new URL('./api/migrations/', import.meta.url),
  members: loyaltyExtension,
});
