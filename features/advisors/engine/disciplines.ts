export const DISCIPLINES = ['astrology', 'tarot', 'numerology', 'lithotherapy', 'angels'] as const;
export type Discipline = (typeof DISCIPLINES)[number];

/** Product document, section 3: whose pages an advisor may stand on. */
export const SPOTLIGHTS = ['astrologer', 'tarot-reader', 'numerologist', 'lithotherapist'] as const;
export type Spotlight = (typeof SPOTLIGHTS)[number];
