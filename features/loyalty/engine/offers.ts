/**
 * What points can buy: ours. At the default value of a Sun (1 cent) a point is worth 2 to 3 cents, the better the longer one waited:
 * that is 2 to 3 percent of what was spent. A percent coupon is worth more to who consults longer, and is limited in time.
 */
export type Offer =
  | { id: string; cost: number; kind: 'suns'; suns: number }
  | { id: string; cost: number; kind: 'percent'; percent: number; validDays: number };

export const OFFERS: readonly Offer[] = [
  { id: 'suns-200', cost: 100, kind: 'suns', suns: 200 },
  { id: 'percent-10', cost: 250, kind: 'percent', percent: 10, validDays: 90 },
  { id: 'suns-1250', cost: 500, kind: 'suns', suns: 1250 },
  { id: 'percent-25', cost: 750, kind: 'percent', percent: 25, validDays: 90 },
  { id: 'suns-3000', cost: 1000, kind: 'suns', suns: 3000 },
];

export const OFFER_IDS = OFFERS.map(({ id }) => id) as [string, ...string[]];
export const findOffer = (id: string): Offer | undefined => OFFERS.find((offer) => offer.id === id);

/** The dearest offer: the sun's whole course on the page. */
export const COURSE_POINTS = Math.max(...OFFERS.map(({ cost }) => cost));

/** The cheapest offer that these points do not buy yet; null when they buy them all. */
export const nextOffer = (points: number): Offer | null =>
  OFFERS.reduce<Offer | null>(
    (best, offer) => (offer.cost > points && (best === null || offer.cost < best.cost) ? offer : best),
    null,
  );
