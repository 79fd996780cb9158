import { NARROW } from './spaces.ts';

interface Decimals {
  /** Digits after the comma, zeros too. */
  least?: number;
  most?: number;
}

/**
 * « 1 440 », « -12,5 »: what `Intl.NumberFormat('fr-FR')` writes, without the tables of all languages that the first of them loads, which keep a phone from
 * answering for a tenth of a second.
 */
export function figures(value: number, { least = 0, most = Math.max(least, 3) }: Decimals = {}): string {
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(most).split('.');
  const end = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/u, '');
  const sign = value < 0 ? '-' : '';
  return `${sign}${whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, NARROW)}${end && `,${end}`}`;
}
