/** Everything that the site has acknowledged: each of it must be there whatever happened. */
export interface Acknowledged {
  /** Saved results, by their title, which is nobody else's. */
  saved: string[];
  /** Draws whose cards were taken. */
  drawn: string[];
  /** Messages, by their room and their author's key. */
  said: { room: string; key: string }[];
  /** Orders that were said to be paid. */
  paid: string[];
}

export interface Journey {
  site: string;
  /** Counts journeys of this run: no two are made by the same person at the same moment. */
  turn: number;
  /** How many members have a session. */
  loggedIn: number;
  acknowledged: Acknowledged;
}

export const nothingYet = (): Acknowledged => ({ saved: [], drawn: [], said: [], paid: [] });
