import type { Amount as LedgerAmount, Currency as LedgerCurrency } from '@solelune/ledger/engine';

/** What a member's wallet counts, in whole units. Suns pay consultations; points are earned and exchanged (features/loyalty). */
export type Currency = Extract<LedgerCurrency, 'suns' | 'points'>;

export type Amount = LedgerAmount & { currency: Currency };
export type Balances = Record<Currency, number>;
