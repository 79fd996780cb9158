import { Failure, type FeatureParts, receiveWebhook } from '@solelune/contract/server';
import { trialBalance } from '@solelune/ledger';
import type { Database } from '@solelune/platform';
import fc from 'fast-check';
import { isFinal, refundable, VAT_STANDARD } from '../../engine/index.ts';
import type { Bank } from '../../sandbox/bank.ts';
import { TEST_CARDS } from '../../sandbox/cards.ts';
import type { Sandbox } from '../../sandbox/server.ts';
import { askCancel, askCapture, askRefund, attemptWay, confirmOrder, placeOrder } from '../commands.ts';
import { findOrder, lockOrder, type Order } from '../order.repo.ts';
import { defineProduct } from '../products.ts';
import { pursue } from '../pursue.ts';
import { clearedCents, reconcile } from '../reconcile.ts';
import { sweep } from '../sweep.ts';
import { stripeWebhook } from '../webhook.ts';
import type { Mortal } from './mortal.ts';

/** Something that is held first and taken in part, by Suns and by card, as a consultation will be; it gives an advisor their share. */
const ADVISOR = '019a8f6e-2c1b-7f00-8d00-0000000000aa';
export const talk = defineProduct({
  kind: 'talk',
  offer: (item) => ({
    ...{
      label: 'Un entretien',
      priceCents: Number(item),
      vatRate: VAT_STANDARD,
      mode: 'hold' as const,
      takesSuns: true,
      takesCoupon: true,
    },
    consents: [],
  }),
  paid: async () => {},
  shares: ({ netCents }) => (netCents > 1 ? [{ advisorId: ADVISOR, cents: Math.floor(netCents / 2) }] : []),
  leadsTo: () => ({ words: 'Y aller', address: '/' }),
});

const nat = fc.nat(5);
const share = fc.integer({ min: 0, max: 100 });
/** What may happen next, to one of the orders there are. */
export const deed = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('order' as const), hold: fc.boolean(), suns: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('card' as const),
      of: nat,
      card: fc.nat(TEST_CARDS.length - 1),
      agrees: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('attempt' as const), of: nat }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('capture' as const), of: nat, share }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), of: nat }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refund' as const), of: nat, share, inSuns: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('dispute' as const), of: nat, won: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire' as const), of: nat }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('tell' as const), which: fc.nat(9), times: fc.integer({ min: 0, max: 2 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('pursue' as const), of: nat, atOnce: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      kind: fc.constantFrom('before' as const, 'after' as const, 'cut' as const),
      count: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('kill' as const), after: fc.nat(14), of: nat }) },
);
export type ModelDeed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never;

class Killed extends Error {}

export interface World {
  parts: FeatureParts;
  database: Database;
  sandbox: Sandbox;
  addMember: (suns: number) => Promise<string>;
  /** Kills a real process at a step of its own; without one, death is an exception that nobody catches. */
  mortal?: Pick<Mortal, 'pursue'>;
}

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
  Object.assign(faults, { before: 0, after: 0, cut: 0 });
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

const sessionsOf = (bank: Bank, id: string) =>
  Object.values(bank.data.sessions).filter(({ metadata }) => metadata['order'] === id);
const intentsOf = (bank: Bank, id: string) =>
  Object.values(bank.data.intents).filter(({ metadata }) => metadata['order'] === id);

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

/** Nothing more is asked for: holds are taken whole, pages are closed, disputes end, and whatever nobody told is found out. */
async function comeToRest({ parts, sandbox }: World, orders: readonly string[]): Promise<void> {
  const { bank } = sandbox;
  for (const id of orders) {
    await pursue(parts, id);
    const context = { services: parts.services, at: parts.now() };
    await parts.transaction(async (tx) => {
      const own = (await lockOrder(tx, id)) as Order;
      if (own.state.phase === 'held' && own.state.usedCents === null && own.state.cancelAsked === null)
        await askCapture(tx, context, own, own.state.sunsCents + own.state.cardCents);
      else await askCancel(tx, context, own, 'abandoned');
    });
    await pursue(parts, id);
    // Some are disputed only now, as they are taken.
    for (const dispute of Object.values(bank.data.disputes))
      if (intentsOf(bank, id).some((intent) => intent.id === dispute.intent))
        bank.closeDispute(dispute.id, dispute.amount % 2 === 0);
    await pursue(parts, id);
  }
}

async function faultsIn({ parts, database, sandbox }: World, orders: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  const { bank } = sandbox;
  for (const id of orders) {
    const found = (await findOrder(database.query, id)) as Order;
    if (!isFinal(found.state)) wrong.push(`${id} rests as ${found.state.phase}`);
    const paid = intentsOf(bank, id).filter(({ status }) => status === 'succeeded');
    if (paid.length > 1) wrong.push(`${id} was charged ${paid.length} times`);
    const there = paid.reduce((sum, { id: intent, received, fee }) => {
      const taken = Object.values(bank.data.disputes).reduce(
        (all, one) => (one.intent === intent ? all + one.fee + (one.status === 'won' ? 0 : one.amount) : all),
        0,
      );
      return sum + received - fee - bank.refundedCents(intent) - taken;
    }, 0);
    const here = await clearedCents(database.query, id);
    if (there !== here) wrong.push(`${id}: ${there} cents at the provider, ${here} in the books`);
  }
  for (const { currency, total } of await trialBalance(parts.db))
    if (total !== 0) wrong.push(`${currency} sums to ${total}`);
  return wrong;
}

/** After all sequences: the comparison of the feature's own finds nothing either, and the sweep has nothing left to do. */
export async function atTheEnd({ parts }: World): Promise<string[]> {
  await sweep(parts);
  return (await reconcile(parts)).map(({ about, words }) => `${about}: ${words}`);
}
