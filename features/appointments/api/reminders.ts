import type { Services } from '@solelune/contract/server';
import type { Writer } from '@solelune/platform';
import { REMINDERS, type Reminder, remindJob } from './job-inputs.ts';
import type { AppointmentRow } from './tables.ts';

const BEFORE: Readonly<Record<Reminder, { hours: number }>> = { day: { hours: 24 }, hour: { hours: 1 } };

const reminderKey = (id: string, which: Reminder): string => `${id}:${which}`;

/** A day and an hour before; what is past already is not sent late. Called again, they move with the appointment. */
export async function scheduleReminders(
  tx: Writer,
  { jobs }: Pick<Services, 'jobs'>,
  { id, starts_at }: Pick<AppointmentRow, 'id' | 'starts_at'>,
  now: Temporal.Instant,
): Promise<void> {
  const startsAt = starts_at.toISOString();
  for (const which of REMINDERS) {
    const at = Temporal.Instant.from(startsAt).subtract(BEFORE[which]);
    const key = reminderKey(id, which);
    if (Temporal.Instant.compare(at, now) <= 0) await jobs.cancel(tx, remindJob, key);
    else await jobs.send(tx, remindJob, { id, which, startsAt }, { key, startAfter: at, whenWaiting: 'replace' });
  }
}

export async function cancelReminders(tx: Writer, { jobs }: Pick<Services, 'jobs'>, id: string): Promise<void> {
  for (const which of REMINDERS) await jobs.cancel(tx, remindJob, reminderKey(id, which));
}
