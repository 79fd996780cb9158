import type { SealedText } from '@solelune/platform';
import type { ColumnType } from 'kysely';

interface NoteTable {
  id: string;
  consultation_id: string;
  body: SealedText;
  saved_at: ColumnType<Date, string, string>;
}

declare module '@solelune/platform' {
  interface Tables {
    consultations_note: NoteTable;
  }
}
