import { Failure, type FeatureParts } from '@solelune/contract/server';
import { isUndecided } from '../engine/index.ts';
import { askCancel } from './commands.ts';
import { lockOrder, lookLater, ordersToLookAt } from './order.repo.ts';
import { pursue } from './pursue.ts';
import { tellDocuments } from './tell-member.ts';

const MOST_AT_ONCE = 200;
const AGAIN_AFTER = { minutes: 2 };

type Parts = Pick<FeatureParts, 'db' | 'transaction' | 'services' | 'now'>;

/** Settles what no webhook settled: asks the provider about everything that is undecided for too long, and gives up what was never paid. */
export async function sweep(parts: Parts): Promise<number> {
  const { db, transaction, services, now } = parts;
  const due = await ordersToLookAt(db, now(), MOST_AT_ONCE);
  for (const id of due) {
    // Later, whatever becomes of it: one that cannot be settled does not keep the others waiting.
    await transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      if (!order) return;
      await lookLater(tx, id, now().add(AGAIN_AFTER));
      const { state, userId } = order;
      const isIdle = (state.phase === 'draft' || state.phase === 'awaiting') && !isUndecided(state);
      // Whoever ordered it has erased their account.
      const isNobodys =
        userId === null && state.phase !== 'paid' && state.phase !== 'cancelled' && state.usedCents === null;
      if ((!isIdle && !isNobodys) || state.cancelAsked) return;
      const why = isNobodys ? 'account_closed' : 'abandoned';
      const asked = await askCancel(tx, { services, at: now() }, order, why);
      if (asked instanceof Failure) throw new Error('What was abandoned could not be given up');
    });
    await pursue(parts, id).catch((error: unknown) =>
      services.log.warn({ err: error, order: id }, 'an order could not be settled'),
    );
  }
  await tellDocuments(parts);
  return due.length;
}
