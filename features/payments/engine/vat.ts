/** Rates in hundredths of a percent, so that they are whole: 2000 is 20 %. */
export const VAT_STANDARD = 2000;
const WHOLE = 10_000;

/** The tax inside a price that includes it, in cents, rounded to the nearest (half up). */
export const vatInside = (grossCents: number, rate: number): number => Math.round((grossCents * rate) / (WHOLE + rate));

/**
 * The tax inside the next part of a price that is given back in parts: what the whole so far holds, less what its earlier parts held. The
 * parts of a whole sum to the tax of the whole, to the cent.
 */
export const vatOfPart = (partCents: number, beforeCents: number, rate: number): number =>
  vatInside(beforeCents + partCents, rate) - vatInside(beforeCents, rate);

/** « 20 % », « 5,5 % », with the no-break space of French typography. */
export const rateWords = (rate: number): string => `${String(rate / 100).replace('.', ',')}\u00a0%`;
