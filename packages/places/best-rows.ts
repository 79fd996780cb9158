/** Keeps the few best rows seen, best first, each once. */

export type BestRows = { rows: number[]; worst: () => number; offer: (row: number) => void };

export function bestRows(limit: number): BestRows {
  const rows: number[] = [];
  return {
    rows,
    worst: () => (rows.length < limit ? 0xffff_ffff : (rows[limit - 1] as number)),
    offer(row) {
      let at = rows.length;
      while (at > 0 && (rows[at - 1] as number) > row) at -= 1;
      if (at > 0 && rows[at - 1] === row) return;
      rows.splice(at, 0, row);
      if (rows.length > limit) rows.pop();
    },
  };
}
