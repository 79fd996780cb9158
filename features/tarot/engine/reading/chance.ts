/** One's own draws beside chance: how often each card came, and how surprising the most frequent one is. */

interface CardCount {
  readonly slug: string;
  readonly count: number;
}

export interface ChanceReport {
  readonly draws: number;
  /** Cards drawn in all. */
  readonly cards: number;
  /** What chance gives each card, on average. */
  readonly expected: number;
  /** Nineteen times in twenty, chance gives a card between these two. */
  readonly usual: readonly [number, number];
  /** Every card of the pack, in its order. */
  readonly counts: readonly CardCount[];
  /** The card that came most, and the chance that some card of the pack comes as often or more; null without a draw. */
  readonly most: (CardCount & { readonly chance: number }) | null;
}

/** Each draw, as the slugs of the cards that were taken in it: the same pack every time. */
export function chanceReport(draws: readonly (readonly string[])[], pack: readonly string[]): ChanceReport {
  const counts = new Map(pack.map((slug) => [slug, 0]));
  for (const slug of draws.flat()) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  const listed = pack.map((slug) => ({ slug, count: counts.get(slug) as number }));
  // A card is in a draw of k cards with the chance k / n; draws of different sizes are summed by the law of their sum.
  const law = sumLaw(draws.map((cards) => cards.length / pack.length));
  const cards = draws.reduce((sum, drawn) => sum + drawn.length, 0);
  const most = listed.reduce((best, one) => (one.count > best.count ? one : best), { slug: '', count: 0 });
  return {
    ...{ draws: draws.length, cards, expected: cards / pack.length, usual: usualRange(law), counts: listed },
    most: most.count === 0 ? null : { ...most, chance: 1 - (1 - atLeast(law, most.count)) ** pack.length },
  };
}

/** Chances of 0, 1, 2… successes in independent trials of these chances (Poisson's binomial law). */
function sumLaw(chances: readonly number[]): number[] {
  let law = [1];
  for (const chance of chances) {
    const next = new Array<number>(law.length + 1).fill(0);
    law.forEach((weight, count) => {
      next[count] = (next[count] as number) + weight * (1 - chance);
      next[count + 1] = (next[count + 1] as number) + weight * chance;
    });
    law = next;
  }
  return law;
}

const atLeast = (law: readonly number[], count: number): number =>
  law.slice(count).reduce((sum, weight) => sum + weight, 0);

/** The narrowest range from the middle outward that leaves one chance in forty on each side. */
function usualRange(law: readonly number[]): [number, number] {
  const tail = 1 / 40;
  let low = 0;
  let below = 0;
  while (low < law.length - 1 && below + (law[low] as number) <= tail) below += law[low++] as number;
  let high = law.length - 1;
  let above = 0;
  while (high > low && above + (law[high] as number) <= tail) above += law[high--] as number;
  return [low, high];
}
