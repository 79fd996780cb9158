import type { ColumnType } from 'kysely';
import type { Currency, SystemName } from '../engine/index.ts';

/** Written as ISO text, read as a Date, never updated. */
type Instant = ColumnType<Date, string, never>;

export type Operation = 'credit' | 'spend' | 'refund' | 'reverse' | 'exchange';

interface AccountRow {
  id: string;
  kind: 'member' | 'system';
  user_id: string | null;
  system_name: SystemName | null;
  currency: Currency;
  opened_at: Instant;
}

/** What an entry says, once and for ever. */
export interface WrittenEntry {
  key: string;
  fingerprint: string;
  operation: Operation;
  label: string;
  detail: string | null;
  refunds: string | null;
  reverses: string | null;
}

interface EntryRow extends WrittenEntry {
  id: string;
  line_count: number;
  made_at: Instant;
}

interface LineRow {
  entry_id: string;
  line_number: number;
  account_id: string;
  amount: number;
  position: number | null;
  balance_after: number | null;
}

declare module '@solelune/platform' {
  interface Tables {
    wallet_account: AccountRow;
    wallet_entry: EntryRow;
    wallet_line: LineRow;
  }
}
