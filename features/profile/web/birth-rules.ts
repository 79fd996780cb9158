import * as rules from '@solelune/contract/validation';
import type { BirthRules } from '@solelune/ui/birth-form';
import { LAST_NAME_MAX } from '../limits.ts';

/** The clock is read when a form is sent, never while a page is drawn. */
const today = (): string => {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

const dayRule = (value: string) => rules.firstProblem(value, rules.required, rules.birthDate(today()));

/** A contact needs a name, a day and a place (product document, section 5); so does a birth of one's own. */
export const BIRTH_RULES: BirthRules = {
  firstname: ({ firstname }) =>
    rules.firstProblem(firstname.trim(), rules.required, rules.maxLength(rules.FIRST_NAME_MAX), rules.personName),
  lastname: ({ lastname = '' }) =>
    rules.firstProblem(lastname.trim(), rules.maxLength(LAST_NAME_MAX), rules.personName),
  birthdate: ({ birthdate }) => dayRule(birthdate),
  birthtime: ({ birthtime = '' }) => rules.time(birthtime),
  birthcity: ({ birthcity }) => (birthcity ? null : rules.SENTENCES.required),
};
