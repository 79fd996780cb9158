/** What two texts have of one another, for who compares versions: line by line, and word by word within the lines that changed. */
export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Beyond this, comparing each with each would hold up the page: the whole is then told as replaced. */
const MOST_PAIRS = 4_000_000;

export function compareTexts(before: string, after: string): Piece[] {
  const lines = compare(before.split(/(?<=\n)/), after.split(/(?<=\n)/));
  const pieces: Piece[] = [];
  for (let index = 0; index < lines.length; index++) {
    const [removed, added] = [lines[index], lines[index + 1]];
    if (removed?.kind === 'removed' && added?.kind === 'added') {
      pieces.push(...compare(removed.text.split(/(?<=\s)/), added.text.split(/(?<=\s)/)));
      index++;
    } else if (removed) pieces.push(removed);
  }
  return joined(pieces);
}

/** The longest run of parts that both have, in order; what is removed is told before what takes its place. */
function compare(before: readonly string[], after: readonly string[]): Piece[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const [left, right] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  return joined([
    ...before.slice(0, start).map((text): Piece => ({ kind: 'same', text })),
    ...between(left, right),
    ...before.slice(before.length - end).map((text): Piece => ({ kind: 'same', text })),
  ]);
}

function between(left: readonly string[], right: readonly string[]): Piece[] {
  const replaced: Piece[] = [
    ...left.map((text): Piece => ({ kind: 'removed', text })),
    ...right.map((text): Piece => ({ kind: 'added', text })),
  ];
  if (left.length === 0 || right.length === 0 || left.length * right.length > MOST_PAIRS) return replaced;
  const wide = right.length + 1;
  // How many parts are shared from here on.
  const shared = new Uint32Array((left.length + 1) * wide);
  const at = (row: number, column: number) => shared[row * wide + column] ?? 0;
  for (let row = left.length - 1; row >= 0; row--)
    for (let column = right.length - 1; column >= 0; column--)
      shared[row * wide + column] =
        left[row] === right[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  const pieces: Piece[] = [];
  let [row, column] = [0, 0];
  while (row < left.length || column < right.length) {
    const [old, now] = [left[row], right[column]];
    if (old !== undefined && old === now) {
      pieces.push({ kind: 'same', text: old });
      row++;
      column++;
    } else if (old !== undefined && (now === undefined || at(row + 1, column) >= at(row, column + 1))) {
      pieces.push({ kind: 'removed', text: old });
      row++;
    } else {
      pieces.push({ kind: 'added', text: now ?? '' });
      column++;
    }
  }
  return pieces;
}

/** Neighbours of one kind are one piece; within a change, what went comes before what came. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let [removed, added] = ['', ''];
  const settle = () => {
    if (removed) result.push({ kind: 'removed', text: removed });
    if (added) result.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const { kind, text } of pieces) {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else {
      settle();
      const last = result.at(-1);
      if (last?.kind === 'same') last.text += text;
      else result.push({ kind, text });
    }
  }
  settle();
  return result;
}
