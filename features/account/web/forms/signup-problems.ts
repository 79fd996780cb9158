import { email, FIRST_NAME_MAX, firstProblem, maxLength, personName, required } from '@solelune/contract/validation';
import { type Problems, problemsAmong } from '@solelune/screen/form';
import { newPasswordProblem } from './new-password-problems.ts';

export interface SignupFields {
  firstname: string;
  email: string;
  password: string;
  terms: boolean;
}

const TERMS = 'Cochez cette case pour créer votre compte';

export const signupProblems = ({ firstname, email: address, password, terms }: SignupFields): Problems =>
  problemsAmong({
    firstname: firstProblem(firstname, required, maxLength(FIRST_NAME_MAX), personName),
    email: firstProblem(address, required, email),
    password: newPasswordProblem(password),
    terms: terms ? null : TERMS,
  });
