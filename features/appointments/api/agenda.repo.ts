import type { Advisor } from '@solelune/advisors/api';
import { loadZones } from '@solelune/civil-time/node';
import type { Reader, Writer } from '@solelune/platform';
import type { Agenda } from '../engine/index.ts';
import type { AgendaRow } from './tables.ts';

let book: ReturnType<typeof loadZones> | undefined;
/** Read once per process. */
export const zones = (): ReturnType<typeof loadZones> => (book ??= loadZones());

export const agendaOf = (row: AgendaRow, zone: string): Agenda => ({
  ...{ zone, weekly: row.weekly, exceptions: row.exceptions, worksOnHolidays: row.works_on_holidays },
  ...{ bufferMinutes: row.buffer_minutes, noticeMinutes: row.notice_minutes, horizonDays: row.horizon_days },
});

export async function findAgenda(
  db: Reader,
  { id, timeZone }: Pick<Advisor, 'id' | 'timeZone'>,
): Promise<Agenda | null> {
  const row = await db.selectFrom('appointments_agenda').selectAll().where('advisor_id', '=', id).executeTakeFirst();
  return row ? agendaOf(row, timeZone) : null;
}

export const agendasOf = (db: Reader, advisorIds: readonly number[]) =>
  db
    .selectFrom('appointments_agenda')
    .innerJoin('advisors_advisor', 'advisors_advisor.id', 'appointments_agenda.advisor_id')
    .selectAll('appointments_agenda')
    .select(['advisors_advisor.time_zone', 'advisors_advisor.slug'])
    .where('appointments_agenda.advisor_id', 'in', [...advisorIds])
    .where('advisors_advisor.is_listed', '=', true)
    .execute();

export async function saveAgenda(tx: Writer, advisorId: number, agenda: Omit<Agenda, 'zone'>): Promise<void> {
  const row = {
    ...{ weekly: JSON.stringify(agenda.weekly), exceptions: JSON.stringify(agenda.exceptions) },
    ...{ works_on_holidays: agenda.worksOnHolidays, buffer_minutes: agenda.bufferMinutes },
    ...{ notice_minutes: agenda.noticeMinutes, horizon_days: agenda.horizonDays },
  };
  await tx
    .insertInto('appointments_agenda')
    .values({ advisor_id: advisorId, ...row })
    .onConflict((conflict) => conflict.column('advisor_id').doUpdateSet(row))
    .execute();
}
