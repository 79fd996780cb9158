/** The making of a book as its owner follows it, in its order. */
export const STAGES = ['sky', 'years', 'portrait', 'tables', 'pages', 'reading'] as const;
export type Stage = (typeof STAGES)[number];
