import { defineFeature } from '@solelune/contract/server';
import { chooseDisplays } from './api/choose-displays.ts';
import { forgetCards, plantCards } from './api/demo.ts';
import { cardPreviewHandler, cardRemoveHandler, cardSaveHandler, plannedCardsHandler } from './api/desk.ts';
import { incrementStatHandler } from './api/increment-stat.ts';
import { promotionsJobs } from './api/jobs.ts';
import { promotionSettings } from './settings.ts';

/** Promotional cards and what becomes of them. */
export default defineFeature({
  name: 'promotions',
  permissions: { 'promotions.cards': ['editor', 'administrator'] },
  handlers: [...[incrementStatHandler, plannedCardsHandler, cardSaveHandler, cardRemoveHandler, cardPreviewHandler]],
  settings: promotionSettings,
  displays: chooseDisplays,
  demo: plantCards,
  forgetDemo: forgetCards,
  origins: (config) => {
    const { wordpressUrl } = promotionSettings(config);
    return wordpressUrl ? [new URL(wordpressUrl).origin] : [];
  },
  jobs: promotionsJobs,
  migrations: new URL('./api/migrations/', import.meta.url),
});
