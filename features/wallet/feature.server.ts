import { defineFeature } from '@solelune/contract/server';
import { balanceHandler } from './api/balance.ts';
import { walletExtension } from './api/extension.ts';
import { historyHandler } from './api/history.ts';

/** Suns and points of members. */
export default defineFeature({
  name: 'wallet',
  handlers: [balanceHandler, historyHandler],
  migrations: new URL('./api/migrations/', import.meta.url),
  members: walletExtension,
});
