import { newId } from '@solelune/platform';
import { findOrder } from '../../features/payments/api/order.repo.ts';
import { pursue } from '../../features/payments/api/pursue.ts';
import { settleSoon } from '../../features/payments/api/settle-together.ts';
import { tellDocuments } from '../../features/payments/api/tell-member.ts';
import { openOrder, payOnPage } from '../../features/payments/api/testing/buy-at-once.ts';
import type { ProviderFacts } from '../../features/payments/engine/index.ts';
import type { BenchWorld } from './world.ts';

const CLIENTS = 32;
const ROUNDS = 4;
const EACH_ROUND = 320;

interface Rate {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Thirty-two at once, each one after the other. */
async function timed(
  work: readonly (() => Promise<unknown>)[],
  into: { ms: number[]; seconds: number },
): Promise<void> {
  const waiting = [...work];
  const started = performance.now();
  const client = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const asked = performance.now();
      await next();
      into.ms.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  into.seconds += (performance.now() - started) / 1000;
}

const rateOf = ({ ms, seconds }: { ms: number[]; seconds: number }): Rate => {
  const sorted = ms.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { perSecond: ms.length / seconds, p50: at(0.5), p99: at(0.99) };
};

interface Rates {
  inserts: Rate;
  settlements: Rate;
  complete: Rate;
  /** Receipts numbered, set as PDF, and their letters written, by one process after the commits: each second. */
  receipts: number;
}

/** A round of each, and again: a busy moment of the machine weighs on all. Receipts come after, so that no part carries another's. */
export async function measureRates(world: BenchWorld): Promise<Rates> {
  await world.database.execute(
    'create table bench_row (id uuid primary key, said text not null, at timestamptz not null)',
  );
  const [inserts, settlements, complete] = [
    { ms: [], seconds: 0 },
    { ms: [], seconds: 0 },
    { ms: [], seconds: 0 },
  ];
  const told = { count: 0, seconds: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const insert = () => world.database.execute("insert into bench_row values ($1, 'une ligne', now())", [newId()]);
    await timed(
      Array.from({ length: EACH_ROUND * 4 }, () => insert),
      inserts,
    );
    const paid = await paidOrders(world);
    const facts = new Map<string, ProviderFacts>();
    for (const id of paid) facts.set(id, await factsOf(world, id));
    await timed(
      paid.map((id) => () => settleSoon(world, id, { facts: facts.get(id) ?? null, impossible: [], unopened: null })),
      settlements,
    );
    await tellAll(world, told);
    const others = await paidOrders(world);
    await timed(
      others.map((id) => () => pursue(world, id)),
      complete,
    );
    await tellAll(world, { count: 0, seconds: 0 });
  }
  const receipts = told.count / told.seconds;
  return { inserts: rateOf(inserts), settlements: rateOf(settlements), complete: rateOf(complete), receipts };
}

async function tellAll(world: BenchWorld, into: { count: number; seconds: number }): Promise<void> {
  const untold = async () => {
    const { rows } = await world.database.execute(
      'select count(*)::int as n from payments_document where told_at is null',
    );
    return Number(rows[0]?.['n']);
  };
  const [before, started] = [await untold(), performance.now()];
  while ((await untold()) > 0) await tellDocuments(world);
  into.count += before;
  into.seconds += (performance.now() - started) / 1000;
}

/** Orders that were paid on the card page a moment ago, each by another member; nobody has told us. */
async function paidOrders(world: BenchWorld): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < EACH_ROUND; index += CLIENTS)
    ids.push(
      ...(await Promise.all(Array.from({ length: CLIENTS }, async () => openOrder(world, await world.addMember())))),
    );
  for (const id of ids) payOnPage(world, id);
  world.sandbox.messenger.held.length = 0;
  return ids;
}

async function factsOf({ database, sandbox: { bank } }: BenchWorld, id: string): Promise<ProviderFacts> {
  const live = (await findOrder(database.query, id))?.state.live;
  const intent = Object.values(bank.data.intents).find(({ metadata }) => metadata['order'] === id);
  if (!live?.session || !intent) throw new Error('It was paid');
  return {
    ...{ attempt: live.attempt, session: { id: live.session, status: 'complete' }, wayOn: null },
    intent: {
      id: intent.id,
      status: 'paid',
      refusal: null,
      receivedCents: intent.received,
      feeCents: intent.fee,
      refunds: [],
      disputes: [],
    },
  };
}
