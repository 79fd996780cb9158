/** What happens to an appointment, each with all that follows from it, in the caller's transaction. */
import { Failure, fail } from '@solelune/contract/server';
import { askCancel, askRefund, lockOwnOrder } from '@solelune/payments/api';
import { refundable } from '@solelune/payments/engine';
import type { Writer } from '@solelune/platform';
import { formatSuns } from '@solelune/wallet/engine';
import { busyUntilMs } from '../engine/index.ts';
import { booked, cancelled, moved } from '../mail/letters.ts';
import { bookIfFree, findAppointment, lockAppointment } from './appointment.repo.ts';
import { slotsTag } from './free-slots.ts';
import { giveBackJob, releaseJob } from './job-inputs.ts';
import { cancelReminders, scheduleReminders } from './reminders.ts';
import type { AppointmentChange, AppointmentRow, Side } from './tables.ts';
import { advisorWhen, type Telling, tellAdvisor, tellMember } from './tell.ts';

type Order = NonNullable<Awaited<ReturnType<typeof lockOwnOrder>>>;

/** The order first, as payments does: two who come from either side never wait for each other. */
export async function lockWithOrder(
  tx: Writer,
  id: string,
): Promise<{ row: AppointmentRow; order: Order | null } | null> {
  const known = await findAppointment(tx, id);
  if (!known) return null;
  const order = known.order_id ? await lockOwnOrder(tx, known.order_id, known.user_id) : null;
  const row = await lockAppointment(tx, id);
  return row && { row, order };
}

const change = async (tx: Writer, { id }: AppointmentRow, values: AppointmentChange): Promise<AppointmentRow> =>
  tx.updateTable('appointments_appointment').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Nobody paid: the hour is free again, and the way to pay is closed. */
export async function release(tx: Writer, telling: Telling, id: string): Promise<void> {
  const found = await lockWithOrder(tx, id);
  if (found?.row.status !== 'held') return;
  const row = await change(tx, found.row, { status: 'released' });
  const { services, at } = telling;
  await services.jobs.cancel(tx, releaseJob, id);
  // One that is paid or given up already stays what it is.
  if (found.order) await askCancel(tx, { services, at }, found.order, 'abandoned');
  services.pages.changed(slotsTag(row.advisor_slug));
}

/** Paid: the appointment stands; or, where the payment came after the ten minutes and somebody else has the hour, everything goes back. */
export async function bookPaid(tx: Writer, telling: Telling, id: string): Promise<void> {
  const held = await lockAppointment(tx, id);
  if (!held || (held.status !== 'held' && held.status !== 'released')) return;
  const { services, at } = telling;
  await services.jobs.cancel(tx, releaseJob, id);
  const isStillToCome = held.starts_at.getTime() > at.epochMilliseconds;
  if (!isStillToCome || !(await bookIfFree(tx, held))) {
    await change(tx, held, { status: 'cancelled', cancelled_by: 'house', refund: 'card' });
    await services.jobs.send(tx, giveBackJob, { id }, { key: id });
    return;
  }
  const row: AppointmentRow = { ...held, status: 'booked', held_until: null };
  await scheduleReminders(tx, services, row, at);
  await tellMember(tx, telling, row, booked, {});
  const title = 'Un rendez-vous de plus';
  await tellAdvisor(tx, telling, row, { title, words: (who) => `${who} : ${advisorWhen(row)}.`, method: 'REQUEST' });
  services.pages.changed(slotsTag(row.advisor_slug));
}

const NOT_ANY_MORE = 'Ce rendez-vous ne peut plus être annulé : son heure est passée, ou il l’était déjà.';

interface Cancelling {
  by: Side | 'house';
  /** What becomes of the money; null: that is somebody else's business. */
  refund: 'suns' | 'card' | 'due' | null;
}

