/** Ids as the site writes them ("2988507", "insee-01015") and as the pack keeps them (one unsigned 32-bit number). */

const inseeFlag = 0x8000_0000;
/** A former commune that shares its INSEE code with the commune it became part of. */
const formerFlag = 0x4000_0000;
const codeMask = 0x3fff_ffff;

export function packInseeCode(code: string, isFormer: boolean): number {
  return (inseeFlag | (isFormer ? formerFlag : 0) | Number.parseInt(code, 36)) >>> 0;
}

export function formatPlaceId(packed: number): string {
  if (packed < inseeFlag) return String(packed);
  const code = (packed & codeMask).toString(36).toUpperCase().padStart(5, '0');
  return `insee-${code}${packed & formerFlag ? '-ancienne' : ''}`;
}

/** Undefined for anything that is not an id in its one spelling. */
export function parsePlaceId(text: string): number | undefined {
  const insee = /^insee-(\d[\dAB]\d{3})(-ancienne)?$/.exec(text);
  if (insee?.[1]) return packInseeCode(insee[1], insee[2] !== undefined);
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
