/** Fingerprints of the drawings of each deck, written by `npm run cards:version`. */
export const CARD_VERSIONS = { tarot: '8b7ffd4afa', belline: 'e55a9f274d', angels: 'a492240707' } as const;
