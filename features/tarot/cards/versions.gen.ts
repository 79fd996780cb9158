/** Fingerprints of the drawings of each deck, written by `npm run cards:version`. */
export const CARD_VERSIONS = { tarot: 'f533740a52', belline: 'e55a9f274d', angels: 'e3dc251228' } as const;
