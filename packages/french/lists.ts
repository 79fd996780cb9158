/** « Feu, Terre et Eau », « Bélier, Taureau ou Gémeaux » */
export function joined(words: readonly string[], last: 'et' | 'ou' = 'et'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** « ni Mars ni Vénus », before which the verb takes its « ne » */
export const neither = (words: readonly string[]): string => words.map((word) => `ni ${word}`).join(' ');
