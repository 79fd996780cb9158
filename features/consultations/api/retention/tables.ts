import type { ColumnType } from 'kysely';

export type ErasedBecause = 'member' | 'period' | 'account';

interface ErasureTable {
  consultation_id: string;
  at: ColumnType<Date, string, string>;
  why: ErasedBecause;
}

declare module '@solelune/platform' {
  interface Tables {
    consultations_erasure: ErasureTable;
  }
}
