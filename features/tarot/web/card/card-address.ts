import { urlOf } from '@solelune/screen';
import type { DeckId } from '../../engine/index.ts';
import { addresses } from '../addresses.ts';

/** A card's own page; an angel's is the portrait that the angels have. */
export const cardAddress = ({ deck, slug }: { deck: DeckId; slug: string }): string => {
  if (deck === 'angels') return `/angeologie/ange/${slug}`;
  return urlOf(deck === 'belline' ? addresses.bellineCard : addresses.arcanum, { slug });
};
