import { findAdvisorBySlug } from '@solelune/advisors/api';
import { priceCents } from '@solelune/advisors/engine';
import { Failure, fail, handle } from '@solelune/contract/server';
import { acceptsCards, placeOrder } from '@solelune/payments/api';
import { newId, type Reader, type Writer } from '@solelune/platform';
import { booking, hold, slots } from '../../contract.ts';
import { busyUntilMs, SLOT_MINUTES } from '../../engine/index.ts';
import { findAgenda } from '../agenda.repo.ts';
import { release } from '../commands.ts';
import { agendaIfFree, slotsBetween, slotsTag } from '../free-slots.ts';
import { releaseJob } from '../job-inputs.ts';
import type { Telling } from '../tell.ts';

const HOLD = { minutes: 10 };
/** What one answer tells: four weeks, and never more hours than a page can show. */
const SHOWN = { hours: 28 * 24 };
const MOST = 400;
const FIRST_MINUTES = 30;
const TAKEN = 'Cette heure vient d’être prise. Choisissez-en une autre : les heures libres sont à jour.';
const CLOSED = 'Le paiement par carte n’est pas ouvert pour le moment : aucune heure ne peut être réservée.';
const ELSEWHERE = 'Vous avez déjà un rendez-vous à ce moment-là.';

const findListed = async (db: Reader, slug: string) => {
  const advisor = await findAdvisorBySlug(db, slug);
  return advisor?.isListed ? advisor : null;
};

export const bookingHandler = handle(booking, async ({ slug }, { db, services, now }) => {
  const advisor = await findListed(db, slug);
  if (!advisor) return fail('not_found');
  const { id, name, timeZone, isDemo, prices } = advisor;
  const hasAgenda = (await findAgenda(db, advisor)) !== null;
  const asked = { minutes: FIRST_MINUTES, now, from: now, until: now.add(SHOWN), limit: MOST };
  return {
    advisor: { id, slug, name, zone: timeZone, is_demo: isDemo },
    ways: (['phone', 'chat'] as const).flatMap((kind) => {
      const cents = prices[kind];
      return cents === null ? [] : [{ kind, cents_per_minute: cents }];
    }),
    ...{ minutes: [...SLOT_MINUTES], has_agenda: hasAgenda, open: acceptsCards(services.config) },
    from: new Date(now.epochMilliseconds).toISOString(),
    slots: hasAgenda ? await slotsBetween(db, advisor, asked) : [],
    __META__: {
      title: `Prendre rendez-vous avec ${name}`,
      description: `Choisissez une heure avec ${name}, sur votre horloge : manière, durée et prix sont dits avant de payer, et une annulation rend tout en Soleils.`,
    },
  };
});

export const slotsHandler = handle(slots, async ({ slug, minutes, from }, { db, now }) => {
  const advisor = await findListed(db, slug);
  if (!advisor) return fail('not_found');
  const start = Temporal.Instant.from(from);
  return {
    slots: await slotsBetween(db, advisor, { minutes, now, from: start, until: start.add(SHOWN), limit: MOST }),
  };
});

export const holdHandler = handle(
  hold,
  async ({ slug, starts_at, minutes, kind, zone }, { db, who, services, now }) => {
    const advisor = await findListed(db, slug);
    const amountCents = advisor && priceCents(advisor.prices, kind, minutes);
    if (!advisor || amountCents === null) return fail('not_found');
    if (!acceptsCards(services.config)) return fail('unavailable', { sentence: CLOSED });
    const telling = { services, at: now };
    await releaseOwn(db, telling, who.userId);
    const startsAt = Temporal.Instant.from(starts_at);
    const agenda = await agendaIfFree(db, advisor, startsAt, { minutes, now });
    if (!agenda) return fail('conflict', { sentence: TAKEN });
    const busyUntil = new Date(busyUntilMs(startsAt.epochMilliseconds, minutes, agenda.bufferMinutes));
    if (await isElsewhere(db, who.userId, startsAt, minutes)) return fail('conflict', { sentence: ELSEWHERE });
    await releaseLapsed(db, telling, advisor.id, startsAt, busyUntil);
    const id = newId();
    const heldUntil = now.add(HOLD);
    const inserted = await db
      .insertInto('appointments_appointment')
      .values({
        ...{ id, user_id: who.userId, advisor_id: advisor.id, advisor_slug: slug, advisor_name: advisor.name },
        ...{ starts_at: startsAt.toString(), busy_until: busyUntil.toISOString() },
        ...{ duration_minutes: minutes, kind, amount_cents: amountCents, status: 'held' },
        ...{ held_until: heldUntil.toString(), order_id: null, cancelled_by: null, refund: null },
        ...{ member_zone: zone, advisor_zone: advisor.timeZone },
      })
      // Whoever came first has it: the exclusion constraint lets nobody else in, and this says so without an error.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return fail('conflict', { sentence: TAKEN });
    const order = await placeOrder(db, telling, { userId: who.userId, product: 'appointment', item: id });
    if (order instanceof Failure) return order;
    await db.updateTable('appointments_appointment').set({ order_id: order.id }).where('id', '=', id).execute();
    await services.jobs.send(db, releaseJob, { id }, { key: id, startAfter: heldUntil });
    services.pages.changed(slotsTag(slug));
    return { order: order.id, held_until: new Date(heldUntil.epochMilliseconds).toISOString() };
  },
);

/** One hold each: choosing another hour lets the first one go. */
async function releaseOwn(tx: Writer, telling: Telling, userId: string): Promise<void> {
  const held = await tx
    .selectFrom('appointments_appointment')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'held')
    .execute();
  for (const { id } of held) await release(tx, telling, id);
}

/** What stands in the way and was not paid in time: the job that frees it may come a moment later than we do. */
async function releaseLapsed(
  tx: Writer,
  telling: Telling,
  advisorId: number,
  startsAt: Temporal.Instant,
  busyUntil: Date,
): Promise<void> {
  const lapsed = await tx
    .selectFrom('appointments_appointment')
    .select('id')
    .where('advisor_id', '=', advisorId)
    .where('status', '=', 'held')
    .where('held_until', '<=', new Date(telling.at.epochMilliseconds))
    .where('starts_at', '<', busyUntil)
    .where('busy_until', '>', new Date(startsAt.epochMilliseconds))
    .execute();
  for (const { id } of lapsed) await release(tx, telling, id);
}

/** With anybody else, for the time of the appointment itself. */
async function isElsewhere(db: Reader, userId: string, startsAt: Temporal.Instant, minutes: number): Promise<boolean> {
  const rows = await db
    .selectFrom('appointments_appointment')
    .select(['starts_at', 'duration_minutes'])
    .where('user_id', '=', userId)
    .where('status', '=', 'booked')
    .execute();
  const [from, to] = [startsAt.epochMilliseconds, startsAt.add({ minutes }).epochMilliseconds];
  return rows.some(
    ({ starts_at, duration_minutes }) =>
      starts_at.getTime() < to && starts_at.getTime() + duration_minutes * 60_000 > from,
  );
}
