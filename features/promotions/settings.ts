import { defineSettings, url } from '@solelune/platform';
import { z } from 'zod';

/** The house's other site, where it has one: the address that answers boxes, and what it is asked for. */
export const promotionSettings = defineSettings(
  { WORDPRESS_AJAX_URL: url(['http', 'https']).optional(), WORDPRESS_SLOTS: z.string().optional() },
  (env) => ({
    wordpressUrl: env.WORDPRESS_AJAX_URL,
    /** Names of its boxes, separated by commas: each is a card under pages. */
    wordpressSlots: (env.WORDPRESS_SLOTS ?? '')
      .split(',')
      .map((slot) => slot.trim())
      .filter(Boolean),
  }),
);
