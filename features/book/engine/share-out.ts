/** Each text is read once in twenty years: which year tells which of its periods. */
import { YEARS } from './book-plan.ts';
import type { Period } from './periods.ts';

export interface Told {
  readonly period: Period;
  /** The text that it is told with. */
  readonly text: string;
}

const textOfPeriod = ({ body, point, nature }: Period): string =>
  `${body === 'mean_node' ? 'node' : body}/${point}-${nature}`;

/**
 * The weightiest texts choose first, each the year that has least so far among those in which it happens: what is rare finds its place, what comes back often
 * fills the others. `yearsOf` gives the years (0 to 19) in which a period is exact.
 */
export function shareOut(
  periods: readonly Period[],
  yearsOf: (period: Period) => readonly number[],
  most: number,
): Told[][] {
  const years: Told[][] = Array.from({ length: YEARS }, () => []);
  for (const [text, told] of byText(periods)) {
    let best: { year: number; period: Period; load: number } | undefined;
    for (const period of told) {
      for (const year of yearsOf(period)) {
        const load = (years[year] as Told[]).length;
        if (load < most && (!best || load < best.load)) best = { year, period, load };
      }
    }
    if (best) years[best.year]?.push({ period: best.period, text });
  }
  return years.map((told) => told.sort((one, other) => firstPass(one) - firstPass(other)));
}

const firstPass = ({ period }: Told) => period.passes[0]?.at.epochMilliseconds ?? 0;

function byText(periods: readonly Period[]): [string, Period[]][] {
  const texts = new Map<string, Period[]>();
  for (const period of [...periods].sort((one, other) => other.weight - one.weight)) {
    const text = textOfPeriod(period);
    texts.set(text, [...(texts.get(text) ?? []), period]);
  }
  return [...texts];
}
