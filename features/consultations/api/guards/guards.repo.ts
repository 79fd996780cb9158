import type { Reader, Writer } from '@solelune/platform';
import { type KeptLimit, type Limits, NO_LIMIT, type Period } from '../../engine/guards/index.ts';
import './tables.ts';

const instant = (date: Date) => Temporal.Instant.fromEpochMilliseconds(date.getTime());
const date = (at: Temporal.Instant) => new Date(at.epochMilliseconds);

export async function limitsOf(db: Reader, userId: string): Promise<Limits> {
  const rows = await db.selectFrom('consultations_limit').selectAll().where('user_id', '=', userId).execute();
  const kept = rows.map(({ period, cents, later_cents, later_at }): [Period, KeptLimit] => [
    period,
    { cents, later: later_at && { cents: later_cents, at: instant(later_at) } },
  ]);
  return { day: NO_LIMIT, week: NO_LIMIT, month: NO_LIMIT, ...Object.fromEntries(kept) };
}

export async function saveLimit(tx: Writer, userId: string, period: Period, limit: KeptLimit): Promise<void> {
  const { cents, later } = limit;
  const values = { cents, later_cents: later?.cents ?? null, later_at: later ? date(later.at) : null };
  await tx
    .insertInto('consultations_limit')
    .values({ user_id: userId, period, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'period']).doUpdateSet(values))
    .execute();
}

export async function pauseOf(db: Reader, userId: string): Promise<Temporal.Instant | null> {
  const row = await db
    .selectFrom('consultations_pause')
    .select('until')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? instant(row.until) : null;
}

export async function savePause(tx: Writer, userId: string, until: Temporal.Instant): Promise<void> {
  const values = { until: date(until) };
  await tx
    .insertInto('consultations_pause')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}
