import type { Reader, Writer } from '@solelune/platform';
import { ROWS_PER_DAY } from '../limits.ts';

interface DisplayStat {
  display_id: number;
  slot: string;
  conversion: string;
  day: string;
  clicks: number;
}

declare module '@solelune/platform' {
  interface Tables {
    promotions_display_stat: DisplayStat;
  }
}

type Click = { displayId: number; slot: string; conversion: string; day: string };

/** Where clicks are counted that a day has no row left for: no card has this number. */
const OTHERS = { displayId: 0, slot: '', conversion: '' };

/**
 * One row per card, slot, conversion and day: two clicks at once add up. Which cards there are is not known here, so anybody can name new
 * ones: a day has so many rows and no more, and what comes after them is counted together.
 */
export async function countClick(tx: Writer, click: Click): Promise<void> {
  const { displayId, slot, conversion, day } = await rowFor(tx, click);
  await tx
    .insertInto('promotions_display_stat')
    .values({ display_id: displayId, slot, conversion, day, clicks: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['display_id', 'slot', 'conversion', 'day'])
        .doUpdateSet((eb) => ({ clicks: eb('promotions_display_stat.clicks', '+', 1) })),
    )
    .execute();
}

async function rowFor(tx: Writer, click: Click): Promise<Click> {
  const ofDay = tx.selectFrom('promotions_display_stat').where('day', '=', click.day);
  const known = await ofDay
    .select('day')
    .where('display_id', '=', click.displayId)
    .where('slot', '=', click.slot)
    .where('conversion', '=', click.conversion)
    .executeTakeFirst();
  if (known) return click;
  const { rows } = await ofDay.select((eb) => eb.fn.countAll<number>().as('rows')).executeTakeFirstOrThrow();
  return rows < ROWS_PER_DAY ? click : { ...click, ...OTHERS };
}

/** How many rows of days before this one were cleared away. */
export async function forgetBefore(tx: Writer, day: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('promotions_display_stat')
    .where('day', '<', day)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export interface CountedClicks {
  displayId: number;
  slot: string;
  conversion: string;
  /** ISO day, in France. */
  day: string;
  clicks: number;
}

/** What was counted on these days, both included, the oldest first. */
export async function clicksBetween(db: Reader, from: string, to: string): Promise<CountedClicks[]> {
  const rows = await db
    .selectFrom('promotions_display_stat')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('display_id')
    .orderBy('slot')
    .orderBy('conversion')
    .execute();
  return rows.map(({ display_id: displayId, ...row }) => ({ displayId, ...row }));
}
