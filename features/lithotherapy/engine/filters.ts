import {
  CHAKRA_SLUGS,
  type ChakraSlug,
  COLOUR_SLUGS,
  type ColourSlug,
  LAST_LIFE_PATH,
  NEED_SLUGS,
  type NeedSlug,
  SIGN_SLUGS,
} from './vocabulary.ts';

/** What narrows the list; all of them together. Slugs as the address writes them. */
export interface Filters {
  readonly need?: string | undefined;
  readonly sign?: string | undefined;
  readonly chakra?: string | undefined;
  readonly colour?: string | undefined;
  /** A number of the life path, from 1 to 33. */
  readonly path?: string | undefined;
}
export type FilterKey = keyof Filters;

/** What the filters look at. */
export interface Sortable {
  needs: readonly NeedSlug[];
  chakras: readonly ChakraSlug[];
  signs: readonly string[];
  colour: ColourSlug;
  lifePath: readonly number[];
}

const BETWEEN = '_';
const isOneOf = (slugs: readonly string[]) => (value: string) => slugs.includes(value);

/** How each filter is written: `besoin-joie_signe-lion`. */
const WORDS: readonly { key: FilterKey; word: string; isKnown: (value: string) => boolean }[] = [
  { key: 'need', word: 'besoin', isKnown: isOneOf(NEED_SLUGS) },
  { key: 'sign', word: 'signe', isKnown: isOneOf(SIGN_SLUGS) },
  { key: 'chakra', word: 'chakra', isKnown: isOneOf(CHAKRA_SLUGS) },
  { key: 'colour', word: 'couleur', isKnown: isOneOf(COLOUR_SLUGS) },
  { key: 'path', word: 'chemin', isKnown: (value) => /^[1-9]\d?$/.test(value) && Number(value) <= LAST_LIFE_PATH },
];
export const FILTER_KEYS = WORDS.map(({ key }) => key);

/** What an address says that narrows nothing, and wants the whole drawer all the same. */
const ALL = 'toutes';

/** Null for an address that says something else: a 404. */
export function readFilters(written: string | undefined): Filters | null {
  if (!written || written === ALL) return {};
  const filters: Partial<Record<FilterKey, string>> = {};
  for (const part of written.split(BETWEEN)) {
    const dash = part.indexOf('-');
    const known = WORDS.find(({ word }) => word === part.slice(0, dash));
    const value = part.slice(dash + 1);
    if (!known?.isKnown(value) || filters[known.key]) return null;
    filters[known.key] = value;
  }
  return filters;
}

export const writeFilters = (filters: Filters): string =>
  WORDS.flatMap(({ key, word }) => (filters[key] ? [`${word}-${filters[key]}`] : [])).join(BETWEEN) || ALL;

export function passes(stone: Sortable, { need, sign, chakra, colour, path }: Filters): boolean {
  const has = (list: readonly string[], wanted: string | undefined) => !wanted || list.includes(wanted);
  return (
    has(stone.needs, need) &&
    has(stone.signs, sign) &&
    has(stone.chakras, chakra) &&
    has([stone.colour], colour) &&
    has(stone.lifePath.map(String), path)
  );
}
