import type { SealedBytes, SealedText } from '@solelune/platform';
import type { ColumnType, Generated, Selectable, Updateable } from 'kysely';
import type { Phase, RoomWay, Side } from '../engine/index.ts';

type Instant = ColumnType<Date, string, string>;
type MaybeInstant = ColumnType<Date | null, string | null | undefined, string | null>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface ConsultationTable {
  id: string;
  member_id: Maybe<string>;
  advisor_id: number;
  way: RoomWay;
  cents_per_minute: number;
  cap_seconds: number;
  phase: Generated<Phase>;
  order_id: Maybe<string>;
  created_at: Instant;
  requested_at: MaybeInstant;
  ended_at: MaybeInstant;
  settled_cents: Maybe<number>;
  member_seen_at: MaybeInstant;
  advisor_seen_at: MaybeInstant;
  member_typing_until: MaybeInstant;
  advisor_typing_until: MaybeInstant;
  member_delivered: Generated<number>;
  advisor_delivered: Generated<number>;
  member_read: Generated<number>;
  advisor_read: Generated<number>;
  last_message: Generated<number>;
  log_length: Generated<number>;
  deadline_at: MaybeInstant;
  summary: SealedText | null;
}
export type ConsultationRow = Selectable<ConsultationTable>;
export type ConsultationChange = Updateable<ConsultationTable>;

interface HoldTable {
  consultation_id: string;
  /** 0: the one that opened it. */
  number: number;
  order_id: Maybe<string>;
  seconds: number;
  cents: number;
  state: Generated<'asked' | 'held' | 'closed'>;
}
export type HoldRow = Selectable<HoldTable>;

interface MessageTable {
  id: string;
  consultation_id: string;
  number: number;
  side: Side;
  author_key: string;
  body: SealedText | null;
  has_picture: Generated<boolean>;
  sent_at: Instant;
}
export type MessageRow = Selectable<MessageTable>;

declare module '@solelune/platform' {
  interface Tables {
    consultations_consultation: ConsultationTable;
    consultations_hold: HoldTable;
    consultations_message: MessageTable;
    consultations_picture: { id: string; bytes: SealedBytes };
  }
}
