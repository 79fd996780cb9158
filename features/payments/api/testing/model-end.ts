import { trialBalance } from '@solelune/ledger';
import { isFinal } from '../../engine/index.ts';
import { askCancel, askCapture } from '../commands.ts';
import { findOrder, lockOrder, type Order } from '../order.repo.ts';
import { pursue } from '../pursue.ts';
import { clearedCents, reconcile } from '../reconcile.ts';
import { sweep } from '../sweep.ts';
import { intentsOf, type World } from './model-world.ts';

/** Nothing more is asked for: holds are taken whole, pages are closed, disputes end, and whatever nobody told is found out. */
export async function comeToRest({ parts, sandbox }: World, orders: readonly string[]): Promise<void> {
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

export async function faultsIn({ parts, database, sandbox }: World, orders: readonly string[]): Promise<string[]> {
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
