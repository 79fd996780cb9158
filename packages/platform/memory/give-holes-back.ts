type Trim = (keep: bigint) => number;

let trim: Trim | null | undefined;

/**
 * Gives back what the C library holds free between pieces that are in use (`malloc_trim`): up to 40 MB after a crowd, in 5 to 20 ms. False where
 * there is nothing to give, or no such call: another system, another C library, a Node without `node:ffi`.
 */
export function giveHolesBack(): boolean {
  if (trim === undefined) trim = process.platform === 'linux' ? openTrim() : null;
  return trim?.(0n) === 1;
}

/** Experimental in Node 26: whatever becomes of it, the memory then only stays as it is. */
function openTrim(): Trim | null {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    const ffi = process.getBuiltinModule('node:ffi');
    return ffi.dlopen('libc.so.6', { malloc_trim: { arguments: ['uint64'], return: 'int32' } }).functions.malloc_trim;
  } catch {
    return null;
  } finally {
    process.emitWarning = emitWarning;
  }
}
