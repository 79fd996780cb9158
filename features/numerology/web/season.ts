import { firstProblem, maxLength, personName, required } from '@solelune/contract/validation';
import { urlOf } from '@solelune/screen';
import type { AddressForm } from '@solelune/screen/address-form';
import { addresses } from './addresses.ts';

/** `{kw}`: the word or first name that the visitor gives to the present season. Letters, spaces and hyphens. */
const LONGEST_SEASON = 30;

export const seasonProblem = (word: string): string | null =>
  firstProblem(word, required, maxLength(LONGEST_SEASON), personName);

/** As an address may hold it: a word that does not fit is left out, since it counts for nothing. */
export const readSeason = (value: unknown): string | null =>
  typeof value === 'string' && seasonProblem(value) === null ? value : null;

export const themesUrl = (kw: string): string => urlOf(addresses.universalThemes, { kw });

export const seasonForm: AddressForm = {
  fields: ['kw'],
  lead: ({ kw = '' }) => {
    const problem = seasonProblem(kw);
    return problem ? { problems: { kw: problem } } : { to: themesUrl(kw.trim()) };
  },
};
