import { counted } from '@solelune/french/counts';
import { figures } from '@solelune/french/figures';
import { formatEuros } from '@solelune/money';

export const formatSuns = (suns: number): string => counted(suns, 'Soleil', 'Soleils');
export const formatPoints = (points: number): string => counted(points, 'point', 'points');

/** What Suns are worth of consultation, in cents; `sunValueCents` is configuration. */
export const sunsToCents = (suns: number, sunValueCents: number): number => suns * sunValueCents;

/** "1 240 Soleils, soit 12,40 €". */
export const formatSunsWithValue = (suns: number, sunValueCents: number): string =>
  `${formatSuns(suns)}, soit ${formatEuros(sunsToCents(suns, sunValueCents))}`;

/** "+ 4", "− 24": a sign that is a sign, and a space that holds them together. */
export const formatMovement = (amount: number): string =>
  `${amount < 0 ? '−' : '+'}\u00a0${figures(Math.abs(amount), { most: 0 })}`;
