/** 2026-11-15 → 15 novembre 2026; the first of a month is "1er". */
export function frenchDate(iso: string): string {
  const words = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
  return words.replace(/^1 /, '1er ');
}
