/** The small words that change before the next one. What is empty stays empty: no preposition hangs in the air. */
import { beginsWithVowelSound } from './vowel-sound.ts';

type Elidable = 'de' | 'je' | 'jusque' | 'la' | 'le' | 'lorsque' | 'me' | 'ne' | 'puisque' | 'que' | 'se' | 'te';

/** « l’heure », « le hasard », « jusqu’Uranus »; `word` with a capital at the head of a sentence. */
export function elided(word: Elidable | Capitalize<Elidable>, words: string): string {
  const next = words.trim();
  if (next === '') return '';
  return beginsWithVowelSound(next) ? `${word.slice(0, -1)}’${next}` : `${word} ${next}`;
}

/** An article that melts into the preposition. With a capital it is part of a name, which keeps it: « de Le Goff » (towns: `places.ts`). */
const MELTING = /^les?(?=\s)/u;

function melted(words: string, one: string, many: string): string | undefined {
  const next = words.trim();
  const article = MELTING.exec(next)?.[0];
  return article && (article === 'le' ? one : many) + next.slice(article.length);
}

/** « d’Anna », « de Yann », « du Lion », « de la Vierge », « des Poissons », « de l’Ascendant » */
export const de = (words: string): string => melted(words, 'du', 'des') ?? elided('de', words);

/** « à Anna », « au Lion », « à la Vierge », « aux Gémeaux », « à l’Ascendant » */
export function au(words: string): string {
  const next = words.trim();
  return melted(next, 'au', 'aux') ?? (next && `à ${next}`);
}

/**
 * A small line over a large name: no line ends with an apostrophe. « Le ciel de » over « Camille », « Le ciel » over « d’Anna »; `ofName` comes from `de`
 * or from `ofPlace`.
 */
export const overName = (before: string, ofName: string): { over: string; title: string } =>
  ofName.startsWith('de ') ? { over: `${before} de`, title: ofName.slice(3) } : { over: before, title: ofName };

/** « qu’Uranus », « que le Soleil » */
export const que = (words: string): string => elided('que', words);
