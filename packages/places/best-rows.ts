/** Keeps the few best (smallest) rows offered, best first, each once. */

export type BestRows = {
  rows: number[];
  /** A row must be below this to enter. */
  bar: number;
  offer(row: number): void;
};

const noBar = 0xffff_ffff;

export function bestRows(limit: number, accepts?: (row: number) => boolean): BestRows {
  const rows: number[] = [];
  const best: BestRows = {
    rows,
    bar: noBar,
    offer(row) {
      if (row >= best.bar || (accepts && !accepts(row))) return;
      let at = rows.length;
      while (at > 0 && (rows[at - 1] as number) > row) at -= 1;
      if (at > 0 && rows[at - 1] === row) return;
      if (rows.length === limit) rows.pop();
      rows.splice(at, 0, row);
      if (rows.length === limit) best.bar = rows[limit - 1] as number;
    },
  };
  return best;
}
