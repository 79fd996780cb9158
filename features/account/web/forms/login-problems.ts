import { email, firstProblem, required } from '@solelune/contract/validation';
import type { LoginFields } from '../account-context.ts';
import type { Problems } from './use-account-form.ts';

/** A password is taken as it is typed: rules are for new ones. */
export function loginProblems({ email: address, password }: LoginFields): Problems {
  const emailProblem = firstProblem(address.trim(), required, email);
  const passwordProblem = password === '' ? required('') : null;
  return {
    ...(emailProblem ? { email: emailProblem } : {}),
    ...(passwordProblem ? { password: passwordProblem } : {}),
  };
}
