import { urlOf } from '@solelune/screen';
import { type Angel, CHOIRS, ELEMENT_WORDS, ELEMENTS, feelingBySlug, folded, SIGNS } from '../../engine/index.ts';
import { addresses } from '../addresses.ts';

/** What narrows the list; all of them together. Slugs as the address writes them. */
export interface Filters {
  readonly choir?: string;
  readonly element?: string;
  readonly sign?: string;
  readonly feeling?: string;
  /** Letters of a name, as typed. */
  readonly text?: string;
}
export type FilterKey = keyof Filters;

const BETWEEN = '_';
const LONGEST_TEXT = 40;

/** How each filter is written: `choeur-seraphins_bienfait-paix`. */
const WORDS: readonly { key: FilterKey; word: string; isKnown: (value: string) => boolean }[] = [
  { key: 'choir', word: 'choeur', isKnown: (value) => CHOIRS.some(({ slug }) => slug === value) },
  { key: 'element', word: 'element', isKnown: (value) => ELEMENTS.some((one) => ELEMENT_WORDS[one].slug === value) },
  { key: 'sign', word: 'signe', isKnown: (value) => SIGNS.some(({ slug }) => slug === value) },
  { key: 'feeling', word: 'bienfait', isKnown: (value) => feelingBySlug(value) !== undefined },
  { key: 'text', word: 'nom', isKnown: (value) => value !== '' && value.length <= LONGEST_TEXT },
];

/** Null for an address that says something else: a 404. */
export function readFilters(written: string | undefined): Filters | null {
  if (!written) return {};
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

export function writeFilters(filters: Filters): string {
  return WORDS.flatMap(({ key, word }) => {
    const value = filters[key]?.replaceAll(BETWEEN, ' ').trim().slice(0, LONGEST_TEXT).trim();
    return value ? [`${word}-${value}`] : [];
  }).join(BETWEEN);
}

export const filterUrl = (filters: Filters): string => urlOf(addresses.list, { filters: writeFilters(filters) });

/** Chosen again, a filter is let go. */
export const toggled = (filters: Filters, key: FilterKey, value: string): Filters =>
  filters[key] === value ? { ...filters, [key]: undefined } : { ...filters, [key]: value };

export function passes(angel: Angel, { choir, element, sign, feeling, text }: Filters): boolean {
  return (
    (!choir || angel.choir.slug === choir) &&
    (!element || ELEMENT_WORDS[angel.sign.element].slug === element) &&
    (!sign || angel.sign.slug === sign) &&
    (!feeling || angel.feelings.includes(feeling)) &&
    (!text || matches(angel, text))
  );
}

/** A name, a number, or a feeling by its beginning. */
function matches({ name, number, feelings }: Angel, text: string): boolean {
  const wanted = folded(text.trim());
  if (/^\d+$/.test(wanted)) return String(number) === wanted;
  return (
    folded(name).replaceAll('-', ' ').includes(wanted.replaceAll('-', ' ')) ||
    feelings.some((slug) => slug.startsWith(wanted))
  );
}
