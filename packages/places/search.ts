/**
 * Search by the beginning of a name or postcode, then by other names of the place; when these do not fill the list, by names one
 * typo away. "Saint-Denis, réunion" or "vienne autriche" narrows by what the label shows after the name.
 */
import { type BestRows, bestRows } from './best-rows.ts';
import { type KeyTable, keyBytes, keyLengthAt, prefixRange, visitBest } from './key-table.ts';
import { normalizeName, normalizeQuery } from './normalize.ts';
import { visitOneTypo } from './one-typo.ts';
import { type Place, placeAt } from './place.ts';
import type { PlaceIndex } from './place-index.ts';
import { type PlaceKind, placeKinds, placeWeight } from './place-kind.ts';

/** How much the way a row was found changes its weight, which otherwise is its population (France counting a hundredfold). */
const factor = { wholeName: 8, startOfName: 1, wholeAlias: 2, startOfAlias: 1 / 30, typo: 1 / 30 };
/** A guess is left out beside an answer this many times as heavy: who types « alger » does not mean Angers. */
const guessLimit = 10;
const shortestTypo = 4;
const longestQuery = 80;

export function searchPlaces(index: PlaceIndex, query: string, limit = 8): Place[] {
  const [namePart = '', ...rest] = query.slice(0, longestQuery).split(',');
  const filter = normalizeName(rest.join(' '));
  let rows = findRows(index, normalizeQuery(namePart), limit, filter);
  if (rows.length === 0 && !filter) rows = searchWithTrailingWords(index, namePart, limit);
  return rows.map((row) => placeAt(index, row));
}

/** "vienne autriche": nothing is called so; the last words may say where. */
function searchWithTrailingWords(index: PlaceIndex, text: string, limit: number): number[] {
  const words = normalizeName(text).split(' ');
  for (let count = words.length - 1; count > 0; count -= 1) {
    const rows = findRows(index, [words.slice(0, count).join(' ')], limit, words.slice(count).join(' '));
    if (rows.length > 0) return rows;
  }
  return [];
}

function findRows(index: PlaceIndex, forms: string[], limit: number, filter: string): number[] {
  const scores = new Map<number, number>();
  const score = (row: number, times: number) => {
    const weight = times * weightOf(index, row);
    if (weight > (scores.get(row) ?? 0)) scores.set(row, weight);
  };
  const accepts = filter ? labelFilter(index, filter) : undefined;
  const queries = forms.filter((form) => form.length > 0).map(keyBytes);
  for (const query of queries) {
    scan(index.names, query, limit, accepts, score, factor.wholeName, factor.startOfName);
    scan(index.aliases, query, limit, accepts, score, factor.wholeAlias, factor.startOfAlias);
  }
  const typed = queries[0];
  const floor = Math.max(0, ...scores.values()) / guessLimit;
  const heaviestGuess = factor.typo * weightOf(index, 0);
  if (scores.size < limit && typed && typed.length >= shortestTypo && heaviestGuess >= floor) {
    const best = filtered(bestRows(limit), accepts);
    visitOneTypo(index.names, typed, (range) => visitBest(index.names, range, best.worst, best.offer));
    for (const row of best.rows) if (factor.typo * weightOf(index, row) >= floor) score(row, factor.typo);
  }
  return [...scores]
    .sort((left, right) => right[1] - left[1] || left[0] - right[0])
    .slice(0, limit)
    .map(([row]) => row);
}

type Accepts = ((row: number) => boolean) | undefined;

function scan(
  table: KeyTable,
  query: Uint8Array,
  limit: number,
  accepts: Accepts,
  score: (row: number, times: number) => void,
  whole: number,
  start: number,
): void {
  const range = prefixRange(table, query);
  const best = filtered(bestRows(limit), accepts);
  visitBest(table, range, best.worst, best.offer);
  for (const row of best.rows) score(row, start);
  // A key equal to the query sorts before the longer ones that begin with it.
  const exact = filtered(bestRows(limit), accepts);
  for (let key = range.from; key < range.until && keyLengthAt(table, key) === query.length; key += 1) {
    exact.offer(table.row[key] as number);
  }
  for (const row of exact.rows) score(row, whole);
}

function filtered(best: BestRows, accepts: Accepts): BestRows {
  if (!accepts) return best;
  return { ...best, offer: (row) => (accepts(row) ? best.offer(row) : undefined) };
}

/** Every word of the filter begins a word of what the label shows after the name, or is the département's code. */
function labelFilter({ columns, words }: PlaceIndex, filter: string): (row: number) => boolean {
  const filterWords = filter.split(' ');
  const known = new Map<number, boolean>();
  return (row) => {
    const suffix = columns.suffix[row] as number;
    const region = columns.region[row] as number;
    const key = suffix * 65_536 + region;
    const before = known.get(key);
    if (before !== undefined) return before;
    const shown = ` ${normalizeName(words.suffixes[suffix] as string)}`;
    const code = (words.regions[region] as string).toLowerCase();
    const matches = filterWords.every((word) => shown.includes(` ${word}`) || word === code);
    known.set(key, matches);
    return matches;
  };
}

function weightOf({ columns }: PlaceIndex, row: number): number {
  return placeWeight(placeKinds[(columns.kind[row] as number) & 7] as PlaceKind, columns.population[row] as number);
}
