/** Another time: one side proposes, the other answers; until then nothing changes. */
import { findAdvisor } from '@solelune/advisors/api';
import { Failure, type FeatureParts, fail } from '@solelune/contract/server';
import { newId, type Writer } from '@solelune/platform';
import { proposed } from '../mail/letters.ts';
import { findAgenda } from './agenda.repo.ts';
import { busyOf } from './appointment.repo.ts';
import { closeProposal, moveAppointment } from './commands.ts';
import { agendaIfFree } from './free-slots.ts';
import type { AppointmentRow, Side } from './tables.ts';
import { advisorWhen, memberWhen, type Telling, tellAdvisor, tellMember } from './tell.ts';
import { openProposals } from './views.ts';

const TAKEN = 'Cette heure n’est plus libre : proposez-en une autre.';
const OVER = 'Ce rendez-vous ne peut plus changer d’heure.';
const NOTHING = 'Il n’y a plus de proposition à laquelle répondre.';

const isToCome = ({ status, starts_at }: AppointmentRow, at: Temporal.Instant) =>
  status === 'booked' && starts_at.getTime() > at.epochMilliseconds;

const spanOf = ({ starts_at, busy_until }: AppointmentRow) => ({
  ...{ startMs: starts_at.getTime(), endMs: busy_until.getTime() },
});

/** The member chooses among what the agenda gives out; the advisor may offer any hour of theirs that is not taken. Gives the rest after it. */
async function bufferIfFree(
  tx: Writer,
  row: AppointmentRow,
  by: Side,
  startsAt: Temporal.Instant,
  now: Temporal.Instant,
): Promise<number | null> {
  const advisor = await findAdvisor(tx, row.advisor_id);
  if (!advisor || Temporal.Instant.compare(startsAt, now) <= 0) return null;
  if (by === 'member') {
    const asked = { minutes: row.duration_minutes, now, besides: spanOf(row) };
    return (await agendaIfFree(tx, advisor, startsAt, asked))?.bufferMinutes ?? null;
  }
  const bufferMinutes = (await findAgenda(tx, advisor))?.bufferMinutes ?? 0;
  const own = spanOf(row);
  const startMs = startsAt.epochMilliseconds;
  const endMs = startMs + (row.duration_minutes + bufferMinutes) * 60_000;
  const busy = (await busyOf(tx, [advisor.id], now)).get(advisor.id) ?? [];
  const isFree = busy.every(
    (taken) => taken.startMs === own.startMs || endMs <= taken.startMs || startMs >= taken.endMs,
  );
  return isFree ? bufferMinutes : null;
}

/** Undefined once it is made; a newer one takes the place of what was open. */
export async function makeProposal(
  tx: Writer,
  telling: Telling,
  row: AppointmentRow,
  by: Side,
  startsAt: Temporal.Instant,
): Promise<Failure | undefined> {
  const { at } = telling;
  if (!isToCome(row, at)) return fail('conflict', { sentence: OVER });
  if ((await bufferIfFree(tx, row, by, startsAt, at)) === null) return fail('conflict', { sentence: TAKEN });
  await closeProposal(tx, row.id, 'withdrawn');
  const times = { starts_at: startsAt.toString(), made_at: at.toString() };
  const proposal = { id: newId(), appointment_id: row.id, made_by: by, outcome: null };
  await tx
    .insertInto('appointments_proposal')
    .values({ ...proposal, ...times })
    .execute();
  const when = new Date(startsAt.epochMilliseconds);
  if (by === 'advisor') await tellMember(tx, telling, row, proposed, { proposal: memberWhen(row, when) });
  else {
    const words = (who: string) =>
      `${who}, prévu ${advisorWhen(row)} : une autre heure est demandée, ${advisorWhen(row, when)}.`;
    await tellAdvisor(tx, telling, row, { title: 'Une autre heure est demandée', words });
  }
  return undefined;
}

interface Answering<Answer> {
  side: Side;
  accept: boolean;
  lock(tx: Writer): Promise<AppointmentRow | null>;
  view(tx: Writer, row: AppointmentRow): Promise<Answer>;
}

/** Code of PostgreSQL: an exclusion constraint was met. Somebody took the hour at this very moment. */
const isTaken = (error: unknown) => (error as { code?: string }).code === '23P01';

/** Accepted, the appointment moves; refused, or taken back by who made it, it stays. */
export async function answerProposal<Answer>(
  transaction: FeatureParts['transaction'],
  telling: Telling,
  { side, accept, lock, view }: Answering<Answer>,
): Promise<Answer | Failure> {
  return transaction<Answer | Failure>(async (tx) => {
    const row = await lock(tx);
    if (!row) return fail('not_found');
    const proposal = (await openProposals(tx, [row.id])).get(row.id);
    if (!proposal) return fail('conflict', { sentence: NOTHING });
    if (!accept) {
      await closeProposal(tx, row.id, proposal.made_by === side ? 'withdrawn' : 'declined');
      return view(tx, row);
    }
    if (proposal.made_by === side) return fail('conflict', { sentence: NOTHING });
    if (!isToCome(row, telling.at)) return fail('conflict', { sentence: OVER });
    const startsAt = Temporal.Instant.fromEpochMilliseconds(proposal.starts_at.getTime());
    // Whoever proposed may offer what is theirs to offer: judged again, as the hours are now.
    const bufferMinutes = await bufferIfFree(tx, row, proposal.made_by, startsAt, telling.at);
    if (bufferMinutes === null) return fail('conflict', { sentence: TAKEN });
    await closeProposal(tx, row.id, 'accepted');
    return view(tx, await moveAppointment(tx, telling, row, startsAt, bufferMinutes));
  }).catch((error: unknown) => {
    if (isTaken(error)) return fail('conflict', { sentence: TAKEN });
    throw error;
  });
}
