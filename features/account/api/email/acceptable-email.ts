import { SENTENCES } from '@solelune/contract/validation';
import type { Reader } from '@solelune/platform';
import { isDisposable } from '../disposable-email.ts';
import { findByEmail } from '../user.repo.ts';

/** Why an address cannot be the address of a new account, if it cannot. */
export async function emailProblem(db: Reader, email: string): Promise<string | null> {
  if (isDisposable(email)) return SENTENCES.emailDisposable;
  return (await findByEmail(db, email)) ? SENTENCES.emailTaken : null;
}
