/** Where the drawing of a stone is found. */
export const gemUrl = (slug: string): string => `/images/pierres/${slug}.svg`;
