import { type SealedText, sealedText } from '@solelune/platform';
import type { Selectable } from 'kysely';

interface BankTable {
  id: string;
  holder: SealedText;
  iban: SealedText;
  shown: string;
  changed_at: Date;
}

interface PayoutTable {
  id: string;
  month: string;
  pay_on: string;
  made_at: Date;
  debtor: SealedText;
}

interface PayoutLineTable {
  id: string;
  payout_id: string;
  account_id: string;
  payee: SealedText;
  cents: number;
}

declare module '@solelune/platform' {
  interface Tables {
    console_bank: BankTable;
    console_payout: PayoutTable;
    console_payout_line: PayoutLineTable;
  }
}

export type PayoutRow = Selectable<PayoutTable>;

export const bankHolder = sealedText('console_bank', 'holder');
export const bankIban = sealedText('console_bank', 'iban');
export const payoutDebtor = sealedText('console_payout', 'debtor');
export const linePayee = sealedText('console_payout_line', 'payee');
