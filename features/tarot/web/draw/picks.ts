/** The places of the fan that were taken, one for each position of the spread in its order; `NONE` where a card was put back and none lies yet. */
export type Picks = readonly number[];

export const NONE = 0;

export const countOf = (picks: Picks): number => picks.filter((place) => place !== NONE).length;

/** The position that waits for the next card. */
export function nextPosition(picks: Picks): number {
  const hole = picks.indexOf(NONE);
  return hole === -1 ? picks.length : hole;
}

/** A card goes to the first position that has none: what was taken for a position stays there. */
export function withCard(picks: Picks, place: number): Picks {
  const at = nextPosition(picks);
  return at === picks.length ? [...picks, place] : picks.with(at, place);
}

/** Back into the fan, where it was. The other cards stay where they lie. */
export const withoutCard = (picks: Picks, place: number): Picks =>
  picks.map((taken) => (taken === place ? NONE : taken));
