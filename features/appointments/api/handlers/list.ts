import { handle } from '@solelune/contract/server';
import { appointment } from '../../contract.ts';
import { appointmentsOf } from '../appointment.repo.ts';
import type { AppointmentRow } from '../tables.ts';
import { appointmentView, openProposals } from '../views.ts';

const MINUTE_MS = 60_000;

/** One that is going on is still to come; one whose end has passed is not, whatever its status says. */
export const appointmentHandler = handle(appointment, async (_, { db, who, now }) => {
  const rows = await appointmentsOf(db, who.userId);
  const isUpcoming = ({ status, starts_at, duration_minutes }: AppointmentRow) =>
    status === 'booked' && starts_at.getTime() + duration_minutes * MINUTE_MS > now.epochMilliseconds;
  const upcoming = rows.filter(isUpcoming);
  const proposals = await openProposals(
    db,
    upcoming.map(({ id }) => id),
  );
  return {
    upcoming: upcoming.map((row) => appointmentView(row, proposals.get(row.id))).reverse(),
    past: rows.filter((row) => !isUpcoming(row)).map((row) => appointmentView(row)),
  };
});
