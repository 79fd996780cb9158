/** The provider takes no card payment below this. */
export const LEAST_CARD_CENTS = 50;

export interface Split {
  /** What the coupon takes off. */
  offCents: number;
  /** What is left to pay, by Suns and by card. */
  dueCents: number;
  suns: number;
  sunsCents: number;
  cardCents: number;
}

interface Asked {
  priceCents: number;
  /** 0 to 100. */
  percentOff: number;
  /** How many Suns the member would use at most. */
  suns: number;
  sunValueCents: number;
}

/**
 * Coupon first, then Suns, then the card. The discount is rounded down, as everywhere. A card part too small for the provider takes the place of
 * some Suns; where there are none to give way, it is a gift of the house.
 */
export function splitPrice({ priceCents, percentOff, suns: asked, sunValueCents }: Asked): Split {
  const offCents = Math.floor((priceCents * percentOff) / 100);
  const dueCents = priceCents - offCents;
  const most = Math.min(asked, Math.floor(dueCents / sunValueCents));
  const rest = dueCents - most * sunValueCents;
  const tooSmall = rest > 0 && rest < LEAST_CARD_CENTS;
  const suns = tooSmall ? Math.max(0, most - Math.ceil((LEAST_CARD_CENTS - rest) / sunValueCents)) : most;
  const sunsCents = suns * sunValueCents;
  const cardCents = dueCents - sunsCents;
  if (cardCents > 0 && cardCents < LEAST_CARD_CENTS)
    return { offCents: offCents + cardCents, dueCents: sunsCents, suns, sunsCents, cardCents: 0 };
  return { offCents, dueCents, suns, sunsCents, cardCents };
}

export interface Settled {
  suns: number;
  cardCents: number;
  /** Too little for the provider to take: nobody pays it. */
  forgivenCents: number;
}

/** What is taken of a hold when only a part of it was used: Suns first, the card for the rest. */
export function settleUsed(
  { suns, sunsCents, cardCents }: Pick<Split, 'suns' | 'sunsCents' | 'cardCents'>,
  usedCents: number,
): Settled {
  if (usedCents < 0 || usedCents > sunsCents + cardCents) throw new RangeError(`${usedCents} was never held`);
  const sunValueCents = suns > 0 ? sunsCents / suns : 1;
  const usedSuns = Math.min(suns, Math.floor(usedCents / sunValueCents));
  const rest = usedCents - usedSuns * sunValueCents;
  const isTaken = rest >= LEAST_CARD_CENTS && rest <= cardCents;
  return { suns: usedSuns, cardCents: isTaken ? rest : 0, forgivenCents: isTaken ? 0 : rest };
}