/** Before it starts. By the member, everything comes back in Suns at once; by the advisor, the member chooses. */
export async function cancelAppointment(
  tx: Writer,
  telling: Telling,
  { row, order }: { row: AppointmentRow; order: Order | null },
  { by, refund }: Cancelling,
): Promise<AppointmentRow | Failure> {
  const { services, at } = telling;
  if (row.status !== 'booked' || row.starts_at.getTime() <= at.epochMilliseconds)
    return fail('conflict', { sentence: NOT_ANY_MORE });
  const gone = await change(tx, row, {
    ...{ status: 'cancelled', cancelled_by: by, sequence: row.sequence + 1 },
    refund: row.amount_cents > 0 && order ? refund : null,
  });
  await cancelReminders(tx, services, row.id);
  await closeProposal(tx, row.id, 'withdrawn');
  const back = refund === 'suns' && order ? await refundInSuns(tx, telling, gone, order) : null;
  if (back instanceof Failure) return back;
  await tellMember(tx, telling, gone, cancelled, { outcome: outcomeWords(gone, back) }, 'CANCEL');
  const title = 'Un rendez-vous annulé';
  const words = (who: string) => `${who}, prévu ${advisorWhen(gone)}, n’aura pas lieu.`;
  await tellAdvisor(tx, telling, gone, { title, words, method: 'CANCEL' });
  services.pages.changed(slotsTag(row.advisor_slug));
  return gone;
}

function outcomeWords({ refund, advisor_name }: AppointmentRow, suns: number | null): string {
  if (refund === 'suns' && suns !== null)
    return `${formatSuns(suns)} vous sont rendus : ils sont déjà dans votre solde.`;
  if (refund === 'due')
    return `C’est ${advisor_name} qui annule : dans vos rendez-vous, choisissez un remboursement en Soleils ou sur votre carte.`;
  if (refund === 'card') return 'Le remboursement part vers votre carte ; une lettre le confirmera.';
  return 'Il n’y avait rien à rembourser.';
}

/** What the order was paid with, in cents, all of it. */
const paidCents = ({ state }: Order): { suns: number; card: number } => {
  const { sunsCents, cardCents } = refundable(state);
  return { suns: sunsCents, card: cardCents };
};

/** Gives how many Suns came back. */
export async function refundInSuns(
  tx: Writer,
  { services, at }: Telling,
  { id }: AppointmentRow,
  order: Order,
): Promise<number | Failure> {
  const paid = paidCents(order);
  const cents = paid.suns + paid.card;
  if (cents === 0) return 0;
  const refund = { id: `appointment-${id}`, cents, to: 'suns', reason: 'rule', note: null } as const;
  const asked = await askRefund(tx, { services, at }, order, refund);
  if (asked instanceof Failure) return asked;
  const { sunValueCents } = services.config;
  return Math.round(paid.suns / sunValueCents) + Math.ceil(paid.card / sunValueCents);
}

/** The card gets what it paid; Suns that paid come back as Suns. */
export async function refundToCard(
  tx: Writer,
  { services, at }: Telling,
  { id }: AppointmentRow,
  order: Order,
): Promise<Failure | undefined> {
  const paid = paidCents(order);
  let current: Order = order;
  for (const [to, cents] of [
    ['suns', paid.suns],
    ['card', paid.card],
  ] as const) {
    if (cents === 0) continue;
    const refund = { id: `appointment-${id}-${to}`, cents, to, reason: 'rule', note: null } as const;
    const asked = await askRefund(tx, { services, at }, current, refund);
    if (asked instanceof Failure) return asked;
    current = asked;
  }
  return undefined;
}

export async function closeProposal(
  tx: Writer,
  appointmentId: string,
  outcome: 'accepted' | 'declined' | 'withdrawn',
): Promise<void> {
  await tx
    .updateTable('appointments_proposal')
    .set({ outcome })
    .where('appointment_id', '=', appointmentId)
    .where('outcome', 'is', null)
    .execute();
}

/** To an hour that is free, as the caller has seen; who takes it at the same moment is told by the database. */
export async function moveAppointment(
  tx: Writer,
  telling: Telling,
  row: AppointmentRow,
  startsAt: Temporal.Instant,
  bufferMinutes: number,
): Promise<AppointmentRow> {
  const { services, at } = telling;
  const busyUntil = busyUntilMs(startsAt.epochMilliseconds, row.duration_minutes, bufferMinutes);
  const there = await change(tx, row, {
    ...{ starts_at: startsAt.toString(), busy_until: new Date(busyUntil).toISOString(), sequence: row.sequence + 1 },
    ...{ day_reminder_at: null, hour_reminder_at: null },
  });
  await scheduleReminders(tx, services, there, at);
  await tellMember(tx, telling, there, moved, {});
  const words = (who: string) => `${who} : ${advisorWhen(there)}.`;
  await tellAdvisor(tx, telling, there, { title: 'Un rendez-vous déplacé', words, method: 'REQUEST' });
  services.pages.changed(slotsTag(row.advisor_slug));
  return there;
}
