import { Failure, fail, handle } from '@solelune/contract/server';
import { couponPercent } from '@solelune/loyalty/api';
import { balanceOf } from '@solelune/wallet/api';
import { order, orderCancel, orderLook, orderNew, orderPay, orderQuote, purchases, status } from '../../contract.ts';
import { vatInside } from '../../engine/index.ts';
import { paymentSettings } from '../../settings.ts';
import { askCancel, attemptWay, confirmOrder, lockOwnOrder, type Paying, placeOrder, pursueSoon } from '../commands.ts';
import { documentsOf } from '../documents.repo.ts';
import { findOrder, isOrderId, ordersOf } from '../order.repo.ts';
import { COUPON_SENTENCES, partsOf } from '../price-parts.ts';
import { findProduct } from '../products.ts';
import { paymentsOf } from '../provider/open-provider.ts';
import { pursue } from '../pursue.ts';
import { keptCards } from '../saved-cards.ts';
import { statusFor, statusView } from '../status-view.ts';
import { NotPossible } from '../write-events.ts';

const CLOSED = 'Le paiement par carte n’est pas ouvert pour le moment.';
const NO_ANSWER = 'La banque ne répond pas pour le moment. Rien n’a été débité deux fois : réessayez dans un instant.';

const own = async (db: Parameters<typeof findOrder>[0], id: string, userId: string) => {
  const found = isOrderId(id) ? await findOrder(db, id) : null;
  return found?.userId === userId ? found : null;
};

export const orderNewHandler = handle(orderNew, async ({ product, item }, { db, who, services, now }) => {
  const placed = await placeOrder(db, { services, at: now }, { userId: who.userId, product, item });
  if (placed instanceof Failure) return placed;
  return paymentsOf(services.config) ? { id: placed.id } : fail('unavailable', { sentence: CLOSED });
});

export const orderHandler = handle(order, async ({ id }, { db, who, services, now }) => {
  const found = await own(db, id, who.userId);
  if (!found) return fail('not_found');
  const { state } = found;
  const { userId } = who;
  const offer = await findProduct(services, state.product)?.offer(state.item, { db, services, userId, at: now });
  const { company, address = null } = services.config.brand.legal;
  return {
    order: await statusFor(db, services, found, now),
    vat_rate: state.vatRate,
    vat_cents: vatInside(state.priceCents - state.offCents, state.vatRate),
    takes_coupon: offer?.takesCoupon ?? false,
    suns: offer?.takesSuns ? (await balanceOf(db, userId)).suns : 0,
    sun_value_cents: services.config.sunValueCents,
    consents: [...(offer?.consents ?? [])],
    cards: await keptCards({ db, services }, userId),
    seller: { company, address, email: services.config.brand.contactEmail },
    mediator: paymentSettings(services.config).mediator ?? null,
  };
});

/** The sum for the button, before it is pressed: what is agreed to is what was read. */
export const orderQuoteHandler = handle(orderQuote, async ({ id, coupon, use_suns }, { db, who, services, now }) => {
  const { userId } = who;
  const found = await own(db, id, userId);
  const offer = found
    ? await findProduct(services, found.state.product)?.offer(found.state.item, { db, services, userId, at: now })
    : null;
  if (!found || !offer || found.state.phase !== 'draft') return fail('not_found');
  const code =
    coupon && offer.takesCoupon ? await couponPercent(db, { userId, code: coupon, at: now }) : { percent: 0 };
  if ('refused' in code) return fail('invalid_input', { fields: { coupon: COUPON_SENTENCES[code.refused] } });
  const parts = await partsOf(db, services, { order: found, offer, percentOff: code.percent, useSuns: use_suns });
  const { offCents, suns, sunsCents, cardCents } = parts;
  return { percent: code.percent, off_cents: offCents, suns, suns_cents: sunsCents, card_cents: cardCents };
});

export const orderPayHandler = handle(
  orderPay,
  async ({ id, card = null, keep_card, use_suns, consents = '', ...input }, context) => {
    const { who, services, db, transaction, now } = context;
    if (!(await own(db, id, who.userId))) return fail('not_found');
    if (!paymentsOf(services.config)) return fail('unavailable', { sentence: CLOSED });
    const paying: Paying = {
      ...{
        way: input.way,
        card: input.way === 'saved' ? card : null,
        keepCard: keep_card,
        coupon: input.coupon,
        useSuns: use_suns,
        sum: input.sum,
      },
      consents: consents.split(','),
    };
    // Only what the provider keeps for this very member: anything else, a number typed in the wrong place above all, goes no further.
    if (paying.way === 'saved' && !(await keptCards({ db, services }, who.userId)).some((kept) => kept.id === card))
      return fail('invalid_input', { fields: { card: 'Choisissez une carte' } });
    const parts = { db, transaction, services, now: () => now };
    // The second time where another way had to be closed first.
    for (let round = 0; ; round += 1) {
      const begun = await transaction(async (tx) => {
        const locked = await lockOwnOrder(tx, id, who.userId);
        if (!locked) return fail('not_found');
        const confirmed = await confirmOrder(tx, { services, at: now }, locked, paying);
        if (confirmed instanceof Failure) return confirmed;
        const attempted = await attemptWay(tx, { services, at: now }, confirmed, paying);
        await pursueSoon(tx, services, attempted);
        return attempted;
      }).catch((error: unknown) => {
        if (error instanceof NotPossible)
          return fail('conflict', { sentence: 'Vos Soleils ont changé entre-temps : relisez le montant.' });
        throw error;
      });
      if (begun instanceof Failure) return begun;
      const pursued = await pursue(parts, id).catch((error: unknown) => {
        services.log.warn({ err: error }, 'the card provider did not answer');
        return null;
      });
      if (!pursued) return fail('unavailable', { sentence: NO_ANSWER });
      const { phase, cancelAsked, notice } = pursued.order.state;
      if (phase === 'awaiting' && cancelAsked === null && notice === null && round === 0) continue;
      return {
        address: phase === 'open' ? pursued.wayOn : null,
        order: await statusFor(db, services, pursued.order, now),
      };
    }
  },
);

export const orderCancelHandler = handle(orderCancel, async ({ id }, { who, services, db, transaction, now }) => {
  const asked = await transaction(async (tx) => {
    const locked = await lockOwnOrder(tx, id, who.userId);
    return locked ? askCancel(tx, { services, at: now }, locked, 'member') : fail('not_found');
  });
  if (asked instanceof Failure) return asked;
  const pursued = await pursue({ db, transaction, services, now: () => now }, id).catch(() => null);
  return statusFor(db, services, pursued?.order ?? asked, now);
});

/** The page came back from the bank: it need not wait until somebody tells us. */
export const orderLookHandler = handle(orderLook, async ({ id }, { who, services, db, transaction, now }) => {
  const found = await own(db, id, who.userId);
  if (!found) return fail('not_found');
  const pursued = await pursue({ db, transaction, services, now: () => now }, id).catch(() => null);
  return statusFor(db, services, pursued?.order ?? found, now);
});

export const statusHandler = handle(status, async ({ id }, { db, who, services, now }) => {
  const found = await own(db, id, who.userId);
  return found ? statusFor(db, services, found, now) : fail('not_found');
});

export const purchasesHandler = handle(purchases, async (_, { db, who, services, now }) => {
  const [orders, documents] = [await ordersOf(db, who.userId), await documentsOf(db, who.userId)];
  return {
    orders: orders.map((one) => statusView(services, one, documents, now)),
    cards: await keptCards({ db, services }, who.userId),
  };
});
