export type MenuMove = 'up' | 'down' | 'left' | 'right' | 'first' | 'last';

const MOVES: Record<string, MenuMove> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
};

export const moveOf = (key: string): MenuMove | undefined => MOVES[key];

/** Along the bar: left and right go round, the ends are one key away. Up and down are not its business. */
export function moveInBar(move: MenuMove, at: number, length: number): number | null {
  if (move === 'right') return (at + 1) % length;
  if (move === 'left') return (at - 1 + length) % length;
  if (move === 'first') return 0;
  return move === 'last' ? length - 1 : null;
}

/**
 * Inside an open panel, `lengths` items in each column. Up from the top of a column leaves to the bar (null); left and right change
 * column at the same height, or at its last item.
 */
export function moveInPanel(
  move: MenuMove,
  { column, row }: { column: number; row: number },
  lengths: readonly number[],
): { column: number; row: number } | null {
  const heightOf = (index: number) => lengths[index] ?? 0;
  if (move === 'down') return { column, row: Math.min(row + 1, heightOf(column) - 1) };
  if (move === 'up') return row === 0 ? null : { column, row: row - 1 };
  if (move === 'first') return { column, row: 0 };
  if (move === 'last') return { column, row: heightOf(column) - 1 };
  const next = (column + (move === 'right' ? 1 : -1) + lengths.length) % lengths.length;
  return { column: next, row: Math.min(row, heightOf(next) - 1) };
}
