import { createHash } from 'node:crypto';
import { CARDS, type DeckId } from '../engine/index.ts';
import { cardBack, cardFace } from './index.ts';

/** Short enough for an address, long enough never to meet another drawing of the same deck. */
const LENGTH = 10;

/** A fingerprint of all that a deck draws: it changes with any stroke. */
export function versionOf(deck: DeckId): string {
  const hash = createHash('sha256').update(cardBack(deck));
  for (const { slug } of CARDS[deck]) hash.update(`\n${slug}\n`).update(cardFace(deck, slug));
  return hash.digest('hex').slice(0, LENGTH);
}
