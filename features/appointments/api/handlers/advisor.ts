/** The advisor's side: whoever has the permission and an advisor's page is that advisor, and touches nobody else's. */
import { type Advisor, findAdvisorOfUser } from '@solelune/advisors/api';
import { Failure, fail, handle } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import { advised, advisorAnswer, advisorCancel, advisorPropose, agenda, agendaSave } from '../../contract.ts';
import type { Agenda, Hours } from '../../engine/index.ts';
import { findAgenda, saveAgenda } from '../agenda.repo.ts';
import { appointmentsOfAdvisor } from '../appointment.repo.ts';
import { cancelAppointment, lockWithOrder } from '../commands.ts';
import { slotsTag } from '../free-slots.ts';
import { answerProposal, makeProposal } from '../proposals.ts';
import { advisedOf, advisedView, openProposals } from '../views.ts';

/** What an advisor who has said nothing yet finds: no hours at all. */
const BLANK = {
  ...{ weekly: [], exceptions: [], worksOnHolidays: false },
  ...{ bufferMinutes: 10, noticeMinutes: 120, horizonDays: 60 },
} satisfies Omit<Agenda, 'zone'>;

const agendaView = (zone: string, one: Omit<Agenda, 'zone'>) => ({
  zone,
  weekly: one.weekly.map((hours) => ({ ...hours })),
  exceptions: one.exceptions.map(({ date, hours }) => ({ date, hours: hours.map((part) => ({ ...part })) })),
  ...{ works_on_holidays: one.worksOnHolidays, buffer_minutes: one.bufferMinutes },
  ...{ notice_minutes: one.noticeMinutes, horizon_days: one.horizonDays },
});

export const agendaHandler = handle(agenda, async (_, { db, who }) => {
  const advisor = await findAdvisorOfUser(db, who.userId);
  if (!advisor) return fail('not_found');
  return agendaView(advisor.timeZone, (await findAgenda(db, advisor)) ?? BLANK);
});

/** On quarters of an hour, the end after the beginning. */
const isSound = ({ from, to }: Hours) => from < to && from % 15 === 0 && to % 15 === 0;
const UNSOUND = 'Les heures vont par quarts d’heure, la fin après le début';

export const agendaSaveHandler = handle(agendaSave, async (input, { db, who, services }) => {
  const advisor = await findAdvisorOfUser(db, who.userId);
  if (!advisor) return fail('not_found');
  const fields = {
    ...(input.weekly.every(isSound) ? {} : { weekly: UNSOUND }),
    ...(input.exceptions.every(({ hours }) => hours.every(isSound)) ? {} : { exceptions: UNSOUND }),
  };
  if (Object.keys(fields).length > 0) return fail('invalid_input', { fields });
  const saved = {
    ...{ weekly: input.weekly, exceptions: input.exceptions, worksOnHolidays: input.works_on_holidays },
    ...{ bufferMinutes: input.buffer_minutes, noticeMinutes: input.notice_minutes, horizonDays: input.horizon_days },
  };
  await saveAgenda(db, advisor.id, saved);
  services.pages.changed(slotsTag(advisor.slug));
  return agendaView(advisor.timeZone, saved);
});

export const advisedHandler = handle(advised, async (_, { db, who, now }) => {
  const advisor = await findAdvisorOfUser(db, who.userId);
  if (!advisor) return fail('not_found');
  const rows = await appointmentsOfAdvisor(db, advisor.id, now.subtract({ hours: 24 }));
  const proposals = await openProposals(
    db,
    rows.map(({ id }) => id),
  );
  return { zone: advisor.timeZone, appointments: rows.map((row) => advisedView(row, proposals.get(row.id))) };
});

type Tx = Parameters<typeof lockWithOrder>[0];
const advisorIdOf = async (db: Reader, userId: string): Promise<Advisor['id'] | null> =>
  (await findAdvisorOfUser(db, userId))?.id ?? null;

async function lockTheirs(tx: Tx, id: string, userId: string) {
  const advisorId = await advisorIdOf(tx, userId);
  const found = advisorId === null ? null : await lockWithOrder(tx, id);
  const isTheirs =
    found?.row.advisor_id === advisorId && found?.row.status !== 'held' && found?.row.status !== 'released';
  return isTheirs ? found : null;
}

export const advisorCancelHandler = handle(advisorCancel, async ({ id }, { db, who, services, now }) => {
  const found = await lockTheirs(db, id, who.userId);
  if (!found) return fail('not_found');
  const gone = await cancelAppointment(db, { services, at: now }, found, { by: 'advisor', refund: 'due' });
  return gone instanceof Failure ? gone : { appointment: await advisedOf(db, gone) };
});

export const advisorProposeHandler = handle(advisorPropose, async ({ id, starts_at }, { db, who, services, now }) => {
  const found = await lockTheirs(db, id, who.userId);
  if (!found) return fail('not_found');
  const made = await makeProposal(db, { services, at: now }, found.row, 'advisor', Temporal.Instant.from(starts_at));
  return made ?? { appointment: await advisedOf(db, found.row) };
});

export const advisorAnswerHandler = handle(advisorAnswer, async ({ id, accept }, { who, transaction, services, now }) =>
  answerProposal(
    transaction,
    { services, at: now },
    {
      side: 'advisor',
      accept,
      lock: async (tx) => (await lockTheirs(tx, id, who.userId))?.row ?? null,
      view: async (tx, row) => ({ appointment: await advisedOf(tx, row) }),
    },
  ),
);
