/** Product document, section 9. */
export const OFFER_CHANCE = 0.065;
export const OFFER_AFTER_MS = 6_000;

export interface OfferFacts {
  isMobile: boolean;
  isStandalone: boolean;
  isDismissed: boolean;
  /** From 0 to 1, 1 excluded. */
  drawn: number;
}

export const mayOffer = ({ isMobile, isStandalone, isDismissed, drawn }: OfferFacts): boolean =>
  isMobile && !isStandalone && !isDismissed && drawn < OFFER_CHANCE;
