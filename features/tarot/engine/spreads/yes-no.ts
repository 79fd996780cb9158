import type { Answer } from '../decks/card.ts';

/** The fan's neighbours of a card: who asks why is shown them. The fan is a ring: the last card is beside the first. */
export const neighboursInFan = (pick: number, size: number): [before: number, after: number] => [
  ((pick + size - 2) % size) + 1,
  (pick % size) + 1,
];

const WEIGHTS: Record<Answer, number> = { yes: 1, maybe: 0, no: -1 };
const TURNED: Record<Answer, Answer> = { yes: 'no', maybe: 'maybe', no: 'yes' };

/** A card upside down leans the other way. */
export const leaning = (answer: Answer, isReversed: boolean): Answer => (isReversed ? TURNED[answer] : answer);

/** What the three say together: the drawn card counts twice, its neighbours once each. */
export function balanceOfThree(drawn: Answer, neighbours: readonly Answer[]): Answer {
  const sum = 2 * WEIGHTS[drawn] + neighbours.reduce((total, answer) => total + WEIGHTS[answer], 0);
  return sum > 0 ? 'yes' : sum < 0 ? 'no' : 'maybe';
}
