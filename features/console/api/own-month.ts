import { findAdvisorOfUser } from '@solelune/advisors/api';
import { advisorMonth } from '@solelune/payments/api';
import type { Reader } from '@solelune/platform';

const HOUSE_ZONE = 'Europe/Paris';

interface Line {
  at: Temporal.Instant;
  /** Of the month, by the house's clock. */
  day: number;
  label: string;
  detail: string | null;
  cents: number;
  balanceCents: number;
}

export interface OwnMonth {
  advisor: { name: string; slug: string };
  month: Temporal.PlainYearMonth;
  isRunning: boolean;
  beforeCents: number;
  afterCents: number;
  lines: Line[];
}

/** A month of the house's own clock, the running one unless another is asked for: whoever asks is the advisor, and reads nobody else's. None to come. */
export async function ownMonth(
  db: Reader,
  { userId, month, now }: { userId: string; month: string | undefined; now: Temporal.Instant },
): Promise<OwnMonth | null> {
  const advisor = await findAdvisorOfUser(db, userId);
  if (!advisor) return null;
  const running = now.toZonedDateTimeISO(HOUSE_ZONE).toPlainDate().toPlainYearMonth();
  const asked = month ? Temporal.PlainYearMonth.from(month) : running;
  if (Temporal.PlainYearMonth.compare(asked, running) > 0) return null;
  const accounts = await advisorMonth(db, advisor.accountId, asked.toString());
  const payable = accounts.find(({ account, currency }) => account.name === 'payable' && currency === 'eur');
  const lines = (payable?.lines ?? []).map(({ madeAt, label, detail, amount, balanceAfter }) => {
    const at = Temporal.Instant.fromEpochMilliseconds(madeAt.getTime());
    const { day } = at.toZonedDateTimeISO(HOUSE_ZONE);
    return { at, day, label, detail, cents: amount, balanceCents: balanceAfter };
  });
  return {
    ...{ advisor: { name: advisor.name, slug: advisor.slug }, month: asked, isRunning: asked.equals(running), lines },
    ...{ beforeCents: payable?.opening ?? 0, afterCents: payable?.closing ?? 0 },
  };
}
