/** As many as a page of a list has. */
export const PAGE = 40;

/** Of one row more than a page, the page, and what the next one comes after. */
export function pageOf<Row, Key>(found: readonly Row[], keyOf: (row: Row) => Key): { rows: Row[]; next: Key | null } {
  const rows = found.slice(0, PAGE);
  const last = rows.at(-1);
  return { rows, next: found.length > PAGE && last !== undefined ? keyOf(last) : null };
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
export const isId = (text: string | undefined): text is string => text !== undefined && UUID.test(text);
