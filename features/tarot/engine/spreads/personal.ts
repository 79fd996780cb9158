import { type Ask, type Position, position } from './positions.ts';

export const PERSONAL_MOST = 7;

type Row = readonly [key: string, title: string, about: string, ask: Ask];

/** What each further card adds, for decks that answer any question. */
const ANY: readonly Row[] = [
  ['ground', 'Ce qui est là', 'le sol de la question', 'situation'],
  ['knot', 'Ce qui résiste', 'le nœud', 'obstacle'],
  ['advice', 'Le conseil', 'le geste juste', 'advice'],
  ['way', 'Où cela va', 'la pente des choses', 'outcome'],
  ['help', 'Ce qui aide', 'l’appui à saisir', 'help'],
  ['heart', 'Ce que dit le cœur', 'ce qui est senti', 'love'],
  ['hands', 'Ce que font les mains', 'ce qui se travaille', 'work'],
];

/** The angels say three kinds of things, again and again, each by another mouth. */
const ANGELS: readonly Row[] = [
  ['message', 'Le message', 'ce qui vous est dit', 'message'],
  ['support', 'L’appui', 'ce qui vous porte', 'support'],
  ['counsel', 'Le conseil', 'le geste proposé', 'counsel'],
  ['message-2', 'Un second message', 'une autre voix', 'message'],
  ['support-2', 'Un second appui', 'une autre main', 'support'],
  ['counsel-2', 'Un second conseil', 'un autre geste', 'counsel'],
  ['message-3', 'Le mot de la fin', 'ce qui reste', 'message'],
];

/** Up to four lie in one row; more in two. */
function placeOf(index: number, count: number): readonly [number, number] {
  if (count <= 4) return [index, 0];
  const upper = Math.ceil(count / 2);
  return index < upper ? [index, 0] : [index - upper + (upper * 2 - count) / 2, 1.1];
}

export const personalPositions = (count: number, pack: string): Position[] =>
  (pack === 'angels' ? ANGELS : ANY)
    .slice(0, count)
    .map(([key, title, about, ask], index) => position(key, title, about, ask, placeOf(index, count)));

/** What one's question touches (facts: nine themes; what health, death or a trial would ask is not read). */
export const THEMES = [
  ...(['love', 'couple', 'work', 'money', 'family'] as const),
  ...(['friendship', 'studies', 'travel', 'path'] as const),
] as const;
export type Theme = (typeof THEMES)[number];

/** The text that speaks of a theme, where a card has one. */
export const THEME_ASKS: Partial<Record<Theme, Ask>> = {
  love: 'love',
  couple: 'love',
  work: 'work',
  money: 'work',
  studies: 'work',
};
