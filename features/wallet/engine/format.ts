import { counted } from '@solelune/french/counts';
import { formatEuros } from '@solelune/money';

/** Separators are those of French typography (narrow no-break and no-break spaces). */
const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });

export const formatSuns = (suns: number): string => counted(suns, 'Soleil', 'Soleils');
export const formatPoints = (points: number): string => counted(points, 'point', 'points');

/** What Suns are worth of consultation, in cents; `sunValueCents` is configuration. */
export const sunsToCents = (suns: number, sunValueCents: number): number => suns * sunValueCents;

/** "1 240 Soleils, soit 12,40 €". */
export const formatSunsWithValue = (suns: number, sunValueCents: number): string =>
  `${formatSuns(suns)}, soit ${formatEuros(sunsToCents(suns, sunValueCents))}`;

/** "+ 4", "− 24": a sign that is a sign, and a space that holds them together. */
export const formatMovement = (amount: number): string =>
  `${amount < 0 ? '−' : '+'}\u00a0${whole.format(Math.abs(amount))}`;
