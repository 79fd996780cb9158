import type { ChooseDisplays, FeatureParts } from '@solelune/contract/server';
import { choose } from '../engine/card.ts';
import { promotionSettings } from '../settings.ts';
import { cardsIn } from './cards.ts';
import { dayOf } from './day.ts';
import { displayOf } from './display-of.ts';

/** A row of three where there is room. */
const UNDER_A_PAGE = 3;

export function chooseDisplays({ db, services, now }: FeatureParts): ChooseDisplays {
  const cards = cardsIn(db, services.config);
  const { wordpressUrl } = promotionSettings(services.config);
  return async ({ isMember, seed }) => {
    const today = dayOf(now()).toString();
    const chosen = choose(await cards(now()), { slot: 'bottom', isMember, today, seed, count: UNDER_A_PAGE });
    return chosen.map((card, index) => displayOf(card, index + 1, wordpressUrl));
  };
}
