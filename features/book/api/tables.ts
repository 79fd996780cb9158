import type { SealedText } from '@solelune/platform';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Status } from '../engine/sale.ts';

type MaybeInstant = ColumnType<Date | null, string | null | undefined, string | null>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface BookTable {
  id: string;
  user_id: Maybe<string>;
  holder_id: Maybe<string>;
  order_id: Maybe<string>;
  for_whom: 'self' | 'contact' | 'gift';
  status: Status;
  firstname: string;
  first_year: number;
  birth: SealedText;
  dedication: SealedText | null;
  gift_email: SealedText | null;
  gift_day: ColumnType<string | null, string | null | undefined, never>;
  gift_sent_at: MaybeInstant;
  gift_digest: Maybe<Buffer>;
  file_key: Maybe<string>;
  file_bytes: Maybe<number>;
  made_at: MaybeInstant;
  corrections: Generated<number>;
  created_at: ColumnType<Date, string, never>;
}
export type BookRow = Selectable<BookTable>;

declare module '@solelune/platform' {
  interface Tables {
    book_book: BookTable;
  }
}
