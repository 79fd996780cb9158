import { decodeInfos, encodeInfos, type Infos } from '@solelune/screen';

/** Every key that a birth may carry, in the order in which an address writes them. */
const KEYS = [
  'firstname',
  'lastname',
  'gender',
  'birthdate',
  'birthtime',
  'birthtime_from',
  'birthtime_to',
  'birthcity',
  'lat',
  'lng',
  'timezone',
  'occurrence',
  'military_zone',
  'house_system',
  'orb',
  'zodiac',
  'node',
  'lilith',
  'aspects',
  'hidden',
  'year',
  'returncity',
  'contact_id',
  'saveInfos',
  'canSaveActivity',
] as const;
type Key = (typeof KEYS)[number];

/** What was given, as texts; nothing is judged yet. */
export type BirthFields = Partial<Record<Key, string>>;

/** What is nobody else's business when a result is shared. */
const PRIVATE: readonly Key[] = ['lastname', 'contact_id', 'saveInfos', 'canSaveActivity'];

const LONGEST = 200;

export interface FieldsRead {
  fields: BirthFields;
  /** Given as an address (or nested in a form): a wrong one is answered with the form. */
  from: 'infos' | 'fields';
  /** The address says something that is not a birth at all. */
  damaged: boolean;
}

type Input = { infos?: Infos | undefined } & BirthFields;

export function readFields({ infos, ...given }: Input): FieldsRead {
  const own = textsOf(given);
  if (infos === undefined) return { fields: own, from: 'fields', damaged: false };
  const decoded = decodeInfos(infos);
  return { fields: { ...textsOf(decoded ?? {}), ...own }, from: 'infos', damaged: decoded === null && infos !== '' };
}

function textsOf(source: Record<string, unknown>): BirthFields {
  const fields: BirthFields = {};
  for (const key of KEYS) {
    const value = source[key];
    const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
    if (typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST) fields[key] = text.trim();
  }
  return fields;
}

/** The same birth as an address, always written alike. */
export function infosOf(fields: BirthFields): string {
  return encodeInfos(Object.fromEntries(KEYS.flatMap((key) => (fields[key] ? [[key, fields[key]]] : []))));
}

export const shareInfosOf = (fields: BirthFields): string =>
  infosOf(Object.fromEntries(Object.entries(fields).filter(([key]) => !PRIVATE.includes(key as Key))));
