import type { FeatureParts } from '@solelune/contract/server';
import type { ErrorSide, Writer } from '@solelune/platform';
import { sql } from 'kysely';

interface ErrorHourTable {
  hour: Date;
  side: ErrorSide;
  count: number;
}

declare module '@solelune/platform' {
  interface Tables {
    monitoring_error_hour: ErrorHourTable;
  }
}

const EVERY_MS = 10_000;

/** Adds to the hour: several processes count the same one. */
async function addErrors(tx: Writer, counted: ReadonlyMap<ErrorSide, number>, now: Temporal.Instant): Promise<void> {
  const hour = new Date(now.round({ smallestUnit: 'hour', roundingMode: 'floor' }).epochMilliseconds);
  for (const [side, count] of counted)
    await tx
      .insertInto('monitoring_error_hour')
      .values({ hour, side, count })
      .onConflict((on) =>
        on.columns(['hour', 'side']).doUpdateSet({ count: sql`monitoring_error_hour.count + excluded.count` }),
      )
      .execute();
}

/** Every ten seconds what was counted in memory is kept; while the database is away it waits there, and the log has it anyway. */
export async function keepErrors({ transaction, services, now }: FeatureParts): Promise<() => Promise<void>> {
  let turn = Promise.resolve();
  const keep = () => {
    turn = turn.then(async () => {
      const counted = services.errors.take();
      if (counted.size === 0) return;
      try {
        await transaction((tx) => addErrors(tx, counted, now()));
      } catch (error) {
        for (const [side, count] of counted) services.errors.count(side, count);
        services.log.debug({ err: error }, 'errors are counted later');
      }
    });
    return turn;
  };
  const timer = setInterval(() => void keep(), EVERY_MS);
  return async () => {
    clearInterval(timer);
    await keep();
  };
}
