import type { CallContext, FeatureParts } from '@solelune/contract/server';
import type { Config, Reader } from '@solelune/platform';
import type { PromotionCard } from '../engine/card.ts';
import { promotionSettings } from '../settings.ts';
import { readCards } from './card.repo.ts';
import { HOUSE_CARDS } from './house-cards.ts';

/** A change is told to every process; one that could not hear it is a minute behind. */
const FRESH_MS = 60_000;
const CHANGED = 'promotions.cards-changed';
const FIRST_WORDPRESS_ID = 200;

/** All cards there are: those that staff has planned, the boxes of the other site, and the house's own. */
export const allCards = async (db: Reader, config: Config): Promise<readonly PromotionCard[]> => [
  ...(await readCards(db)),
  ...boxesOf(config),
  ...HOUSE_CARDS,
];

const forgetting = new WeakMap<Config, () => void>();

/** The same, remembered: every page asks. */
export function rememberedCards({ db, services: { config, events } }: Pick<FeatureParts, 'db' | 'services'>) {
  let known: { cards: readonly PromotionCard[]; until: number } | null = null;
  let changes = 0;
  const forget = () => {
    known = null;
    changes++;
  };
  forgetting.set(config, forget);
  events.subscribe(CHANGED, forget);
  return async (now: Temporal.Instant): Promise<readonly PromotionCard[]> => {
    if (known && now.epochMilliseconds < known.until) return known.cards;
    const before = changes;
    const cards = await allCards(db, config);
    // What was read before a change is for who asked before it.
    if (before === changes) known = { cards, until: now.epochMilliseconds + FRESH_MS };
    return cards;
  };
}

/** Staff has planned something else: cards are forgotten first, then the kept pages that show some. */
export function cardsChanged({ services, afterCommit }: Pick<CallContext, 'services' | 'afterCommit'>): void {
  afterCommit(() => {
    forgetting.get(services.config)?.();
    return services.events.publish(CHANGED, null);
  });
  services.pages.changed('displays');
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
