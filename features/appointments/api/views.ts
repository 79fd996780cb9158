import { picturesOf } from '@solelune/advisors/api';
import type { Reader } from '@solelune/platform';
import type { Advised, Appointment } from '../contract.ts';
import type { AppointmentRow, ProposalRow } from './tables.ts';

/** The open proposals of these, by appointment. */
export async function openProposals(db: Reader, ids: readonly string[]): Promise<Map<string, ProposalRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('appointments_proposal')
    .selectAll()
    .where('appointment_id', 'in', [...ids])
    .where('outcome', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.appointment_id, row]));
}

const proposalView = (proposal: ProposalRow | undefined) =>
  proposal ? { made_by: proposal.made_by, starts_at: proposal.starts_at.toISOString() } : null;

/** What was never paid is never shown. */
const statusOf = ({ status }: AppointmentRow): Appointment['status'] =>
  status === 'held' || status === 'released' ? 'cancelled' : status;

interface Beside {
  proposal: ProposalRow | undefined;
  picture: string | undefined;
}

const asView = (row: AppointmentRow, { proposal, picture }: Beside): Appointment => ({
  id: row.id,
  advisor: {
    ...{ user_id: row.advisor_id, slug: row.advisor_slug },
    ...{ display_name: row.advisor_name, picture: picture ?? null },
  },
  starts_at: row.starts_at.toISOString(),
  ...{ duration: row.duration_minutes, kind: row.kind, amount: row.amount_cents, status: statusOf(row) },
  ...{ advisor_zone: row.advisor_zone, cancelled_by: row.cancelled_by, refund: row.refund },
  proposal: proposalView(proposal),
});

/** As their member sees them, in the order given. */
export async function viewsOf(db: Reader, rows: readonly AppointmentRow[]): Promise<Appointment[]> {
  const proposals = await openProposals(
    db,
    rows.map(({ id }) => id),
  );
  const pictures = await picturesOf(
    db,
    rows.map(({ advisor_id }) => advisor_id),
  );
  return rows.map((row) => asView(row, { proposal: proposals.get(row.id), picture: pictures.get(row.advisor_id) }));
}

export const viewOf = async (db: Reader, row: AppointmentRow): Promise<Appointment> =>
  (await viewsOf(db, [row]))[0] as Appointment;

export const advisedView = (row: AppointmentRow & { firstname: string }, proposal?: ProposalRow): Advised => ({
  ...{ id: row.id, firstname: row.firstname, starts_at: row.starts_at.toISOString(), duration: row.duration_minutes },
  ...{ kind: row.kind, status: statusOf(row), member_zone: row.member_zone, proposal: proposalView(proposal) },
});

export async function advisedOf(db: Reader, row: AppointmentRow): Promise<Advised> {
  const member = await db
    .selectFrom('account_user')
    .select('firstname')
    .where('id', '=', row.user_id)
    .executeTakeFirst();
  return advisedView({ ...row, firstname: member?.firstname ?? '' }, (await openProposals(db, [row.id])).get(row.id));
}
