import * as rules from '@solelune/contract/validation';
import type { BirthRules } from '@solelune/ui/birth-form';

/** The clock is read when a form is sent, never while a page is drawn. */
const today = (): string => {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

/** A birth is past, and has a day and a place; its hour may be unknown. */
export const BIRTH_RULES: BirthRules = {
  firstname: ({ firstname }) =>
    rules.firstProblem(firstname.trim(), rules.required, rules.maxLength(rules.FIRST_NAME_MAX), rules.personName),
  birthdate: ({ birthdate }) => rules.firstProblem(birthdate, rules.required, rules.birthDate(today())),
  birthtime: ({ birthtime, birthtime_from, birthtime_to }) =>
    birthtime ? rules.time(birthtime) : rules.timeInterval(birthtime_from, birthtime_to),
  birthcity: ({ birthcity }) => (birthcity ? null : rules.SENTENCES.required),
};

/** Any moment: past or to come, of this instant when nothing is said, in Paris when no place is. */
export const MOMENT_RULES: BirthRules = {
  birthdate: ({ birthdate }) => rules.firstProblem(birthdate, rules.date, rules.dateInRange),
  birthtime: ({ birthtime = '' }) => rules.time(birthtime),
};
