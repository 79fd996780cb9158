import { Failure, type FeatureParts, receiveWebhook } from '@solelune/contract/server';
import { refundable } from '../../engine/index.ts';
import type { Bank } from '../../sandbox/bank.ts';
import { askCancel, askCapture, askRefund, attemptWay, confirmOrder, placeOrder } from '../commands.ts';
import { lockOrder, type Order } from '../order.repo.ts';
import { pursue } from '../pursue.ts';
import { stripeWebhook } from '../webhook.ts';
import type { ModelDeed } from './model-deeds.ts';
import { comeToRest, faultsIn } from './model-end.ts';
import { intentsOf, sessionsOf, type World } from './model-world.ts';

class Killed extends Error {}

/** One sequence of deeds, then quiet: everything is told or found out. Says what is wrong; empty is right. */
export async function runSequence(world: World, deeds: readonly ModelDeed[]): Promise<string[]> {
  const { parts, sandbox } = world;
  const { messenger, faults } = sandbox;
  const userId = await world.addMember(2000);
  const orders: string[] = [];
  messenger.held.length = 0;
  for (const one of deeds) {
    if (one.do === 'order') {
      const id = await order(parts, userId, one);
      if (id) orders.push(id);
    } else await act(world, orders, one).catch(ignoreTrouble);
  }
  Object.assign(faults, { before: 0, after: 0, cut: 0, hang: 0 });
  await comeToRest(world, orders);
  return faultsIn(world, orders);
}

/** The provider does not answer, or the process dies: expected here, and of no consequence. */
function ignoreTrouble(error: unknown): void {
  const name = (error as Error).name;
  if (
    error instanceof Killed ||
    /^Stripe(?:API|Connection)Error$/.test((error as Error).constructor.name) ||
    name === 'Error'
  ) {
    if (!(error instanceof Killed) && !/before|after|connection|retried|socket|network/i.test((error as Error).message))
      throw error;
    return;
  }
  throw error;
}

async function order(
  parts: FeatureParts,
  userId: string,
  { hold, suns }: { hold: boolean; suns: boolean },
): Promise<string | null> {
  const at = parts.now();
  const context = { services: parts.services, at };
  const what = hold ? { product: 'talk', item: '4200' } : { product: 'suns', item: '1000' };
  return parts.transaction(async (tx) => {
    const placed = await placeOrder(tx, context, { userId, ...what });
    if (placed instanceof Failure) throw new Error('It is sold');
    const paying = {
      way: 'checkout' as const,
      card: null,
      keepCard: false,
      coupon: undefined,
      useSuns: suns,
      consents: ['terms', 'start_now'],
    };
    const confirmed = await confirmOrder(tx, context, placed, paying);
    if (confirmed instanceof Failure) throw new Error('It is confirmed');
    await attemptWay(tx, context, confirmed, paying);
    return placed.id;
  });
}

async function act(world: World, orders: readonly string[], one: Exclude<ModelDeed, { do: 'order' }>): Promise<void> {
  const { parts, sandbox } = world;
  const { bank } = sandbox;
  if (one.do === 'fault') {
    sandbox.faults[one.kind] = one.count;
    return;
  }
  if (one.do === 'tell') return tell(world, one);
  const id = orders[one.of % Math.max(1, orders.length)];
  if (!id) return;
  const context = { services: parts.services, at: parts.now() };
  const locked = <T>(body: (tx: Parameters<typeof lockOrder>[0], own: Order) => Promise<T>) =>
    parts.transaction(async (tx) => body(tx, (await lockOrder(tx, id)) as Order));
  switch (one.do) {
    case 'card':
      return typeCard(bank, id, one);
    case 'attempt':
      await locked((tx, own) =>
        attemptWay(tx, context, own, {
          way: 'checkout',
          card: null,
          keepCard: false,
          coupon: undefined,
          useSuns: false,
          consents: [],
        }),
      );
      return;
    case 'capture':
      await locked((tx, own) =>
        own.state.phase === 'held'
          ? askCapture(tx, context, own, Math.floor(((own.state.sunsCents + own.state.cardCents) * one.share) / 100))
          : Promise.resolve(own),
      );
      return;
    case 'cancel':
      await locked((tx, own) => askCancel(tx, context, own, 'member'));
      return;
    case 'refund':
      await locked((tx, own) => {
        const { cardCents, sunsCents } = refundable(own.state);
        const cents = Math.floor(((one.inSuns ? cardCents + sunsCents : cardCents) * one.share) / 100);
        const to = one.inSuns ? ('suns' as const) : ('card' as const);
        const name = `r${own.state.refunds.length}-${id}`;
        return cents > 0
          ? askRefund(tx, context, own, { id: name, cents, to, reason: 'staff', note: null })
          : Promise.resolve(own);
      });
      return;
    case 'dispute': {
      const intent = intentsOf(bank, id).find(({ status }) => status === 'succeeded');
      const dispute = intent && bank.dispute(intent.id);
      if (dispute && one.won) bank.closeDispute(dispute, true);
      return;
    }
    case 'expire': {
      const session = sessionsOf(bank, id).at(-1);
      if (session) bank.expire(session);
      return;
    }
    case 'pursue':
      await Promise.all(Array.from({ length: one.atOnce }, () => pursue(parts, id).catch(ignoreTrouble)));
      return;
    case 'kill':
      if (world.mortal) await world.mortal.pursue(id, one.after);
      else await pursue(dyingAfter(parts, one.after), id);
      return;
  }
}

function typeCard(bank: Bank, id: string, { card, agrees }: { card: number; agrees: boolean }): void {
  const session = sessionsOf(bank, id).find(({ status }) => status === 'open');
  if (!session) return;
  const { amount, manual, customer, keep, metadata } = session;
  const intent =
    (session.intent && bank.data.intents[session.intent]) ||
    bank.newIntent({ amount, manual, customer, keep, metadata, returnUrl: null });
  session.intent = intent.id;
  bank.pay(intent, bank.newMethod(card, null));
  bank.answer(intent, agrees);
}

/** Any of what was not told yet, in any order; never, once, or twice. */
async function tell({ parts, sandbox }: World, { which, times }: { which: number; times: number }): Promise<void> {
  const { held } = sandbox.messenger;
  const [told] = held.splice(which % Math.max(1, held.length), 1);
  if (!told) return;
  const event = stripeWebhook.verify(
    Buffer.from(told.payload),
    { 'stripe-signature': sandbox.messenger.sign(told.payload) },
    parts,
  );
  if (!event) throw new Error('What the sandbox signs is believed');
  for (let time = 0; time < times; time += 1) {
    await parts.transaction((tx) => receiveWebhook(tx, parts.services, 'stripe', event, parts.now()));
    await stripeWebhook.apply(event, parts).catch(ignoreTrouble);
  }
}

/** The process dies at its so-manyeth step: before a transaction, or after it while nobody has heard of it. */
function dyingAfter(parts: FeatureParts, steps: number): FeatureParts {
  let left = steps % 7;
  return {
    ...parts,
    transaction: async (body) => {
      if (left-- <= 0) throw new Killed();
      const result = await parts.transaction(body);
      if (left-- <= 0) throw new Killed();
      return result;
    },
  };
}
