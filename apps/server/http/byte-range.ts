/** What `Range` asks for of a file of so many bytes: a part, the whole (no header, or one that is not understood), or nothing that there is. */
export function byteRange(
  header: string | undefined,
  bytes: number,
): { start: number; end: number } | 'whole' | 'unsatisfiable' {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!asked || (asked[1] === '' && asked[2] === '')) return 'whole';
  // "-500": the last 500.
  const start = asked[1] === '' ? Math.max(0, bytes - Number(asked[2])) : Number(asked[1]);
  const end = asked[1] === '' || asked[2] === '' ? bytes - 1 : Math.min(Number(asked[2]), bytes - 1);
  return start > end || start >= bytes ? 'unsatisfiable' : { start, end };
}
