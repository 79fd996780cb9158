import { type Corpus, frontMatterIn } from '@solelune/corpus';
import { cardDescription } from '../cards/index.ts';
import { bellineKind, majorKind, minorKind } from '../corpus.ts';
import type { Card } from '../engine/index.ts';
import { PLANET_NAMES, SUIT_NAMES } from '../words/families.ts';

const numeralOf = (card: Card): string => {
  if (card.kind === 'major') return card.roman;
  return card.kind === 'minor' ? '' : String(card.value);
};

function familyOf(card: Card): string {
  if (card.kind === 'major') return 'Arcanes majeurs';
  if (card.kind === 'minor') return SUIT_NAMES[card.suit];
  if (card.kind === 'belline') return card.planet ? PLANET_NAMES[card.planet] : 'Sans planète';
  return 'Anges';
}

export const cardLineOf = (card: Card, epithet: string) => ({
  ...{ deck: card.deck, slug: card.slug, name: card.name, numeral: numeralOf(card), family: familyOf(card), epithet },
});

/** The cards of a deck that have a page of their own, as lists show them. */
export function cardLinesOf(corpus: Corpus, cards: readonly Card[]) {
  const front = {
    major: frontMatterIn(corpus, majorKind),
    minor: frontMatterIn(corpus, minorKind),
    belline: frontMatterIn(corpus, bellineKind),
  };
  return cards.flatMap((card) =>
    card.kind === 'angel' ? [] : [cardLineOf(card, front[card.kind](card.slug).epithet)],
  );
}

export const describedCard = (card: Card, { epithet, keywords }: { epithet: string; keywords: readonly string[] }) => ({
  ...cardLineOf(card, epithet),
  description: cardDescription(card.deck, card.slug),
  keywords,
});
