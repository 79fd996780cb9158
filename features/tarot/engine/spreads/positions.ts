/** The kinds of question that a position of a spread can put to its card; each card has a text for each, or for the nearest. */
export const ASKS = [
  ...(['situation', 'obstacle', 'help', 'advice', 'outcome', 'love', 'single', 'work'] as const),
  ...(['answer', 'message', 'support', 'counsel'] as const),
] as const;
export type Ask = (typeof ASKS)[number];

export interface Position {
  readonly key: string;
  /** As the table names it. */
  readonly title: string;
  /** What it asks, in a few words: « le pour », « ce qui freine ». */
  readonly about: string;
  readonly ask: Ask;
  /** Where its card lies: column and row from the upper left, in cards; halves lie between two. */
  readonly column: number;
  readonly row: number;
}

export const position = (
  key: string,
  title: string,
  about: string,
  ask: Ask,
  [column, row]: readonly [number, number],
): Position => ({ key, title, about, ask, column, row });
