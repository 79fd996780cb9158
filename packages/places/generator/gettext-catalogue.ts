/** Reads a compiled gettext catalogue (.mo, little-endian): here, GeoNames ids and their French names. */

export function readCatalogue(bytes: Uint8Array): Map<string, string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== 0x950412de) throw new Error('Not a little-endian gettext catalogue');
  const count = view.getUint32(8, true);
  const originals = view.getUint32(12, true);
  const translations = view.getUint32(16, true);
  const utf8 = new TextDecoder();
  const textAt = (table: number, index: number) => {
    const length = view.getUint32(table + index * 8, true);
    const start = view.getUint32(table + index * 8 + 4, true);
    return utf8.decode(bytes.subarray(start, start + length));
  };
  return new Map(
    Array.from({ length: count }, (_, index) => [textAt(originals, index), textAt(translations, index)] as const),
  );
}
