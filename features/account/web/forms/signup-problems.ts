import { email, FIRST_NAME_MAX, firstProblem, maxLength, personName, required } from '@solelune/contract/validation';
import type { SignupFields } from '../account-context.ts';
import { newPasswordProblem } from './new-password-problems.ts';
import type { Problems } from './use-account-form.ts';

const TERMS = 'Cochez cette case pour créer votre compte';

export function signupProblems({ firstname, email: address, password, terms }: SignupFields): Problems {
  const found = {
    firstname: firstProblem(firstname, required, maxLength(FIRST_NAME_MAX), personName),
    email: firstProblem(address, required, email),
    password: newPasswordProblem(password),
    terms: terms ? null : TERMS,
  };
  return Object.fromEntries(Object.entries(found).flatMap(([name, sentence]) => (sentence ? [[name, sentence]] : [])));
}
