import { defineSettings, integer } from '@solelune/platform';

/** How far the makers of books step back behind the site, as `nice` counts: 0 not at all. */
export const bookSettings = defineSettings({ BOOK_NICE: integer(0, 19).default(10) }, ({ BOOK_NICE }) => ({
  nice: BOOK_NICE,
}));
