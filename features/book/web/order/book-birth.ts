import { BIRTH_RULES, infosOfBirth } from '@solelune/astrology/web/birth';
import { problemsAmong } from '@solelune/screen/form';
import type { BirthValues } from '@solelune/ui/birth-form';

/** The birth that a book is made from. */
export interface BookBirth {
  firstname: string;
  birthdate: string;
  birthtime: string;
  birthcity: BirthValues['birthcity'];
}

export const NO_BIRTH: BookBirth = { firstname: '', birthdate: '', birthtime: '', birthcity: null };

/** Of what is known of somebody, what a book asks for. */
export const bookBirthOf = (values: Partial<BirthValues>): BookBirth => ({
  firstname: values.firstname ?? '',
  birthdate: values.birthdate ?? '',
  birthtime: values.birthtime ?? '',
  birthcity: values.birthcity ?? null,
});

const valuesOf = ({ birthtime, ...rest }: BookBirth): BirthValues => ({
  ...rest,
  gender: null,
  ...(birthtime ? { birthtime } : {}),
});

/** As calls take it. */
export const infosOf = (birth: BookBirth): string => infosOfBirth(valuesOf(birth));

const FIELDS = ['firstname', 'birthdate', 'birthtime', 'birthcity'] as const;

export const birthProblems = (birth: BookBirth) =>
  problemsAmong(Object.fromEntries(FIELDS.map((field) => [field, BIRTH_RULES[field]?.(valuesOf(birth)) ?? null])));

/** What a cover is drawn from besides the name, which is written while one types; null until it is whole. */
export function skyInfos(birth: BookBirth): string | null {
  const named = { ...birth, firstname: 'A' };
  return Object.keys(birthProblems(named)).length > 0 ? null : infosOf(named);
}
