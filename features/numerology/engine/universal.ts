import type { Reduction, RootNumber } from './reduction.ts';
import { reduce, sum } from './reduction.ts';
import type { Outcome } from './refusal.ts';
import { accept, refuse } from './refusal.ts';

/**
 * Universal numerology, a method of this project: no published one was found.
 *
 * Each theme stands at the place of the number whose meaning it shares (1 impulse, 2 bond, 3 voice, 4 foundation,
 * 5 opening, 6 home, 7 inner lamp, 8 measure). A rating from 0 to 10 is multiplied by its place, the products are added,
 * the sum is reduced to 1 to 9. From this follow:
 * - every theme matters: one point more or less on any of them always changes the number, since no place is a multiple of 9;
 * - a life in balance is a 9, the number that gathers the others: eight equal ratings add up to a multiple of 36;
 * - one theme a point above seven equal ones gives its own number: balance adds 9, which leaves its place.
 */
export const THEMES = ['energy', 'love', 'creation', 'work', 'friendship', 'family', 'innerLife', 'money'] as const;
export type Theme = (typeof THEMES)[number];
export type Ratings = Readonly<Record<Theme, number>>;

const HIGHEST_RATING = 10;

interface WeighedTheme {
  readonly theme: Theme;
  readonly place: number;
  readonly rating: number;
  readonly product: number;
  readonly runningSum: number;
}

export interface UniversalNumber {
  readonly themes: readonly WeighedTheme[];
  readonly total: number;
  readonly number: RootNumber;
  /** Absent when every rating is 0: nothing to reduce, and the balance of zeros is a 9 like any other balance. */
  readonly reduction?: Reduction;
}

/** Takes the eight themes out of what a form or an address gave; anything else in it is ignored. */
export function readRatings(given: Readonly<Record<string, unknown>>): Outcome<Ratings> {
  if (THEMES.some((theme) => given[theme] === undefined)) return refuse('ratings_missing');
  const ratings = Object.fromEntries(THEMES.map((theme) => [theme, given[theme]]));
  const fits = (rating: unknown) => Number.isInteger(rating) && Number(rating) >= 0 && Number(rating) <= HIGHEST_RATING;
  return Object.values(ratings).every(fits) ? accept(ratings as Ratings) : refuse('rating_out_of_range');
}

export function universalNumber(ratings: Ratings): UniversalNumber {
  const products = THEMES.map((theme, index) => ratings[theme] * (index + 1));
  const themes = THEMES.map((theme, index) => ({
    theme,
    place: index + 1,
    rating: ratings[theme],
    product: products[index] ?? 0,
    runningSum: sum(products.slice(0, index + 1)),
  }));
  const total = sum(products);
  const reduction = total === 0 ? undefined : reduce(total);
  return { themes, total, number: reduction?.number ?? 9, reduction };
}
