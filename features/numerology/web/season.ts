import { firstProblem, maxLength, personName, required } from '@solelune/contract/validation';

/** `{kw}`: the word or first name that the visitor gives to the present season. Letters, spaces and hyphens. */
const LONGEST_SEASON = 30;

export const seasonProblem = (word: string): string | null =>
  firstProblem(word, required, maxLength(LONGEST_SEASON), personName);

/** As an address may hold it: a word that does not fit is left out, since it counts for nothing. */
export const readSeason = (value: unknown): string | null =>
  typeof value === 'string' && seasonProblem(value) === null ? value : null;
