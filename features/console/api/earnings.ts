import { fail, handle } from '@solelune/contract/server';
import { earnings } from '../contract.ts';
import { ownMonth } from './own-month.ts';

export const earningsHandler = handle(earnings, async ({ month: asked }, { who, db, now }) => {
  const own = await ownMonth(db, { userId: who.userId, month: asked, now });
  if (!own) return fail('not_found');
  const { advisor, month, isRunning, beforeCents, afterCents, lines } = own;
  const days = Array.from({ length: month.daysInMonth }, () => 0);
  // What was paid out is no loss: the plot shows what came in.
  for (const { day, cents } of lines) if (cents > 0) days[day - 1] = (days[day - 1] ?? 0) + cents;
  return {
    ...{ advisor, month: month.toString(), previous: month.subtract({ months: 1 }).toString() },
    next: isRunning ? null : month.add({ months: 1 }).toString(),
    ...{ before_cents: beforeCents, after_cents: afterCents, days },
    lines: lines.map(({ at, label, cents, balanceCents }) => ({
      ...{ at: new Date(at.epochMilliseconds).toISOString(), label, cents, balance_cents: balanceCents },
    })),
  };
});
