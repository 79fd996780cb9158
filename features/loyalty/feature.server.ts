import { defineFeature } from '@solelune/contract/server';
import { exchangeHandler } from './api/exchange.ts';
import { loyaltyExtension } from './api/extension.ts';
import { redeemHandler } from './api/redeem.ts';
import { rewardpointHandler } from './api/rewardpoint.ts';

/** Points, offers and codes. */
export default defineFeature({
  name: 'loyalty',
  handlers: [rewardpointHandler, exchangeHandler, redeemHandler],
  migrations: new URL('./api/migrations/', import.meta.url),
  members: loyaltyExtension,
});
