import type { ColumnType } from 'kysely';
import type { Phase } from '../engine/index.ts';

type Instant = ColumnType<Date, string, string>;
type MaybeInstant = ColumnType<Date | null, string | null, string | null>;

interface Seller {
  company: string;
  address: string | null;
  registration: string | null;
  vatNumber: string | null;
}
interface PaidWith {
  cardCents: number;
  suns: number;
  sunsCents: number;
  offCents: number;
}

declare module '@solelune/platform' {
  interface Tables {
    payments_order: {
      id: string;
      user_id: string | null;
      product: string;
      item: string;
      phase: Exclude<Phase, 'none'>;
      placed_at: Instant;
      session_id: string | null;
      intent_id: string | null;
      look_at: MaybeInstant;
      log_length: number;
    };
    payments_customer: { user_id: string; customer_id: string };
    payments_document: {
      id: string;
      order_id: string;
      kind: 'receipt' | 'credit';
      about: string;
      corrects: string | null;
      written_at: Instant;
      series: string | null;
      sequence: number | null;
      amount_cents: number;
      vat_cents: number;
      vat_rate: number;
      label: string;
      paid_with: ColumnType<PaidWith, string, never>;
      seller: ColumnType<Seller, string, never>;
      customer_name: string | null;
      told_at: MaybeInstant;
    };
    payments_series: { series: string; last_sequence: number };
    payments_difference: { id: string; found_at: Instant; about: string; words: string; gone_at: MaybeInstant };
  }
}
