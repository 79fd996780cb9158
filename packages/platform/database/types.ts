import pg from 'pg';

const DATE = 1082;
const INT8 = 20;

/**
 * How values of PostgreSQL become values of JavaScript, where the driver's own choice is a trap: a `date` stays text (as a Date it would
 * move by a day with the time zone), and a `bigint`, which every count is, is a number that must be exact.
 */
export function getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
  if (format === 'binary') return pg.types.getTypeParser(oid, 'binary');
  if (oid === DATE) return (text: string) => text;
  if (oid === INT8) return exactNumber;
  return pg.types.getTypeParser(oid, 'text');
}

function exactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('a bigint is too large to be an exact number');
  return value;
}
