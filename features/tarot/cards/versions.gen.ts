/** Fingerprints of the drawings of each deck, written by `npm run cards:version`. */
export const CARD_VERSIONS = { tarot: 'a5a5875e3f', belline: 'e55a9f274d', angels: 'a492240707' } as const;
