import type { LifePath, Name, NameNumber, NumberResult, Ratings, Reduction, RootNumber } from '../engine/index.ts';
import { lifePath, readName, resultSlug, THEMES } from '../engine/index.ts';

/** First names that together lead to each of the twelve results, by all their letters and by their vowels alone. */
const FIRST_NAMES = (
  'Camille Sarah Claire Jules Élodie Hugo Chloé Anaïs Louise Lucas Jeanne Antoine ' +
  'Nina Sophie Sylvie Arthur Lucie Rose Juliette Louis-Marie'
).split(' ');

const leadsTo = ({ number, master }: Reduction, wanted: NumberResult) =>
  number === wanted.number && master === wanted.master;

/** A first name that gives this very number: a reader who redoes the example arrives at the page that shows it. */
export function nameExample(
  wanted: NumberResult,
  count: (name: Name) => NameNumber | undefined,
): { given: string; calculation: NameNumber } {
  for (const given of FIRST_NAMES) {
    const name = readName(given);
    const calculation = name.ok ? count(name.value) : undefined;
    if (calculation && leadsTo(calculation.chosen.count.reduction, wanted)) return { given, calculation };
  }
  throw new Error(`no first name leads to ${resultSlug(wanted)}`);
}

const FIRST_BIRTH = '1984-03-07';
/** A step that lands on another day and another month each time. */
const STEP_DAYS = 41;
const MOST_BIRTHS = 400;

/** A birth date that gives this very number. */
export function birthExample(wanted: NumberResult): { given: string; calculation: LifePath } {
  const first = Temporal.PlainDate.from(FIRST_BIRTH);
  for (let step = 0; step < MOST_BIRTHS; step += 1) {
    const birth = first.add({ days: step * STEP_DAYS });
    const calculation = lifePath(birth);
    if (leadsTo(calculation.chosen.reduction, wanted)) return { given: birth.toString(), calculation };
  }
  throw new Error(`no birth date leads to ${resultSlug(wanted)}`);
}

/** Ratings whose sum is a multiple of nine, so that one point more on a theme gives the number of its place. */
const BALANCED = [6, 7, 4, 8, 5, 7, 4, 6];

export function ratingsExample(wanted: RootNumber): Ratings {
  const rated = THEMES.map((theme, index) => [theme, (BALANCED[index] ?? 0) + (index + 1 === wanted ? 1 : 0)] as const);
  return Object.fromEntries(rated) as Ratings;
}
