export { available, HOUSE_ACCOUNTS, lockMembers } from './accounts.ts';
export { credit, creditEntry, exchange, refund, reverse, spend } from './operations.ts';
export type { Done, Refused } from './outcome.ts';
export { balanceOf, historyOf, type StatementLine } from './statement.ts';
