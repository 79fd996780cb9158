/**
 * The days of three years for twelve signs, composed as the server does, and what must hold of them: a sign does not read the same twice in a week, two
 * signs do not read the same on one day, every fragment is read in each year in which its piece of sky occurs, none far more than its share.
 */
import type { Corpus } from '@solelune/corpus';
import { type Ephemeris, SIGNS, type Sign } from '@solelune/sky';
import { YEARS } from '../corpus/slugs.ts';
import { type Piece, piecesOf, planDay } from '../engine/day-plan.ts';
import { daySky } from '../engine/day-sky.ts';
import { SITE_ZONE } from '../engine/event-keys.ts';
import { allPieces, dayLibrary, pieceName } from './day-library.ts';
import { shinglesOf } from './shingles.ts';
import { signDay, wordsOfSignDay } from './sign-day.ts';

export const LIMITS = { withinWeek: 0.2, betweenSigns: 0.25, timesShare: 4, fewestWords: 350 } as const;
const WEEK = 7;

interface Worst {
  readonly shared: number;
  readonly where: string;
}

export interface ThreeYears {
  readonly days: number;
  readonly withinWeek: Worst;
  readonly betweenSigns: Worst;
  readonly fewestWords: { readonly words: number; readonly where: string };
  /** Fragments of which no version was read in a year that had their piece of sky. */
  readonly unread: readonly string[];
  /** The fragment read most often for its share. */
  readonly mostRead: { readonly times: number; readonly where: string };
}

interface Composed {
  readonly pieces: readonly Piece[];
  /** Sorted numbers of five-word runs. */
  readonly shingles: Uint32Array;
  readonly words: number;
}

export function measureThreeYears(corpus: Corpus, ephemeris: Ephemeris, years: readonly string[] = YEARS): ThreeYears {
  const library = dayLibrary(corpus);
  const numbers = new Map<string, number>();
  const cut = new Map<string, { shingles: number[]; words: number }>();
  const shinglesOfPiece = (piece: Piece) => {
    const name = pieceName(piece);
    const known = cut.get(name) ?? shinglesOf(library.read(piece), numbers);
    cut.set(name, known);
    return known;
  };
  const compose = (pieces: readonly Piece[]): Composed => {
    const parts = pieces.map(shinglesOfPiece);
    return {
      pieces,
      shingles: Uint32Array.from(new Set(parts.flatMap(({ shingles }) => shingles))).sort(),
      words: parts.reduce((sum, { words }) => sum + words, 0),
    };
  };

  const reads = new Map<string, Map<string, number>>(); // year → fragment → times
  const past = new Map<Sign, Composed[]>();
  const worst = { withinWeek: { shared: 0, where: '' }, betweenSigns: { shared: 0, where: '' } };
  let fewestWords = { words: Number.POSITIVE_INFINITY, where: '' };
  let days = 0;
  const first = Temporal.PlainDate.from(`${years[0]}-01-01`);
  const end = Temporal.PlainDate.from(`${years.at(-1)}-12-31`);
  for (let day = first; Temporal.PlainDate.compare(day, end) <= 0; day = day.add({ days: 1 })) {
    days += 1;
    const sky = daySky(ephemeris, day, SITE_ZONE);
    const today = SIGNS.map((sign) => ({ sign, composed: compose(piecesOf(planDay(sky, sign, library.shelf))) }));
    const year = reads.get(String(day.year)) ?? new Map<string, number>();
    reads.set(String(day.year), year);
    today.forEach(({ sign, composed }, index) => {
      for (const piece of composed.pieces) year.set(pieceName(piece), (year.get(pieceName(piece)) ?? 0) + 1);
      // The fragments alone are fewer than what is read: only a day that could be the shortest is composed whole.
      if (composed.words < fewestWords.words) {
        const words = wordsOfSignDay(signDay(corpus, sky, sign));
        if (words < fewestWords.words) fewestWords = { words, where: `${sign} ${day}` };
      }
      const before = past.get(sign) ?? [];
      before.forEach((other, ago) => {
        const shared = sharedBetween(composed, other);
        if (shared > worst.withinWeek.shared)
          worst.withinWeek = { shared, where: `${sign} ${day}, ${before.length - ago} days after` };
      });
      past.set(sign, [...before, composed].slice(-(WEEK - 1)));
      for (const other of today.slice(index + 1)) {
        const shared = sharedBetween(composed, other.composed);
        if (shared > worst.betweenSigns.shared)
          worst.betweenSigns = { shared, where: `${sign} and ${other.sign}, ${day}` };
      }
    });
  }
  return { days, ...worst, fewestWords, unread: unreadPieces(corpus, reads), mostRead: mostRead(corpus, reads) };
}

function sharedBetween(one: Composed, other: Composed): number {
  const [a, b] = [one.shingles, other.shingles];
  let shared = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [left, right] = [a[i] as number, b[j] as number];
    if (left === right) shared += 1;
    if (left <= right) i += 1;
    if (right <= left) j += 1;
  }
  return shared / Math.max(1, Math.min(a.length, b.length));
}

type Reads = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A fragment's piece of sky occurs in a year when some version of one of its siblings (same text, any section) was read in it. */
function unreadPieces(corpus: Corpus, reads: Reads): string[] {
  const pieces = allPieces(corpus);
  return [...reads].flatMap(([year, times]) => {
    const textOf = (name: string) => name.slice(0, name.indexOf('#'));
    const occurring = new Set([...times.keys()].map(textOf));
    return pieces
      .map(pieceName)
      .filter((name) => occurring.has(textOf(name)) && !times.has(name))
      .map((name) => `${name} in ${year}`);
  });
}

/** Share: what each version of a section would have if all those of the same section were read alike, over the texts that were read at all. */
function mostRead(corpus: Corpus, reads: Reads): ThreeYears['mostRead'] {
  const totals = new Map<string, number>();
  for (const times of reads.values())
    for (const [name, count] of times) totals.set(name, (totals.get(name) ?? 0) + count);
  const byShelf = new Map<string, { name: string; count: number }[]>();
  for (const piece of allPieces(corpus)) {
    const name = pieceName(piece);
    const count = totals.get(name) ?? 0;
    if (count === 0) continue;
    const shelf = `${piece.kind}/${piece.section === 'opening' || piece.section === 'general' ? piece.section : 'theme'}`;
    byShelf.set(shelf, [...(byShelf.get(shelf) ?? []), { name, count }]);
  }
  let most = { times: 0, where: '' };
  for (const fragments of byShelf.values()) {
    const share = fragments.reduce((sum, { count }) => sum + count, 0) / fragments.length;
    for (const { name, count } of fragments)
      if (count / share > most.times) most = { times: count / share, where: name };
  }
  return most;
}
