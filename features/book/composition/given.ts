/** What a book is composed from: a birth, its sky, the texts. */
import type { castChart } from '@solelune/astrology/api';
import type { Corpus } from '@solelune/corpus';
import type { Ephemeris } from '@solelune/sky';
import type { Target } from '../engine/periods.ts';

export interface BookGiven {
  readonly corpus: Corpus;
  readonly ephemeris: Ephemeris;
  readonly firstname: string;
  readonly date: { readonly year: number; readonly month: number; readonly day: number };
  /** As the clock of the place showed it; null where nobody knows. */
  readonly time: { readonly hour: number; readonly minute: number } | null;
  readonly cast: ReturnType<typeof castChart>;
  readonly firstYear: number;
  /** Places that passages can be dated on: without an hour neither angles nor Moon. */
  readonly targets: readonly Target[];
  /** A dedication, where it is a gift. */
  readonly dedication: string;
}

/** Hours of the book are those of Paris, and it says so. */
export const BOOK_ZONE = 'Europe/Paris';
