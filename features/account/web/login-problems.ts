import { email, firstProblem, required } from '@solelune/contract/validation';
import type { LoginFields } from './account-context.ts';

export type LoginProblems = Partial<Record<'email' | 'password', string>>;

/** The sentence beside each field that is not right; nothing when the form may be sent. */
export function loginProblems({ email: address, password }: LoginFields): LoginProblems {
  const emailProblem = firstProblem(address.trim(), required, email);
  const passwordProblem = password === '' ? required('') : null;
  return {
    ...(emailProblem ? { email: emailProblem } : {}),
    ...(passwordProblem ? { password: passwordProblem } : {}),
  };
}
