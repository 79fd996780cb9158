/** What a member's statement calls a movement. */
export const OPERATIONS = ['credit', 'spend', 'refund', 'reverse', 'exchange'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** A movement that another feature made, under a word of its own, is told by what it did to the member. */
export const operationOf = ({ operation, amount }: { operation: string; amount: number }): Operation =>
  OPERATIONS.find((known) => known === operation) ?? (amount > 0 ? 'credit' : 'spend');
