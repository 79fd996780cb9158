import { Failure, fail, handle } from '@solelune/contract/server';
import { dayAndHour, sendLetter } from '@solelune/letters';
import { formatEuros } from '@solelune/money';
import { newId } from '@solelune/platform';
import { refund, withdraw, withdrawals } from '../../contract.ts';
import { withdrawalReceived } from '../../mail/letters.ts';
import { askRefund, lockOwnOrder } from '../commands.ts';
import { isOrderId, lockOrder, ordersOf } from '../order.repo.ts';
import { statusFor } from '../status-view.ts';
import { dueOf, withdrawalDay } from '../withdrawal.ts';

const memberOf = (db: Parameters<typeof ordersOf>[0], userId: string) =>
  db.selectFrom('account_user').select(['firstname', 'email']).where('id', '=', userId).executeTakeFirst();

export const withdrawalsHandler = handle(withdrawals, async (_, { db, who, services, now }) => {
  const contracts = [];
  for (const order of await ordersOf(db, who.userId)) {
    const until = withdrawalDay(order, now);
    if (!until) continue;
    const { cents, units, unused } = await dueOf(db, services, order);
    contracts.push({
      ...{ id: order.id, label: order.state.label, placed_at: new Date(order.state.placedAt).toISOString() },
      ...{ until: until.toString(), paid_cents: order.state.payment?.cardCents ?? 0, due_cents: cents, units, unused },
    });
  }
  const member = await memberOf(db, who.userId);
  return { contracts, firstname: member?.firstname ?? '', email: member?.email ?? '' };
});

/** « Confirmer la rétractation »: what is due goes back to the card, and the receipt of the declaration leaves, with its day and hour. */
export const withdrawHandler = handle(withdraw, async ({ id, name, email }, { db, who, services, now }) => {
  const order = await lockOwnOrder(db, id, who.userId);
  if (!order || !withdrawalDay(order, now)) return fail('not_found');
  const { cents } = await dueOf(db, services, order);
  if (cents === 0)
    return fail('conflict', {
      sentence: 'Tout ce que cette commande apportait a été utilisé : il n’y a plus rien à rembourser.',
    });
  const asked = await askRefund(db, { services, at: now }, order, {
    id: newId(),
    cents,
    to: 'card',
    reason: 'withdrawal',
    note: null,
  });
  if (asked instanceof Failure) return asked;
  const member = await memberOf(db, who.userId);
  if (member)
    await sendLetter(db, services, withdrawalReceived, {
      // Where they asked for it to be sent.
      to: email,
      keptFor: who.userId,
      data: {
        ...{ firstname: member.firstname, name, label: order.state.label, order: order.id, amount: formatEuros(cents) },
        ...{ ordered: dayAndHour(Temporal.Instant.from(order.state.placedAt)), now: dayAndHour(now) },
      },
    });
  return { id, label: order.state.label, at: new Date(now.epochMilliseconds).toISOString(), cents };
});

export const refundHandler = handle(refund, async ({ id, cents, to, note, key }, { db, who, services, now }) => {
  const order = isOrderId(id) ? await lockOrder(db, id) : null;
  if (!order) return fail('not_found');
  const asked = await askRefund(db, { services, at: now }, order, {
    id: `staff-${key}`,
    cents,
    to,
    reason: 'staff',
    note,
  });
  if (asked instanceof Failure) return asked;
  services.log.info({ order: id, cents, to, by: who.userId }, 'refunded by staff');
  return statusFor(db, services, asked, now);
});
