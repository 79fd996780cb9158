export { lockMembers } from './accounts.repo.ts';
export { auditLedger } from './audit.repo.ts';
export { credit, exchange, refund, reverse, spend } from './operations.ts';
export type { Done, Refused } from './perform.ts';
export { balanceOf, historyOf, type StatementLine } from './statement.repo.ts';
