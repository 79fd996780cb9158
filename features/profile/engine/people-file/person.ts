/** Somebody as a file tells of them: a place may be only a name, an hour may be missing. */
export interface FiledPerson {
  readonly firstname: string;
  readonly lastname?: string | undefined;
  readonly gender?: 'M' | 'F' | undefined;
  /** YYYY-MM-DD. */
  readonly birthdate: string;
  /** HH:MM. */
  readonly birthtime?: string | undefined;
  readonly place: FiledPlace;
}

export interface FiledPlace {
  readonly name: string;
  /** Of our list of places. */
  readonly id?: string | undefined;
  /** Degrees, north and east positive. */
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  /** A name of the time zone database. */
  readonly timezone?: string | undefined;
}

/** `line`: where in the file, counted from 1 as editors do. */
export interface FileProblem {
  readonly line: number;
  readonly reason: string;
}

export interface PeopleFile {
  readonly people: readonly FiledPerson[];
  readonly problems: readonly FileProblem[];
}

/** Longer lists are no address book of one person. */
export const MOST_PEOPLE = 500;

const two = (digits: string) => digits.padStart(2, '0');

/** A day as people write it, day before month; null where it is none. Whether the day exists is asked by the rules of births. */
function dayOf(written: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(written.trim());
  if (iso) return `${iso[1]}-${two(iso[2] as string)}-${two(iso[3] as string)}`;
  const french = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})$/.exec(written.trim());
  return french ? `${french[3]}-${two(french[2] as string)}-${two(french[1] as string)}` : null;
}

/** An hour as people write it: 6:10, 06:10:00, 6h10, 6 h. Null where it is none. */
function hourOf(written: string): string | null {
  const found = /^(\d{1,2}) ?(?::|h) ?(\d{1,2})?(?::\d{1,2})?$/i.exec(written.trim());
  if (!found) return null;
  const [hours, minutes] = [Number(found[1]), Number(found[2] ?? 0)];
  return hours < 24 && minutes < 60 ? `${two(String(hours))}:${two(String(minutes))}` : null;
}

/** A degree, with a point or a comma; undefined where it is none of the globe. */
export function degreeOf(written: string, most: number): number | undefined {
  const value = written.trim() === '' ? Number.NaN : Number(written.trim().replace(',', '.'));
  return Math.abs(value) <= most ? value : undefined;
}

const genderOf = (written: string): 'M' | 'F' | undefined =>
  /^(?:f|w)/i.test(written.trim()) ? 'F' : /^(?:m|h)/i.test(written.trim()) ? 'M' : undefined;

interface Written {
  firstname: string;
  lastname?: string;
  gender?: string;
  date: string;
  time?: string;
  place: FiledPlace;
}

/** What a line of a file says, or why it says nothing: names and days are what nobody can guess. */
export function personOf({ firstname, lastname, gender, date, time, place }: Written): FiledPerson | string {
  const [first, last] = [firstname.trim(), lastname?.trim()];
  const [birthdate, birthtime] = [dayOf(date), time?.trim() ? hourOf(time) : undefined];
  if (!first && !last) return 'Il manque un nom';
  if (!birthdate) return date.trim() ? `« ${date.trim()} » n’est pas une date que nous lisons` : 'Il manque une date';
  if (birthtime === null) return `« ${time?.trim()} » n’est pas une heure que nous lisons`;
  if (!place.name && !place.id) return 'Il manque un lieu';
  return {
    ...{ firstname: first || (last as string), birthdate, place },
    ...(first && last ? { lastname: last } : {}),
    ...(gender && genderOf(gender) ? { gender: genderOf(gender) } : {}),
    ...(birthtime ? { birthtime } : {}),
  };
}
