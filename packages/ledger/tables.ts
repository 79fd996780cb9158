import type { ColumnType } from 'kysely';
import type { Currency, OwnerKind } from './engine/index.ts';

/** Written as ISO text, read as a Date, never updated. */
type Instant = ColumnType<Date, string, never>;

interface OwnerRow {
  id: string;
  kind: OwnerKind;
  person_id: string | null;
  opened_at: Instant;
}

interface AccountRow {
  id: string;
  owner_id: string;
  owner_kind: OwnerKind;
  name: string;
  currency: Currency;
  may_go_below_zero: boolean;
  chained: boolean;
  opened_at: Instant;
}

/** What an entry says, once and for ever. */
export interface WrittenEntry {
  key: string;
  fingerprint: string;
  operation: string;
  label: string;
  detail: string | null;
  refundable_amount: number | null;
  refundable_currency: Currency | null;
  refunds: string | null;
  refunds_amount: number | null;
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
    ledger_owner: OwnerRow;
    ledger_account: AccountRow;
    ledger_entry: EntryRow;
    ledger_line: LineRow;
  }
}
