import type { Corpus } from './open-corpus.ts';

/**
 * Pages that a feature joins from several texts (a pair, and what is said of each half): no file holds them whole, so
 * the check composes them as the server does and measures them.
 */
export interface ComposedPages {
  /** Unique in the whole corpus, `feature.page`. */
  readonly name: string;
  readonly addresses: readonly string[];
  /** Fewest words of the finished page's own text. */
  readonly minWords: number;
  /** Most paragraphs that may close on an order; where it is said, no exercise may come twice either. */
  readonly mostOrders?: number;
  /** The HTML of the page's own text, from the function that the server uses. */
  compose(corpus: Corpus, address: string): string;
}
