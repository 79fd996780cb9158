import type { TileGroup } from './tiles.ts';

/** Widths in tiles, as the sheet sets them (tile-row.css). */
const GAP = 0.16;
const GROUP_GAP = 0.5;

export interface Columns {
  /** The middle of each tile, from 0 to 1 across the row. */
  readonly middles: readonly number[];
  /** The width of the row, in tiles. */
  readonly width: number;
}

/** Where the tiles stand when they stand in one row: the threads start under them. */
export function columnsOf(groups: readonly TileGroup[]): Columns {
  const middles: number[] = [];
  let at = 0;
  for (const { tiles } of groups) {
    for (const _ of tiles) {
      middles.push(at + 0.5);
      at += 1 + GAP;
    }
    at += GROUP_GAP - GAP;
  }
  const width = at - GROUP_GAP;
  return { middles: middles.map((middle) => middle / width), width };
}
