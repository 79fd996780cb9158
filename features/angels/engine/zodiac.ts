/** Elements as payloads write them, with the word of addresses and the one that is read. */
export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];

export const ELEMENT_WORDS: Readonly<Record<Element, { slug: string; name: string }>> = {
  fire: { slug: 'feu', name: 'Feu' },
  earth: { slug: 'terre', name: 'Terre' },
  air: { slug: 'air', name: 'Air' },
  water: { slug: 'eau', name: 'Eau' },
};

export interface Sign {
  /** As payloads write it. */
  readonly key: SignKey;
  /** As addresses write it. */
  readonly slug: string;
  readonly name: string;
  readonly element: Element;
}

const ROWS = [
  ['aries', 'belier', 'Bélier'],
  ['taurus', 'taureau', 'Taureau'],
  ['gemini', 'gemeaux', 'Gémeaux'],
  ['cancer', 'cancer', 'Cancer'],
  ['leo', 'lion', 'Lion'],
  ['virgo', 'vierge', 'Vierge'],
  ['libra', 'balance', 'Balance'],
  ['scorpio', 'scorpion', 'Scorpion'],
  ['sagittarius', 'sagittaire', 'Sagittaire'],
  ['capricorn', 'capricorne', 'Capricorne'],
  ['aquarius', 'verseau', 'Verseau'],
  ['pisces', 'poissons', 'Poissons'],
] as const;

export type SignKey = (typeof ROWS)[number][0];

/** The twelve signs in order; the element of an angel is that of its sign. */
export const SIGNS: readonly Sign[] = ROWS.map(([key, slug, name], index) => ({
  key,
  slug,
  name,
  element: ELEMENTS[index % 4] as Element,
}));
