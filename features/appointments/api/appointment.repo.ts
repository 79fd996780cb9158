import type { Reader } from '@solelune/platform';
import type { ColumnType, Selectable } from 'kysely';

interface AppointmentRow {
  id: string;
  user_id: string;
  advisor_id: number;
  advisor_slug: string;
  advisor_name: string;
  advisor_picture: string | null;
  starts_at: ColumnType<Date, string, string>;
  duration_minutes: number;
  kind: 'phone' | 'chat' | 'written';
  amount_cents: number;
  status: 'booked' | 'done' | 'cancelled' | 'missed';
  created_at: ColumnType<Date, never, never>;
}

declare module '@solelune/platform' {
  interface Tables {
    appointments_appointment: AppointmentRow;
  }
}

const LATEST = 100;

/** The latest first, of this member alone. */
const ofMember = (db: Reader, userId: string) =>
  db
    .selectFrom('appointments_appointment')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('starts_at', 'desc')
    .orderBy('id');

export const appointmentsOf = (db: Reader, userId: string): Promise<Selectable<AppointmentRow>[]> =>
  ofMember(db, userId).limit(LATEST).execute();

export const everyAppointmentOf = (db: Reader, userId: string): Promise<Selectable<AppointmentRow>[]> =>
  ofMember(db, userId).execute();
