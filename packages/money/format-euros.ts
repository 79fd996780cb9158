/** The separators are those of French typography: a narrow no-break space between thousands, a no-break space before the sign. */
const EXACT = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const SHORT = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** « 12,50 € », « 96,00 € »; `short` leaves out cents that are none: « 96 € ». Amounts are whole cents everywhere: anything else is a mistake. */
export function formatEuros(cents: number, style: 'exact' | 'short' = 'exact'): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is not a number of cents`);
  return (style === 'short' ? SHORT : EXACT).format(cents / 100);
}
