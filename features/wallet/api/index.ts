import { defineApi } from '@solelune/contract/server';
import { balanceHandler } from './balance.ts';
import { historyHandler } from './history.ts';

export { lockMembers } from './accounts.repo.ts';
export { auditLedger } from './audit.repo.ts';
export { walletExtension } from './export-wallet.ts';
export { credit, exchange, refund, reverse, spend } from './operations.ts';
export type { Done, Refused } from './perform.ts';
export { balanceOf, historyOf, type StatementLine } from './statement.repo.ts';

export const walletApi = defineApi({
  name: 'wallet',
  handlers: [balanceHandler, historyHandler],
  migrations: new URL('./migrations/', import.meta.url),
});
