import type { ColumnType, Generated, Selectable, Updateable } from 'kysely';
import type { DayException, WeeklyHours } from '../engine/index.ts';

type Instant = ColumnType<Date, string, string>;
type MaybeInstant = ColumnType<Date | null, string | null | undefined, string | null>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Json<T> = ColumnType<T, string, string>;

type Kind = 'phone' | 'chat' | 'written';
type Status = 'held' | 'released' | 'booked' | 'done' | 'cancelled' | 'missed';
export type Side = 'member' | 'advisor';

interface AppointmentTable {
  id: string;
  user_id: string;
  advisor_id: number;
  advisor_slug: string;
  advisor_name: string;
  starts_at: Instant;
  duration_minutes: number;
  busy_until: Instant;
  kind: Kind;
  amount_cents: number;
  status: Status;
  held_until: MaybeInstant;
  order_id: Maybe<string>;
  member_zone: Generated<string>;
  advisor_zone: Generated<string>;
  sequence: Generated<number>;
  cancelled_by: Maybe<Side | 'house'>;
  refund: Maybe<'due' | 'suns' | 'card'>;
  day_reminder_at: MaybeInstant;
  hour_reminder_at: MaybeInstant;
  created_at: ColumnType<Date, never, never>;
}
export type AppointmentRow = Selectable<AppointmentTable>;
export type AppointmentChange = Updateable<AppointmentTable>;

interface AgendaTable {
  advisor_id: number;
  weekly: Json<WeeklyHours[]>;
  exceptions: Json<DayException[]>;
  works_on_holidays: boolean;
  buffer_minutes: number;
  notice_minutes: number;
  horizon_days: number;
}
export type AgendaRow = Selectable<AgendaTable>;

interface ProposalTable {
  id: string;
  appointment_id: string;
  made_by: Side;
  starts_at: Instant;
  made_at: Instant;
  outcome: 'accepted' | 'declined' | 'withdrawn' | null;
}
export type ProposalRow = Selectable<ProposalTable>;

declare module '@solelune/platform' {
  interface Tables {
    appointments_appointment: AppointmentTable;
    appointments_agenda: AgendaTable;
    appointments_proposal: ProposalTable;
  }
}
