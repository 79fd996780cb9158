/** The eight pages of the menu, by the draw that each leads to. Free of any library: the browser reads it too. */
export const PAGES = ['index', 'cross', 'love', 'single', 'yes-no', 'belline', 'angels', 'personal'] as const;
export type PageKey = (typeof PAGES)[number];
