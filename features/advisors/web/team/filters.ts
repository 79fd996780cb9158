import { DISCIPLINES, type Discipline } from '../../engine/disciplines.ts';
import { LANGUAGES } from '../../engine/languages.ts';
import type { TeamFilters } from '../../engine/team.ts';
import { WAYS, type Way } from '../../engine/ways.ts';
import { addresses } from '../addresses.ts';

const FRENCH: Readonly<Record<Discipline, string>> = {
  astrology: 'astrologie',
  tarot: 'tarot',
  numerology: 'numerologie',
  lithotherapy: 'pierres',
  angels: 'anges',
};
const WAY_NAMES: Readonly<Record<Way, string>> = { phone: 'voix', chat: 'tchat', written: 'ecrit' };
/** Most cents a minute. */
export const PRICE_STEPS = [240, 260, 280, 300] as const;

/** Of the address's query, what the list is drawn by: the same without scripts, where the form sends it. */
export const FILTER_QUERY: Readonly<Record<string, readonly string[]>> = {
  art: Object.values(FRENCH),
  voie: Object.values(WAY_NAMES),
  langue: Object.keys(LANGUAGES),
  prix: PRICE_STEPS.map(String),
  presence: ['la'],
};

const keyOf = <Key extends string>(names: Readonly<Record<Key, string>>, keys: readonly Key[], name: string | null) =>
  keys.find((key) => names[key] === name);

/** What is no filter filters nothing. */
export function readFilters(search: string): TeamFilters {
  const asked = new URLSearchParams(search);
  const language = asked.get('langue') ?? '';
  const price = PRICE_STEPS.find((step) => String(step) === asked.get('prix'));
  return {
    discipline: keyOf(FRENCH, DISCIPLINES, asked.get('art')),
    way: keyOf(WAY_NAMES, WAYS, asked.get('voie')),
    language: Object.hasOwn(LANGUAGES, language) ? language : undefined,
    mostCents: price,
    isThere: asked.get('presence') === 'la' || undefined,
  };
}

/** As the address has them, by the names of the form's fields. */
export const writtenFilters = (filters: TeamFilters): Record<string, string> => ({
  art: filters.discipline ? FRENCH[filters.discipline] : '',
  voie: filters.way ? WAY_NAMES[filters.way] : '',
  langue: filters.language ?? '',
  prix: filters.mostCents === undefined ? '' : String(filters.mostCents),
  presence: filters.isThere ? 'la' : '',
});

export function filterUrl(filters: TeamFilters): string {
  const said = Object.entries(writtenFilters(filters)).filter(([, value]) => value !== '');
  return said.length > 0 ? `${addresses.team.path}?${new URLSearchParams(said)}` : addresses.team.path;
}

export const disciplineValue = (discipline: Discipline): string => FRENCH[discipline];
export const wayValue = (way: Way): string => WAY_NAMES[way];
