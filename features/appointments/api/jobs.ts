import { Failure, type FeatureParts } from '@solelune/contract/server';
import { defineJob, type Job } from '@solelune/platform';
import { reminder, slotLost } from '../mail/letters.ts';
import { lockAppointment } from './appointment.repo.ts';
import { lockWithOrder, refundToCard, release } from './commands.ts';
import { giveBackJob, type Reminder, releaseJob, remindJob } from './job-inputs.ts';
import { tellMember } from './tell.ts';

const PATIENT = { limit: 16, delaySeconds: 10, delayMaxSeconds: 4 * 3600 };
const DELAYS: Readonly<Record<Reminder, string>> = { day: 'demain', hour: 'dans une heure' };

export const appointmentJobs = (parts: FeatureParts): Job[] => [
  defineJob({ ...releaseJob, run: ({ id }) => releaseIfLapsed(parts, id) }) as Job,
  defineJob({ ...remindJob, run: (input) => remind(parts, input) }) as Job,
  defineJob({ ...giveBackJob, retry: PATIENT, run: ({ id }) => giveBack(parts, id) }) as Job,
];

async function releaseIfLapsed({ transaction, services, now }: FeatureParts, id: string): Promise<void> {
  const at = now();
  await transaction(async (tx) => {
    const row = await lockedHold(tx, id);
    if (row && row.getTime() <= at.epochMilliseconds) await release(tx, { services, at }, id);
  });
}

/** Until when it is held, if it is; the order is locked before it, by `release`. */
const lockedHold = async (tx: Parameters<typeof lockAppointment>[0], id: string): Promise<Date | null> =>
  (
    await tx
      .selectFrom('appointments_appointment')
      .select('held_until')
      .where('id', '=', id)
      .where('status', '=', 'held')
      .executeTakeFirst()
  )?.held_until ?? null;

/** Once: whoever notes it first sends it. What was moved or cancelled meanwhile is not reminded of. */
async function remind(
  { transaction, services, now }: FeatureParts,
  { id, which, startsAt }: { id: string; which: Reminder; startsAt: string },
): Promise<void> {
  const at = now();
  const column = which === 'day' ? 'day_reminder_at' : 'hour_reminder_at';
  await transaction(async (tx) => {
    const row = await lockAppointment(tx, id);
    const isDue = row?.status === 'booked' && row.starts_at.toISOString() === startsAt && row[column] === null;
    if (!row || !isDue || row.starts_at.getTime() <= at.epochMilliseconds) return;
    await tx
      .updateTable('appointments_appointment')
      .set({ [column]: at.toString() })
      .where('id', '=', id)
      .execute();
    await tellMember(tx, { services, at }, row, reminder, { delay: DELAYS[which] });
  });
}

/** What paid comes back as it was: card to card, Suns as Suns. */
async function giveBack({ transaction, services, now }: FeatureParts, id: string): Promise<void> {
  const at = now();
  await transaction(async (tx) => {
    const found = await lockWithOrder(tx, id);
    if (found?.row.cancelled_by !== 'house' || !found.order || found.order.state.refunds.length > 0) return;
    const refused = await refundToCard(tx, { services, at }, found.row, found.order);
    if (refused instanceof Failure) throw new Error(`A slot that was lost could not be given back: ${refused.code}`);
    const outcome = 'Tout ce que vous aviez payé vous est rendu : la carte vers la carte, les Soleils en Soleils.';
    await tellMember(tx, { services, at }, found.row, slotLost, { outcome });
  });
}
