import { findAdvisorOfUser } from '@solelune/advisors/api';
import { fail, handle } from '@solelune/contract/server';
import { advisorMonth } from '@solelune/payments/api';
import { earnings } from '../contract.ts';

const HOUSE_ZONE = 'Europe/Paris';

/** A month of the house's own clock: whoever asks is the advisor, and reads nobody else's. */
export const earningsHandler = handle(earnings, async ({ month }, { who, db, now }) => {
  const advisor = await findAdvisorOfUser(db, who.userId);
  if (!advisor) return fail('not_found');
  const running = now.toZonedDateTimeISO(HOUSE_ZONE).toPlainDate().toPlainYearMonth();
  const asked = month ? Temporal.PlainYearMonth.from(month) : running;
  if (Temporal.PlainYearMonth.compare(asked, running) > 0) return fail('not_found');
  const accounts = await advisorMonth(db, advisor.accountId, asked.toString());
  const payable = accounts.find(({ account, currency }) => account.name === 'payable' && currency === 'eur');
  const days = Array.from({ length: asked.daysInMonth }, () => 0);
  const lines = (payable?.lines ?? []).map(({ madeAt, label, amount, balanceAfter }) => {
    const { day } = Temporal.Instant.fromEpochMilliseconds(madeAt.getTime()).toZonedDateTimeISO(HOUSE_ZONE);
    // What was paid out is no loss: the plot shows what came in.
    if (amount > 0) days[day - 1] = (days[day - 1] ?? 0) + amount;
    return { at: madeAt.toISOString(), label, cents: amount, balance_cents: balanceAfter };
  });
  return {
    ...{ advisor: { name: advisor.name, slug: advisor.slug }, month: asked.toString() },
    previous: asked.subtract({ months: 1 }).toString(),
    next: asked.equals(running) ? null : asked.add({ months: 1 }).toString(),
    ...{ before_cents: payable?.opening ?? 0, after_cents: payable?.closing ?? 0, days, lines },
  };
});
