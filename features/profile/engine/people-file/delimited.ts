/** Rows of a text table (RFC 4180, with any of three separators): cells may be quoted, and hold the separator and line ends. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

const SEPARATORS = ['\t', ';', ','] as const;

/** The one that the first line has most of. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const counts = SEPARATORS.map((separator) => first.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ';';
}

export function rowsOf(text: string): Row[] {
  const separator = separatorOf(text);
  const rows: Row[] = [];
  let [cells, cell, isQuoted, line, begun]: [string[], string, boolean, number, number] = [[], '', false, 1, 1];
  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: begun, cells });
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n') {
      endRow();
      begun = line;
    } else if (sign !== '\r') cell += sign;
  }
  endRow();
  return rows;
}

/**
 * One cell. What a spreadsheet would take for a formula gets a mark before it, as they do themselves; a minus before a number is only a number.
 */
export function cellOf(value: string, separator: string): string {
  const safe = /^[=+@]|^-(?![\d.,]+$)/.test(value) ? `'${value}` : value;
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
