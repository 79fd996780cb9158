import { handle } from '@solelune/contract/server';
import { type Appointment, appointment } from '../contract.ts';
import { appointmentsOf } from './appointment.repo.ts';

const MINUTE_MS = 60_000;

/** One that is going on is still to come; one whose end has passed is not, whatever its status says. */
export const appointmentHandler = handle(appointment, async (_, { db, who, now }) => {
  const rows = await appointmentsOf(db, who.userId);
  const isUpcoming = ({ status, starts_at, duration_minutes }: (typeof rows)[number]) =>
    status === 'booked' && starts_at.getTime() + duration_minutes * MINUTE_MS > now.epochMilliseconds;
  return {
    upcoming: rows.filter(isUpcoming).map(shown).reverse(),
    past: rows.filter((row) => !isUpcoming(row)).map(shown),
  };
});

const shown = (row: Awaited<ReturnType<typeof appointmentsOf>>[number]): Appointment => ({
  id: row.id,
  advisor: {
    ...{ user_id: row.advisor_id, slug: row.advisor_slug },
    ...{ display_name: row.advisor_name, picture: row.advisor_picture },
  },
  starts_at: row.starts_at.toISOString(),
  ...{ duration: row.duration_minutes, kind: row.kind, amount: row.amount_cents, status: row.status },
});
