import type { Corpus } from './open-corpus.ts';
import type { Problem } from './problem.ts';
import type { SourceText } from './text.ts';

/**
 * What a feature asks of its texts beyond their form: that their dates are true, that a year of composed pages does not repeat itself. The text check
 * runs it and prints its figures.
 */
export interface Measure {
  /** Unique in the whole corpus, `feature.measure`. */
  readonly name: string;
  /** The folder whose texts it reads, for a check of some files only. */
  readonly folder: string;
  measure(read: { corpus: Corpus; texts: readonly SourceText[] }): Measured;
}

export interface Measured {
  /** Figures to print, one a line. */
  readonly lines: readonly string[];
  readonly problems: readonly Problem[];
}
