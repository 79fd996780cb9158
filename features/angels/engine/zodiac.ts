import { SIGN_FACTS, type SignKey } from '@solelune/astrology/engine/signs';
import { ELEMENTS, type Element } from '@solelune/sky/zodiac';

export { ELEMENTS, type Element };

/** Elements as payloads write them, with the word of addresses and the one that is read. */
export const ELEMENT_WORDS: Readonly<Record<Element, { slug: string; name: string }>> = {
  fire: { slug: 'feu', name: 'Feu' },
  earth: { slug: 'terre', name: 'Terre' },
  air: { slug: 'air', name: 'Air' },
  water: { slug: 'eau', name: 'Eau' },
};

export type { SignKey };

/** The twelve signs in order; the element of an angel is that of its sign. */
export const SIGNS = SIGN_FACTS.map(({ key, slug, name, element }) => ({ key, slug, name, element }));
export type Sign = (typeof SIGNS)[number];
