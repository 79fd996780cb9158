import type { DrawnFile } from '@solelune/screen/drawn-file';
import { backUrl, cardUrl } from './cards/address.ts';
import { cardBack, cardFace } from './cards/index.ts';
import { CARDS, DECKS } from './engine/index.ts';

/** The pictures of the cards: faces and backs of the three decks. */
export default function* files(): Iterable<DrawnFile> {
  for (const deck of DECKS) {
    yield { address: backUrl(deck), text: cardBack(deck) };
    for (const { slug } of CARDS[deck]) yield { address: cardUrl(deck, slug), text: cardFace(deck, slug) };
  }
}
