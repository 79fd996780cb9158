/**
 * Search by the beginning of a name or postcode, then by other names of the place; when these do not fill the list, by names one
 * typo away. "Saint-Denis, réunion" or "vienne autriche" narrows by what the label shows after the name. A name typed whole comes
 * among the first three.
 */
import { type BestRows, bestRows } from './best-rows.ts';
import { type KeyTable, keyBytes, keyLengthAt, offerRange, prefixRange } from './key-table.ts';
import { suffixesMatching } from './label-filter.ts';
import { normalizeName, normalizeQuery } from './normalize.ts';
import { offerOneTypo } from './one-typo.ts';
import { type Place, placeAt } from './place.ts';
import type { PlaceIndex } from './place-index.ts';
import { type PlaceKind, placeKinds, placeWeight } from './place-kind.ts';

/** How much the way a row was found changes its weight, which otherwise is its population (France counting a hundredfold). */
const factor = { wholeName: 8, startOfName: 1, wholeAlias: 2, startOfAlias: 1 / 30, typo: 1 / 30 };
/** A guess is left out beside an answer this many times as heavy: who types « alger » does not mean Angers. */
const guessLimit = 10;
const shortestTypo = 4;
const longestQuery = 80;
const mostTrailingWords = 3;
/** « Y » is a commune, « Eu » a town: a name that was typed whole stands no lower, however great what begins with it. */
const lowestWholeName = 3;

export function searchPlaces(index: PlaceIndex, query: string, limit = 8): Place[] {
  const [namePart = '', ...rest] = query.slice(0, longestQuery).split(',');
  const filter = normalizeName(rest.join(' '));
  const forms = normalizeQuery(namePart);
  const byTrailingWords = filter || isKnown(index, forms) ? [] : searchWithTrailingWords(index, namePart, limit);
  const rows = byTrailingWords.length > 0 ? byTrailingWords : findRows(index, forms, limit, filter, true);
  return rows.map((row) => placeAt(index, row));
}

/** Whether some name or alias begins so. */
function isKnown({ names, aliases }: PlaceIndex, forms: string[]): boolean {
  return forms.map(keyBytes).some((query) =>
    [names, aliases].some((table) => {
      const { from, until } = prefixRange(table, query);
      return from < until;
    }),
  );
}

/** "vienne autriche": nothing is called so; the last words, three at most, may say where. */
function searchWithTrailingWords(index: PlaceIndex, text: string, limit: number): number[] {
  const words = normalizeName(text).split(' ');
  for (let count = words.length - 1; count >= Math.max(1, words.length - mostTrailingWords); count -= 1) {
    const rows = findRows(index, [words.slice(0, count).join(' ')], limit, words.slice(count).join(' '), false);
    if (rows.length > 0) return rows;
  }
  return [];
}

function findRows(index: PlaceIndex, forms: string[], limit: number, filter: string, mayGuess: boolean): number[] {
  const scores = new Map<number, number>();
  const score = ({ rows }: BestRows, times: number) => {
    for (const row of rows) scores.set(row, Math.max(scores.get(row) ?? 0, times * weightOf(index, row)));
  };
  const allowed = filter ? suffixesMatching(index.words, filter) : undefined;
  if (filter && !allowed) return [];
  const { suffix } = index.columns;
  const accepts = allowed ? (row: number) => allowed[suffix[row] as number] === 1 : undefined;
  const queries = forms.filter((form) => form.length > 0).map(keyBytes);
  for (const query of queries) {
    const names = scan(index.names, query, limit, accepts);
    score(names.start, factor.startOfName);
    score(names.whole, factor.wholeName);
    const aliases = scan(index.aliases, query, limit, accepts);
    score(aliases.start, factor.startOfAlias);
    score(aliases.whole, factor.wholeAlias);
  }
  const typed = queries[0];
  const floor = Math.max(0, ...scores.values()) / guessLimit;
  // A postcode with a slip is another postcode.
  const couldGuess = mayGuess && !/^\d/.test(forms[0] ?? '') && factor.typo * weightOf(index, 0) >= floor;
  if (typed && typed.length >= shortestTypo && scores.size < limit && couldGuess) {
    const guesses = bestRows(limit, accepts);
    offerOneTypo(index.names, typed, guesses);
    score({ ...guesses, rows: guesses.rows.filter((row) => factor.typo * weightOf(index, row) >= floor) }, factor.typo);
  }
  const sorted = [...scores].sort((left, right) => right[1] - left[1] || left[0] - right[0]).map(([row]) => row);
  return withWholeName(index, sorted, forms, accepts).slice(0, limit);
}

/** A name without its article is found too, but is not the whole name. */
function withWholeName(
  index: PlaceIndex,
  rows: number[],
  forms: string[],
  accepts?: (row: number) => boolean,
): number[] {
  const isNamedSo = (row: number) => forms.includes(normalizeName(placeAt(index, row).name));
  if (rows.slice(0, lowestWholeName).some(isNamedSo)) return rows;
  const best = bestRows(1, (row) => (accepts?.(row) ?? true) && isNamedSo(row));
  for (const form of forms) offerWhole(index.names, keyBytes(form), best);
  const [named] = best.rows;
  return named === undefined ? rows : rows.filter((row) => row !== named).toSpliced(lowestWholeName - 1, 0, named);
}

function scan(table: KeyTable, query: Uint8Array, limit: number, accepts: ((row: number) => boolean) | undefined) {
  const range = prefixRange(table, query);
  const start = bestRows(limit, accepts);
  offerRange(table, range, start);
  const whole = bestRows(limit, accepts);
  offerWhole(table, query, whole, range);
  return { start, whole };
}

/** A key equal to the query sorts before the longer ones that begin with it. */
function offerWhole(table: KeyTable, query: Uint8Array, best: BestRows, range = prefixRange(table, query)): void {
  for (let key = range.from; key < range.until && keyLengthAt(table, key) === query.length; key += 1) {
    best.offer(table.row[key] as number);
  }
}

function weightOf({ columns }: PlaceIndex, row: number): number {
  return placeWeight(placeKinds[(columns.kind[row] as number) & 7] as PlaceKind, columns.population[row] as number);
}
