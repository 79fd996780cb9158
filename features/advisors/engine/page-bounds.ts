/** What a page may hold and a price may be. The house's bounds, in cents, all taxes included: below them an hour feeds nobody, above them a moment of doubt costs too much. */
export const PRICE_BOUNDS = {
  phone: { from: 100, to: 600 },
  chat: { from: 100, to: 600 },
  written: { from: 1500, to: 9000 },
} as const;

/** In hours: what a letter may be promised for. */
export const WRITTEN_DELAYS = [24, 48, 72, 120] as const;

/** In characters, as the table holds them; a presentation worth a page is no advertisement. */
export const PAGE_LENGTHS = {
  headline: 80,
  epithet: 160,
  presentation: 4000,
  tradition: 2000,
  session: 2000,
  theme: 40,
} as const;
export const MOST_THEMES = 8;
