import type { Config, Reader } from '@solelune/platform';
import type { PromotionCard } from '../engine/card.ts';
import { promotionSettings } from '../settings.ts';
import { readCards } from './card.repo.ts';
import { HOUSE_CARDS } from './house-cards.ts';

/** Cards change when staff changes them: pages may be a minute behind. */
const FRESH_MS = 60_000;
const FIRST_WORDPRESS_ID = 200;

/** All cards there are: those that staff has planned, the boxes of the other site, and the house's own. */
export function cardsIn(db: Reader, config: Config) {
  let known: { cards: readonly PromotionCard[]; until: number } | null = null;
  return async (now: Temporal.Instant): Promise<readonly PromotionCard[]> => {
    if (known && now.epochMilliseconds < known.until) return known.cards;
    const cards = [...(await readCards(db)), ...boxesOf(config), ...HOUSE_CARDS];
    known = { cards, until: now.epochMilliseconds + FRESH_MS };
    return cards;
  };
}

function boxesOf(config: Config): PromotionCard[] {
  const { wordpressUrl, wordpressSlots } = promotionSettings(config);
  if (!wordpressUrl) return [];
  return wordpressSlots.map((slot, index) => ({
    id: FIRST_WORDPRESS_ID + index,
    slot: 'bottom',
    title: '',
    content: '',
    link: '/',
    linkText: '',
    audience: 'everybody',
    weight: 1,
    body: { type: 'wordpress', wordpressSlot: slot },
  }));
}
