import type { Writer } from '@solelune/platform';

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

/** One row per card, slot, conversion and day: two clicks at once add up. */
export async function countClick(tx: Writer, click: Click): Promise<void> {
  await tx
    .insertInto('promotions_display_stat')
    .values({ display_id: click.displayId, slot: click.slot, conversion: click.conversion, day: click.day, clicks: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['display_id', 'slot', 'conversion', 'day'])
        .doUpdateSet((eb) => ({ clicks: eb('promotions_display_stat.clicks', '+', 1) })),
    )
    .execute();
}
