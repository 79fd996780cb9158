import { formatEuros } from './format-euros.ts';

export interface AmountLimits {
  minCents?: number;
  maxCents?: number;
}

/** Nothing on this site costs as much; what is typed longer is a slip of the finger. */
const MOST_CENTS = 99_999_999;

/** Thousands apart or not, a comma or a point, one or two digits after it. */
const AMOUNT = /^(\d{1,3}(?: \d{3})+|\d{1,7})(?:[,.](\d{1,2}))?$/;

/** « 12,5 », « 12.50 € », « 1 234 » as cents; null when it is no amount. « 12,500 » is none: nobody can tell what it means. */
export function readEuros(typed: string): number | null {
  const plain = typed
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/ ?€ ?$/, '')
    .trim();
  const found = AMOUNT.exec(plain);
  if (!found) return null;
  const [, euros = '', digits = ''] = found;
  return Number(euros.replaceAll(' ', '')) * 100 + Number(digits.padEnd(2, '0'));
}

/** Why this is not an amount that may be given; null when it is. What is not cents yet is what was typed. */
export function amountProblem(value: number | string, limits: AmountLimits = {}): string | null {
  const { minCents = 0, maxCents = MOST_CENTS } = limits;
  if (typeof value === 'string') return 'Écrivez un montant en euros, par exemple 12,50';
  if (value < minCents) return `Le montant doit être d’au moins ${formatEuros(minCents, 'short')}`;
  return value > maxCents ? `Le montant doit être d’au plus ${formatEuros(maxCents, 'short')}` : null;
}
