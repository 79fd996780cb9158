import { join } from 'node:path';
import './tables.ts';

export { type EntryFacts, findKey } from './entries.repo.ts';
export { type NewEntry, post, postAll, type Refund, refund, reverse } from './operations.ts';
export { forgetOwner, lockOwners } from './owners.repo.ts';
export type { Balance, Done, Refused, Wording } from './perform.ts';
export { auditLedger } from './reports/audit.repo.ts';
export {
  accountBalances,
  balancesOf,
  type TrialBalance,
  type TrialRow,
  trialBalance,
} from './reports/balances.repo.ts';
export { type AccountStatement, historyOf, type StatementLine, statementOf } from './reports/statement.repo.ts';

/** The tables of the ledger; the composition root gives it to `database.migrate` with the folders of the features. */
export const LEDGER_MIGRATIONS = join(import.meta.dirname, 'migrations');
