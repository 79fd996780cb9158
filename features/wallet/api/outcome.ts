import type * as ledger from '@solelune/ledger';
import type { Amount } from '@solelune/ledger/engine';
import type { Balances } from '../engine/index.ts';
import { isAvailable } from './accounts.ts';

export interface Done {
  entryId: string;
  /** What the member had available right after it, in the currencies it moved. A repeated request is told the same. */
  balances: Partial<Balances>;
  /** True when the same request had been carried out before, and nothing was done now. */
  repeated: boolean;
}

/** Expected refusals; no entry was written. */
export type Refused =
  | { refused: 'insufficient_balance'; lacking: Amount }
  | { refused: 'key_reused' | 'not_found' | 'not_refundable' | 'not_reversible' };

/** What the ledger answers, as it concerns the one member of an operation. */
export function forMember(outcome: ledger.Done | ledger.Refused): Done | Refused {
  if ('entryId' in outcome) return { ...outcome, balances: availableIn(outcome.balances) };
  if (outcome.refused !== 'insufficient_balance') return outcome;
  const { currency, amount } = outcome.lacking;
  return { refused: outcome.refused, lacking: { currency, amount } };
}

export const availableIn = (balances: readonly ledger.Balance[]): Partial<Balances> =>
  Object.fromEntries(
    balances.filter(({ account }) => isAvailable(account)).map(({ currency, balance }) => [currency, balance]),
  );
