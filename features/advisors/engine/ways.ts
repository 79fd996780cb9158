/** How one can consult. */
export const WAYS = ['phone', 'chat', 'written'] as const;
export type Way = (typeof WAYS)[number];

/** In cents, all taxes included; null where they do not work that way. */
export interface Prices {
  phone: number | null;
  chat: number | null;
  /** One letter, however long. */
  written: number | null;
}

/** Null where they do not work that way. A letter has one price; minutes cost the same each. */
export function priceCents(prices: Prices, way: Way, minutes: number): number | null {
  const price = prices[way];
  if (price === null) return null;
  return way === 'written' ? price : price * minutes;
}
