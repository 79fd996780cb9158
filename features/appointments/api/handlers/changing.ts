import { type Download, downloadLink, Failure, fail, handle } from '@solelune/contract/server';
import { answer, calendarLink, cancel, chooseRefund, propose } from '../../contract.ts';
import { findAppointment } from '../appointment.repo.ts';
import { appointmentFile } from '../calendar.ts';
import { cancelAppointment, lockWithOrder, refundInSuns, refundToCard } from '../commands.ts';
import { answerProposal, makeProposal } from '../proposals.ts';
import { viewOf } from '../views.ts';

type Tx = Parameters<typeof lockWithOrder>[0];

/** What is not theirs is not there; what was never paid is no appointment. */
async function lockOwn(tx: Tx, id: string, userId: string) {
  const found = await lockWithOrder(tx, id);
  const isTheirs = found?.row.user_id === userId && found.row.status !== 'held' && found.row.status !== 'released';
  return isTheirs ? found : null;
}

export const cancelHandler = handle(cancel, async ({ id }, { db, who, services, now }) => {
  const found = await lockOwn(db, id, who.userId);
  if (!found) return fail('not_found');
  const gone = await cancelAppointment(db, { services, at: now }, found, { by: 'member', refund: 'suns' });
  if (gone instanceof Failure) return gone;
  const suns = gone.refund === 'suns' ? Math.ceil(gone.amount_cents / services.config.sunValueCents) : 0;
  return { appointment: await viewOf(db, gone), suns };
});

export const chooseRefundHandler = handle(chooseRefund, async ({ id, to }, { db, who, services, now }) => {
  const found = await lockOwn(db, id, who.userId);
  if (!found) return fail('not_found');
  const { row, order } = found;
  if (row.refund !== 'due' || !order) return fail('conflict');
  const telling = { services, at: now };
  const given =
    to === 'suns' ? await refundInSuns(db, telling, row, order) : await refundToCard(db, telling, row, order);
  if (given instanceof Failure) return given;
  await db.updateTable('appointments_appointment').set({ refund: to }).where('id', '=', id).execute();
  return { appointment: await viewOf(db, { ...row, refund: to }) };
});

export const proposeHandler = handle(propose, async ({ id, starts_at }, { db, who, services, now }) => {
  const found = await lockOwn(db, id, who.userId);
  if (!found) return fail('not_found');
  const made = await makeProposal(db, { services, at: now }, found.row, 'member', Temporal.Instant.from(starts_at));
  return made ?? { appointment: await viewOf(db, found.row) };
});

export const answerHandler = handle(answer, async ({ id, accept }, { who, transaction, services, now }) =>
  answerProposal(
    transaction,
    { services, at: now },
    {
      side: 'member',
      accept,
      lock: async (tx) => (await lockOwn(tx, id, who.userId))?.row ?? null,
      view: async (tx, row) => ({ appointment: await viewOf(tx, row) }),
    },
  ),
);

/** The file that puts it in an agenda, as it stands now. */
export const calendarDownload: Download = {
  name: 'appointments.calendar',
  find: async (id, { userId }, { db, services, now }) => {
    const row = await findAppointment(db, id);
    const member = await db
      .selectFrom('account_user')
      .select(['firstname', 'email'])
      .where('id', '=', userId)
      .executeTakeFirst();
    if (row?.user_id !== userId || row.status !== 'booked' || !member) return fail('not_found');
    const to = { name: member.firstname, email: member.email };
    const file = appointmentFile(services, row, { method: 'REQUEST', to, withName: row.advisor_name, now: now() });
    return { name: 'rendez-vous.ics', type: 'text/calendar; charset=utf-8', body: new TextEncoder().encode(file) };
  },
};

export const calendarLinkHandler = handle(calendarLink, async ({ id }, { db, who, services, now }) => {
  const row = await findAppointment(db, id);
  if (row?.user_id !== who.userId || row.status !== 'booked') return fail('not_found');
  return { address: downloadLink(services, calendarDownload, id, who, now) };
});
