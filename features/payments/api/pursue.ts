import type { FeatureParts } from '@solelune/contract/server';
import { type OrderEvent, type OrderState, type Wish, wishesOf } from '../engine/index.ts';
import { customerOf } from './customer.ts';
import { findOrder, type Order } from './order.repo.ts';
import type { CardProvider } from './provider/card-provider.ts';
import { type Payments, paymentsOf } from './provider/open-provider.ts';
import type { Looked } from './settle.ts';
import { settleSoon } from './settle-together.ts';
import { tellSoon } from './tell-member.ts';

/** An hour on the card page: the provider takes no less than half of one. */
const PAGE_SECONDS = 3600;
/** One round does what is wished and sees it done; more are needed only where something happened meanwhile. */
const MOST_ROUNDS = 4;

/** What a receipt or a credit note is written about. */
const DOCUMENTED: ReadonlySet<OrderEvent['kind']> = new Set(['captured', 'refunded', 'disputeClosed']);

type Parts = Pick<FeatureParts, 'db' | 'transaction' | 'services' | 'now'>;

/**
 * Brings an order to where the provider says it is: does what its log wishes, asks how things stand, writes what happened. Whoever calls it, however often
 * and however many at once (a webhook, the sweep, a page), the order ends the same: deeds carry names, and only the log under its lock decides.
 */
export async function pursue(parts: Parts, orderId: string): Promise<{ order: Order; wayOn: string | null } | null> {
  const payments = paymentsOf(parts.services.config);
  const first = await findOrder(parts.db, orderId);
  if (!first) return null;
  let found: Order = first;
  let wayOn: string | null = null;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const looked: Looked = payments
      ? await actAndLook(parts, payments, found)
      : { facts: null, impossible: [], unopened: null };
    wayOn = looked.facts?.wayOn ?? null;
    const before = found.log.length;
    found = await settleSoon(parts, orderId, looked);
    if (found.log.slice(before).some(({ event }) => DOCUMENTED.has(event.kind))) tellSoon(parts);
    const isMoving = found.log.length > before && wishesOf(found.state).length > 0;
    if (!isMoving) break;
  }
  return { order: found, wayOn };
}

async function actAndLook(parts: Parts, payments: Payments, { id, userId, state }: Order): Promise<Looked> {
  const { cards } = payments;
  let names = namesOf(state);
  const impossible: string[] = [];
  for (const wish of wishesOf(state)) {
    if (wish.do === 'open') {
      names = await open(parts, payments, { orderId: id, userId, state, wish });
      if (!names) return { facts: null, impossible, unopened: wish.attempt.attempt };
    } else if (!(await act(cards, wish)) && wish.do === 'refund') impossible.push(wish.id);
  }
  const facts = names ? { ...(await cards.look(names)), attempt: state.attempts } : null;
  return { facts, impossible, unopened: null };
}

interface ToOpen {
  orderId: string;
  userId: string | null;
  state: OrderState;
  wish: Wish & { do: 'open' };
}

async function open(parts: Parts, { cards, returnOrigin }: Payments, { orderId, userId, state, wish }: ToOpen) {
  const customer = await customerOf(parts, cards, userId);
  return cards.open({
    ...{ orderId, attempt: wish.attempt, cents: state.cardCents, mode: state.mode, label: state.label, customer },
    returnUrl: `${returnOrigin ?? parts.services.config.siteUrl}/paiement/status/${orderId}`,
    // Counted from when it was begun: asked again by the same name it is the same request, to the second.
    expiresAt: Math.floor(Temporal.Instant.from(wish.attempt.since).epochMilliseconds / 1000) + PAGE_SECONDS,
  });
}

async function act(cards: CardProvider, wish: Exclude<Wish, { do: 'open' }>): Promise<boolean> {
  if (wish.do === 'refund') return cards.refund(wish.intent, wish.id, wish.cents);
  if (wish.do === 'capture') await cards.capture(wish.intent, wish.cents);
  else await cards.release(wish);
  return true;
}

function namesOf({ live, intent }: OrderState): { session: string | null; intent: string | null } | null {
  if (live)
    return live.session === null && live.intent === null ? null : { session: live.session, intent: live.intent };
  return intent === null ? null : { session: null, intent };
}
