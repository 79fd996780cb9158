import type { Reader, Writer } from '@solelune/platform';
import { sql } from 'kysely';
import type { Span } from '../engine/index.ts';
import type { AppointmentRow } from './tables.ts';

const LATEST = 100;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The latest first, of this member alone; what was never paid is no appointment. */
const ofMember = (db: Reader, userId: string) =>
  db
    .selectFrom('appointments_appointment')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'not in', ['held', 'released'])
    .orderBy('starts_at', 'desc')
    .orderBy('id');

export const appointmentsOf = (db: Reader, userId: string): Promise<AppointmentRow[]> =>
  ofMember(db, userId).limit(LATEST).execute();

export const everyAppointmentOf = (db: Reader, userId: string): Promise<AppointmentRow[]> =>
  ofMember(db, userId).execute();

export const appointmentsOfAdvisor = (db: Reader, advisorId: number, from: Temporal.Instant) =>
  db
    .selectFrom('appointments_appointment')
    .innerJoin('account_user', 'account_user.id', 'appointments_appointment.user_id')
    .selectAll('appointments_appointment')
    .select('account_user.firstname')
    .where('advisor_id', '=', advisorId)
    .where('status', 'not in', ['held', 'released'])
    .where('starts_at', '>=', new Date(from.epochMilliseconds))
    .orderBy('starts_at')
    .limit(LATEST)
    .execute();

export const findAppointment = async (db: Reader, id: string): Promise<AppointmentRow | null> =>
  UUID.test(id)
    ? ((await db.selectFrom('appointments_appointment').selectAll().where('id', '=', id).executeTakeFirst()) ?? null)
    : null;

/** Whoever else would change it waits until the transaction ends. */
export const lockAppointment = async (tx: Writer, id: string): Promise<AppointmentRow | null> =>
  UUID.test(id)
    ? ((await tx
        .selectFrom('appointments_appointment')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()) ?? null)
    : null;

/** What is taken of these advisors, the rest after it included. A hold that is over takes nothing. */
export async function busyOf(
  db: Reader,
  advisorIds: readonly number[],
  now: Temporal.Instant,
): Promise<Map<number, Span[]>> {
  const at = new Date(now.epochMilliseconds);
  const rows = await db
    .selectFrom('appointments_appointment')
    .select(['advisor_id', 'starts_at', 'busy_until'])
    .where('advisor_id', 'in', [...advisorIds])
    .where('busy_until', '>', at)
    .where((eb) => eb.or([eb('status', '=', 'booked'), eb.and([eb('status', '=', 'held'), eb('held_until', '>', at)])]))
    .execute();
  const busy = new Map<number, Span[]>();
  for (const { advisor_id, starts_at, busy_until } of rows) {
    const span = { startMs: starts_at.getTime(), endMs: busy_until.getTime() };
    busy.set(advisor_id, [...(busy.get(advisor_id) ?? []), span]);
  }
  return busy;
}

/** Booked, if nobody else has the hour by now. Who comes at the same moment meets the database's own refusal, and is tried again. */
export async function bookIfFree(tx: Writer, { id }: Pick<AppointmentRow, 'id'>): Promise<boolean> {
  const booked = await tx
    .updateTable('appointments_appointment as mine')
    .set({ status: 'booked', held_until: null })
    .where('mine.id', '=', id)
    .where('mine.status', 'in', ['held', 'released'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('appointments_appointment as other')
            .select('other.id')
            .whereRef('other.advisor_id', '=', 'mine.advisor_id')
            .whereRef('other.id', '<>', 'mine.id')
            .where('other.status', 'in', ['held', 'booked'])
            .whereRef('other.starts_at', '<', 'mine.busy_until')
            .whereRef('other.busy_until', '>', 'mine.starts_at'),
        ),
      ),
    )
    .returning('mine.id')
    .executeTakeFirst();
  return booked !== undefined;
}

/** Day of the last consultation that took place, on the calendar of Paris. */
export async function lastConsulted(db: Reader, userId: string, advisorId: number): Promise<string | null> {
  const row = await db
    .selectFrom('appointments_appointment')
    .select(sql<string>`to_char(max(starts_at) at time zone 'Europe/Paris', 'YYYY-MM-DD')`.as('day'))
    .where('user_id', '=', userId)
    .where('advisor_id', '=', advisorId)
    .where('status', '=', 'done')
    .executeTakeFirst();
  return row?.day ?? null;
}
