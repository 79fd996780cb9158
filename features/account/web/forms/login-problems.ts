import { email, firstProblem, required } from '@solelune/contract/validation';
import { type Problems, problemsAmong } from '@solelune/screen/form';

export interface LoginFields {
  email: string;
  password: string;
  rememberme: boolean;
}

/** A password is taken as it is typed: rules are for new ones. */
export const loginProblems = ({ email: address, password }: LoginFields): Problems =>
  problemsAmong({
    email: firstProblem(address.trim(), required, email),
    password: password === '' ? required('') : null,
  });
