import type { DeckId } from '../../engine/index.ts';
import { ANGEL_DESCRIPTIONS } from './angels.ts';
import { BELLINE_DESCRIPTIONS } from './belline.ts';
import { MAJOR_DESCRIPTIONS } from './majors.ts';
import { MINOR_DESCRIPTIONS } from './minors.ts';

const DESCRIPTIONS: Record<DeckId, Readonly<Record<string, string>>> = {
  tarot: { ...MAJOR_DESCRIPTIONS, ...MINOR_DESCRIPTIONS },
  belline: BELLINE_DESCRIPTIONS,
  angels: ANGEL_DESCRIPTIONS,
};

/** One sentence that says what is seen on the card, for who does not see it. */
export function cardDescription(deck: DeckId, slug: string): string {
  const sentence = DESCRIPTIONS[deck][slug];
  if (!sentence) throw new Error(`The card ${slug} of the deck ${deck} is not described.`);
  return sentence;
}
