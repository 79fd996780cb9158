import { findAdvisorBySlug, picturesOf } from '@solelune/advisors/api';
import { Failure, fail, handle } from '@solelune/contract/server';
import { acceptsCards, placeOrder } from '@solelune/payments/api';
import { newId, type Writer } from '@solelune/platform';
import { cancelRequest, consult, consultNew, extend } from '../../../contract/room.ts';
import { isOpen, type RoomWay, WAYS } from '../../../engine/index.ts';
import { CAPS_MINUTES } from '../../../limits.ts';
import { itemOf } from '../product.ts';
import { appendEvent, lockRoomFor, type RoomContext } from '../room.ts';
import { tend } from '../tend.ts';

const CLOSED = 'Le paiement par carte n’est pas ouvert pour le moment : aucune consultation ne peut commencer.';
const OWN = 'On ne se consulte pas soi-même.';
const ELSEWHERE = 'Vous êtes déjà en consultation, ou une demande attend sa réponse : terminez-la d’abord.';
const TOO_LATE = 'Cette demande a déjà sa réponse.';
const OVER = 'Cette consultation est terminée : du temps ne peut plus y être ajouté.';

/** A call through the browser costs what a call by telephone does. */
const priceOf = (prices: { phone: number | null; chat: number | null }, way: RoomWay): number | null =>
  way === 'chat' ? prices.chat : prices.phone;

export const consultHandler = handle(consult, async ({ slug }, { db, services }) => {
  const advisor = await findAdvisorBySlug(db, slug);
  if (!advisor?.isListed) return fail('not_found');
  const { id, name, isDemo, prices } = advisor;
  return {
    advisor: { id, slug, name, picture: (await picturesOf(db, [id])).get(id) ?? null, is_demo: isDemo },
    ways: WAYS.flatMap((way) => {
      const cents = priceOf(prices, way);
      return cents === null ? [] : [{ way, cents_per_minute: cents }];
    }),
    ...{ caps: [...CAPS_MINUTES], open: acceptsCards(services.config) },
    __META__: {
      title: `Consulter ${name}`,
      description: `Choisissez la manière et le plafond : avec ${name}, la première minute est offerte, chaque seconde est comptée, et rien n’est dû quand la ligne est coupée.`,
    },
  };
});

interface Hold {
  id: string;
  number: number;
  seconds: number;
  cents: number;
  accountId: string;
  userId: string;
}

/** Written first, then ordered: the order is about what is written. */
async function orderHold(tx: Writer, context: RoomContext, hold: Hold): Promise<string | Failure> {
  const { id, number, seconds, cents, accountId, userId } = hold;
  await tx.insertInto('consultations_hold').values({ consultation_id: id, number, seconds, cents }).execute();
  const item = itemOf(id, number, accountId);
  const order = await placeOrder(tx, context, { userId, product: 'minutes', item });
  if (order instanceof Failure) return order;
  await tx
    .updateTable('consultations_hold')
    .set({ order_id: order.id })
    .where('consultation_id', '=', id)
    .where('number', '=', number)
    .execute();
  return order.id;
}

const BUSY = ['requested', 'accepted', 'connecting', 'running', 'paused'] as const;

const isInRoom = async (tx: Writer, userId: string): Promise<boolean> =>
  (await tx
    .selectFrom('consultations_consultation')
    .select('id')
    .where('member_id', '=', userId)
    .where('phase', 'in', BUSY)
    .executeTakeFirst()) !== undefined;

export const consultNewHandler = handle(consultNew, async ({ slug, way, minutes }, { db, who, services, now }) => {
  const advisor = await findAdvisorBySlug(db, slug);
  const cents = advisor?.isListed ? priceOf(advisor.prices, way) : null;
  if (!advisor || cents === null) return fail('not_found');
  if (!acceptsCards(services.config)) return fail('unavailable', { sentence: CLOSED });
  if (advisor.userId === who.userId) return fail('conflict', { sentence: OWN });
  if (await isInRoom(db, who.userId)) return fail('conflict', { sentence: ELSEWHERE });
  const id = newId();
  const seconds = minutes * 60;
  await db
    .insertInto('consultations_consultation')
    .values({
      ...{ id, member_id: who.userId, advisor_id: advisor.id, way, cents_per_minute: cents, cap_seconds: seconds },
      created_at: now.toString(),
      summary: null,
    })
    .execute();
  const { accountId } = advisor;
  const hold = { id, number: 0, seconds, cents: cents * minutes, accountId, userId: who.userId };
  const order = await orderHold(db, { services, at: now }, hold);
  if (order instanceof Failure) return order;
  await db.updateTable('consultations_consultation').set({ order_id: order }).where('id', '=', id).execute();
  return { id, order };
});

export const cancelRequestHandler = handle(cancelRequest, async ({ id }, { db, who, services, now }) => {
  const found = await lockRoomFor(db, id, who.userId);
  if (found?.side !== 'member') return fail('not_found');
  const context = { services, at: now };
  const room = await tend(db, context, found.room);
  if (room.state.phase !== 'requested') return fail('conflict', { sentence: TOO_LATE });
  const cancelled = await appendEvent(db, context, room, { kind: 'cancelled', by: 'member' });
  return { phase: cancelled.state.phase };
});

export const extendHandler = handle(extend, async ({ id, minutes }, { db, who, services, now }) => {
  const found = await lockRoomFor(db, id, who.userId);
  if (found?.side !== 'member') return fail('not_found');
  if (!acceptsCards(services.config)) return fail('conflict', { sentence: CLOSED });
  const context = { services, at: now };
  const room = await tend(db, context, found.room);
  if (!isOpen(room.state)) return fail('conflict', { sentence: OVER });
  const advisor = await db
    .selectFrom('advisors_advisor')
    .select('account_id')
    .where('id', '=', room.row.advisor_id)
    .executeTakeFirstOrThrow();
  const { count } = await db
    .selectFrom('consultations_hold')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('consultation_id', '=', id)
    .executeTakeFirstOrThrow();
  const cents = room.state.centsPerMinute * minutes;
  const hold = { id, number: Number(count), seconds: minutes * 60, cents, accountId: advisor.account_id };
  const order = await orderHold(db, context, { ...hold, userId: who.userId });
  return order instanceof Failure ? order : { order, cents };
});
