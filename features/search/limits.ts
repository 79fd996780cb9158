/** Longer than any name or question that one types in a search box. */
export const LONGEST_QUERY = 80;
export const MOST_RESULTS = 24;
