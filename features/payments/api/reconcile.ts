import type { FeatureParts } from '@solelune/contract/server';
import { newId, type Reader, readRows, type Writer } from '@solelune/platform';
import { sql } from 'kysely';
import type { IntentFacts } from '../engine/index.ts';
import { HOUSE } from './accounts.ts';
import { findOrder, isOrderId } from './order.repo.ts';
import { paymentsOf } from './provider/open-provider.ts';

type Parts = Pick<FeatureParts, 'db' | 'transaction' | 'services' | 'now'>;

export interface Difference {
  /** The order, or the provider's own name of a payment that has none. */
  about: string;
  words: string;
}

/** Longer than any dispute stays open. */
const DAYS = 180;

/** Compares every payment at the provider with the books, to the cent, and the books with the provider; names each that differs. */
export async function reconcile(parts: Parts, days = DAYS): Promise<Difference[]> {
  const { db, transaction, services, now } = parts;
  const payments = paymentsOf(services.config);
  if (!payments) return [];
  const since = now().subtract({ hours: 24 * days });
  const differences: Difference[] = [];
  const seen = new Set<string>();
  for await (const { id, orderId, receivedCents } of payments.cards.paymentsSince(since)) {
    if (receivedCents === 0) continue;
    const order = orderId && isOrderId(orderId) ? await findOrder(db, orderId) : null;
    if (!order) {
      differences.push({ about: id, words: `${receivedCents} cents reçus par le prestataire sans commande` });
      continue;
    }
    if (seen.has(order.id)) differences.push({ about: order.id, words: 'deux paiements pour une commande' });
    seen.add(order.id);
    const { intent } = await payments.cards.look({ session: null, intent: id });
    const there = intent ? balanceAt(intent) : 0;
    const here = await clearedCents(db, order.id);
    if (there !== here)
      differences.push({ about: order.id, words: `${there} cents chez le prestataire, ${here} dans les livres` });
  }
  // What was held on the card and then cost no more than its Suns is paid, and nothing came from the card.
  for (const orderId of await paidByCardSince(db, since))
    if (!seen.has(orderId) && (await clearedCents(db, orderId)) !== 0)
      differences.push({ about: orderId, words: 'payée dans les livres, inconnue du prestataire' });
  await transaction((tx) => note(tx, differences, now()));
  return differences;
}

/** What the provider has of a payment: received, less what it gave back, kept, or lost to a bank. */
function balanceAt({ status, receivedCents, feeCents, refunds, disputes }: IntentFacts): number {
  if (status !== 'paid') return 0;
  const back = refunds.reduce((sum, { status: is, cents }) => (is === 'done' ? sum + cents : sum), 0);
  const taken = disputes.reduce((sum, one) => sum + one.feeCents + (one.status === 'won' ? 0 : one.cents), 0);
  return receivedCents - back - taken - (feeCents ?? 0);
}

/** What the books say that the provider has of an order: money that came leaves the clearing account below zero. */
export async function clearedCents(db: Reader, orderId: string): Promise<number> {
  const [row] = await readRows(
    db,
    sql<{ cents: number }>`select coalesce(-sum(line.amount), 0)::bigint as cents from ledger_entry entry
      join ledger_line line on line.entry_id = entry.id join ledger_account account on account.id = line.account_id
      where entry.key >= ${`payments:${orderId}:`} and entry.key < ${`payments:${orderId};`}
        and account.owner_kind = 'house' and account.name = ${HOUSE.clearing.name}`,
  );
  return Number(row?.cents ?? 0);
}

const paidByCardSince = async (db: Reader, since: Temporal.Instant): Promise<string[]> =>
  (
    await db
      .selectFrom('payments_order')
      .select('id')
      .where('phase', '=', 'paid')
      .where('intent_id', 'is not', null)
      .where('placed_at', '>=', new Date(since.epochMilliseconds))
      .execute()
  ).map(({ id }) => id);

/** Kept until it is gone, so that nobody forgets one. */
async function note(tx: Writer, differences: readonly Difference[], at: Temporal.Instant): Promise<void> {
  const still = differences.map(({ about }) => about);
  await tx
    .updateTable('payments_difference')
    .set({ gone_at: at.toString() })
    .where('gone_at', 'is', null)
    .$if(still.length > 0, (query) => query.where('about', 'not in', still))
    .execute();
  for (const { about, words } of differences)
    await tx
      .insertInto('payments_difference')
      .values({ id: newId(), found_at: at.toString(), about, words, gone_at: null })
      .onConflict((conflict) => conflict.column('about').doUpdateSet({ words, gone_at: null }))
      .execute();
}
