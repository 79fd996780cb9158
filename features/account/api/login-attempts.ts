import type { CallContext, Failure, Services } from '@solelune/contract/server';
import type { Writer } from '@solelune/platform';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { isKnownDevice } from './sessions/device.repo.ts';

interface Login {
  email: string;
  deviceKey: string | undefined;
}

/** Gives what the attempt was counted for, or why it is refused. */
type Counted = { subject: string } | { refusal: Failure };

/**
 * Who fails makes nobody else wait. A device that logged in to the account before is counted by itself; any other by its visitor, and together
 * with all the others who are not known at that address: guesses that come from many places are slowed down all the same.
 */
export async function countLogin(
  { db, transaction, services, now, visitor }: CallContext,
  { email, deviceKey }: Login,
): Promise<Counted> {
  const isKnown = deviceKey !== undefined && (await isKnownDevice(db, email, deviceKey));
  const subject = `${email} ${isKnown ? deviceKey : visitor}`;
  const refusal =
    (await countAttempt(transaction, services, { kind: 'login', subject, now })) ??
    (isKnown ? null : await countAttempt(transaction, services, { kind: 'strangers', subject: email, now }));
  return refusal ? { refusal } : { subject };
}

/** It was the right password. What others tried at the address stays counted. */
export const forgetLogin = (tx: Writer, services: Services, subject: string): Promise<void> =>
  forgetAttempts(tx, services, 'login', subject);

/** A new password: whatever was tried with the former one says nothing any more. */
export const forgetStrangers = (tx: Writer, services: Services, email: string): Promise<void> =>
  forgetAttempts(tx, services, 'strangers', email);
