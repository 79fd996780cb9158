/** What people do, each a whole journey: what is timed is all of it, from the moment it was to begin. */
export const KINDS = ['page', 'result', 'chart', 'draw', 'login', 'save', 'status', 'room', 'payment'] as const;
export type Kind = (typeof KINDS)[number];

interface KindFacts {
  words: string;
  /** How many of a hundred journeys are of this kind. */
  share: number;
  /** A kind is held while 99 of 100 are done within this. */
  limitMs: number;
}

/** A reader reads far more than they buy; limits are what people wait for without wondering. */
export const FACTS: Record<Kind, KindFacts> = {
  page: { words: 'a public page, which is kept', share: 23, limitMs: 500 },
  result: { words: 'a result of numbers, kept by the site alone', share: 35, limitMs: 500 },
  chart: { words: 'a natal chart, drawn anew', share: 10, limitMs: 1500 },
  draw: { words: 'a tarot draw: shuffled, then taken', share: 8, limitMs: 1000 },
  login: { words: 'a login, then who one is', share: 3, limitMs: 2000 },
  save: { words: 'a result saved, then the list of them', share: 7, limitMs: 1000 },
  status: { words: 'a socket opened, until the team’s status is told', share: 6, limitMs: 1000 },
  room: { words: 'a message in a room, until the other one has it', share: 6, limitMs: 1000 },
  payment: { words: 'Suns bought by card: ordered, paid, told', share: 2, limitMs: 3000 },
};

/** The kind of the n-th journey: every hundred has each kind as often as its share, spread evenly. */
export function kindOf(turn: number): Kind {
  // 37 and 100 have no common measure: a walk by 37 meets every place once.
  const place = (turn * 37) % 100;
  let upTo = 0;
  for (const kind of KINDS) {
    upTo += FACTS[kind].share;
    if (place < upTo) return kind;
  }
  throw new Error('the shares do not make a hundred');
}
