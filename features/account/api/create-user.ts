import type { Services } from '@solelune/contract/server';
import { sendLetter } from '@solelune/letters';
import { safeUrl, type Writer } from '@solelune/platform';
import { welcome } from '../mail/letters/welcome.ts';
import { autologinLink } from './autologin-link.ts';
import { issueCode } from './codes/code.repo.ts';
import { verificationUrl } from './email/verification-url.ts';
import type { AccountRow } from './tables.ts';
import { insertUser } from './user.repo.ts';

export interface Newcomer {
  email: string;
  firstname: string;
  passwordHash: string | null;
  /** The address was proved: elsewhere (Google), or by a letter. */
  isVerified: boolean;
  path: string | undefined;
}

const PATH_LENGTH = 200;

/** How we call whoever has not told their first name. */
export const NAMELESS = 'Vous';

/** Makes the account and writes the welcome. Undefined when the address was taken meanwhile. */
export async function createUser(
  tx: Writer,
  services: Services,
  { path, ...newcomer }: Newcomer,
  now: Temporal.Instant,
): Promise<AccountRow | undefined> {
  const signupPath = path ? safeUrl(path).slice(0, PATH_LENGTH) : null;
  const user = await insertUser(tx, { ...newcomer, signupPath, now });
  if (!user) return undefined;
  const { id: userId, email, firstname } = user;
  const code = await issueCode(tx, { userId, purpose: 'verify-email', email, now });
  const profileUrl = await autologinLink(tx, services, { userId, path: '/profil/mon-profil', now });
  const verifyUrl = verificationUrl(services.config, code);
  await sendLetter(tx, services, welcome, { to: email, data: { firstname, verifyUrl, profileUrl } });
  for (const { onSignup } of services.members) await onSignup?.(tx, userId, now);
  return user;
}
