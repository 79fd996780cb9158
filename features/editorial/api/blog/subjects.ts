import { cardName } from '../../engine/figure.ts';
import { addressOfCard } from '../figures/galleries.ts';

/** What articles speak of and what has a page of its own. */
export interface Subject {
  kind: 'signs' | 'angels' | 'cards' | 'stones';
  slug: string;
}

export const addressOfSubject: Record<Subject['kind'], (slug: string) => string> = {
  signs: (slug) => `/astrologie/signes-astrologiques/${slug}`,
  angels: (slug) => `/angeologie/ange/${slug}`,
  cards: (word) => {
    const { deck, slug } = cardName(word);
    return addressOfCard(deck, slug);
  },
  stones: (slug) => `/lithotherapie/${slug}`,
};
