import type { ChooseDisplays, FeatureParts } from '@solelune/contract/server';
import { choose } from '../engine/card.ts';
import { promotionSettings } from '../settings.ts';
import { rememberedCards } from './cards.ts';
import { dayOf } from './day.ts';
import { displayOf } from './display-of.ts';

/** A row of three where there is room; two at the foot of the open menu. */
const COUNTS = { bottom: 3, menu: 2 } as const;

export function chooseDisplays(parts: FeatureParts): ChooseDisplays {
  const { services, now } = parts;
  const cards = rememberedCards(parts);
  const { wordpressUrl } = promotionSettings(services.config);
  return async ({ isMember, seed }) => {
    const at = now();
    const today = dayOf(at).toString();
    const known = await cards(at);
    const chosen = (slot: keyof typeof COUNTS) =>
      choose(known, { slot, isMember, today, nowMs: at.epochMilliseconds, seed, count: COUNTS[slot] }).map(
        (card, index) => displayOf(card, index + 1, wordpressUrl),
      );
    return { bottom: chosen('bottom'), menu: chosen('menu') };
  };
}
