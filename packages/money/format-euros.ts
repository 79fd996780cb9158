import { figures } from '@solelune/french/figures';
import { NO_BREAK } from '@solelune/french/spaces';

/** « 12,50 € », « 96,00 € »; `short` leaves out cents that are none: « 96 € ». Amounts are whole cents everywhere: anything else is a mistake. */
export function formatEuros(cents: number, style: 'exact' | 'short' = 'exact'): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is not a number of cents`);
  const isWhole = style === 'short' && cents % 100 === 0;
  return `${figures(cents / 100, { least: isWhole ? 0 : 2, most: 2 })}${NO_BREAK}€`;
}
