/** Where the pictures of cards are, for pages: nothing is drawn here. */
import type { DeckId } from '../engine/index.ts';
import { CARD_VERSIONS } from './versions.gen.ts';

/** No card of any deck has this name. */
const BACK = 'dos';

/** The name changes with the drawings of its deck, so that browsers may keep the file for ever. */
export const cardUrl = (deck: DeckId, slug: string): string =>
  `/assets/cards/${deck}/${slug}-${CARD_VERSIONS[deck]}.svg`;
export const backUrl = (deck: DeckId): string => cardUrl(deck, BACK);
