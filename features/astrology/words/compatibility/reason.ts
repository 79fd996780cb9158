/**
 * The sentence beside a score, written whole for its cause, its domain and the band that the score is in. The first of each pair speaks of two Suns, the second of two
 * Moons; one alone serves both. Under 56 nothing is praised. `P` is « Le Bélier et le Lion », « Deux personnes du Bélier », « La Lune en Bélier et la Lune en Lion »,
 * always a plural; `p` the same inside a sentence. Which keys exist is what the engine makes of 144 pairs: the tests ask for each.
 */
import type { Band, Cause, Domain } from '../../engine/index.ts';

export interface Named {
  readonly P: string;
  readonly p: string;
  /** « le Feu du Bélier », in the order of the page. */
  readonly elements: readonly [string, string];
  /** « du Bélier », « de la Lune en Bélier »: whose mode is cardinal, fixed, mutable; only where the two differ. */
  readonly ofCardinal: string;
  readonly ofFixed: string;
  readonly ofMutable: string;
  /** « Mars et le Soleil », in the order of the page. */
  readonly rulers: string;
}

export type Say = (named: Named) => string;

/** Of two Suns, then of two Moons. */
export type Reasons = Readonly<Record<string, readonly [Say, Say?]>>;

export const reasonKey = (cause: Cause, value: string, domain: Domain, band: Band): string =>
  `${cause} ${value} ${domain} ${band}`;
