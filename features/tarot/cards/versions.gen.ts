/** Fingerprints of the drawings of each deck, written by `npm run cards:version`. */
export const CARD_VERSIONS = { tarot: '5fea09d183', belline: 'ecb25fc07b', angels: 'd4a163ab5f' } as const;
