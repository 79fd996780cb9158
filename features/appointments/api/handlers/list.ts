import { handle } from '@solelune/contract/server';
import { appointment } from '../../contract.ts';
import { appointmentsOf } from '../appointment.repo.ts';
import type { AppointmentRow } from '../tables.ts';
import { viewsOf } from '../views.ts';

const MINUTE_MS = 60_000;

/** One that is going on is still to come; one whose end has passed is not, whatever its status says. */
export const appointmentHandler = handle(appointment, async (_, { db, who, now }) => {
  const rows = await appointmentsOf(db, who.userId);
  const isUpcoming = ({ status, starts_at, duration_minutes }: AppointmentRow) =>
    status === 'booked' && starts_at.getTime() + duration_minutes * MINUTE_MS > now.epochMilliseconds;
  const upcoming = rows.filter(isUpcoming).toReversed();
  const past = rows.filter((row) => !isUpcoming(row));
  return { upcoming: await viewsOf(db, upcoming), past: await viewsOf(db, past) };
});
