/**
 * What travels in result addresses: base64 of JSON, with the URL-safe alphabet when we write it; both alphabets and a missing padding
 * when we read it. A damaged one reads as null and is the page's to explain. Callers may also nest it in their form.
 */
export type Infos = string | Record<string, unknown>;

const MAX_LENGTH = 2000;

export function encodeInfos(infos: Record<string, unknown>): string {
  const bytes = new TextEncoder().encode(JSON.stringify(infos));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function decodeInfos(text: Infos): Record<string, unknown> | null {
  if (typeof text !== 'string') return text;
  if (text.length > MAX_LENGTH) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, ''));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const infos: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return infos && typeof infos === 'object' && !Array.isArray(infos) ? (infos as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
