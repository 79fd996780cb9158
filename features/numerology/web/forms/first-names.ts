import { FIRST_NAME_MAX, firstProblem, maxLength, required } from '@solelune/contract/validation';
import { encodeInfos, urlOf } from '@solelune/screen';
import type { AddressForm, Answers } from '@solelune/screen/address-form';
import { readName } from '../../engine/index.ts';
import type { FirstNames } from '../../first-names.ts';
import { REFUSAL_SENTENCES } from '../../refusal-sentences.ts';
import { addresses } from '../addresses.ts';

const FIELDS = ['firstname_from', 'firstname_to'] as const;

export const firstNamesIn = ({ firstname_from = '', firstname_to = '' }: Answers): FirstNames => ({
  firstname_from: firstname_from.trim(),
  firstname_to: firstname_to.trim(),
});

function problemsOf(names: FirstNames): Partial<Record<keyof FirstNames, string>> {
  const problems: Partial<Record<keyof FirstNames, string>> = {};
  for (const field of FIELDS) {
    const counted = readName(names[field]);
    const sentence =
      firstProblem(names[field], required, maxLength(FIRST_NAME_MAX)) ??
      (counted.ok ? null : REFUSAL_SENTENCES[counted.code]);
    if (sentence) problems[field] = sentence;
  }
  return problems;
}

export const firstNamesForm: AddressForm = {
  fields: FIELDS,
  lead: (answers) => {
    const names = firstNamesIn(answers);
    const problems = problemsOf(names);
    if (Object.keys(problems).length > 0) return { problems };
    return { to: urlOf(addresses.compatibilityCalcul, { infos: encodeInfos({ ...names }) }) };
  },
};
