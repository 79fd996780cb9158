import {
  birthDate,
  FIRST_NAME_MAX,
  firstProblem,
  maxLength,
  personName,
  required,
  time,
} from '@solelune/contract/validation';
import { decodeInfos, type Infos } from '@solelune/screen';

/** A birth as an address or a form holds it: text, not yet judged. Empty where nothing was given. */
export interface GivenBirth {
  readonly firstname: string;
  /** YYYY-MM-DD. */
  readonly birthdate: string;
  /** HH:MM. */
  readonly birthtime: string;
  /** Id of a place. */
  readonly birthcity: string;
}

const LONGEST = 80;
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, LONGEST) : '';

/** As much as can be read of an address; a damaged one reads as nothing at all. */
export function readBirth(infos: Infos): GivenBirth {
  const read = decodeInfos(infos) ?? {};
  return {
    firstname: textOf(read['firstname']),
    birthdate: textOf(read['birthdate']),
    birthtime: textOf(read['birthtime']),
    birthcity: textOf(read['birthcity']),
  };
}

export type BirthProblems = Partial<Record<keyof GivenBirth, string>>;

/** What is wrong, field by field. Only the day is asked for: hour, place and first name may be left out. */
export function birthProblems({ firstname, birthdate, birthtime }: GivenBirth, latestToday: string): BirthProblems {
  const sentences = {
    firstname: firstProblem(firstname, maxLength(FIRST_NAME_MAX), personName),
    birthdate: firstProblem(birthdate, required, birthDate(latestToday)),
    birthtime: time(birthtime),
  };
  return Object.fromEntries(Object.entries(sentences).filter(([, sentence]) => sentence !== null));
}
