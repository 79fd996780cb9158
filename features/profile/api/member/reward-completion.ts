import { earnForProfile } from '@solelune/loyalty/api';
import type { Writer } from '@solelune/platform';
import { findUser } from './member.repo.ts';
import { readProfile } from './read-profile.ts';

/** The points of a complete profile, once per member whose address is confirmed: called by whatever may have filled its last line, or confirmed it. */
export async function rewardCompletion(tx: Writer, userId: string, now: Temporal.Instant): Promise<void> {
  const user = await findUser(tx, userId);
  if (!user?.email_verified_at) return;
  const profile = await readProfile(tx, userId, now);
  if (profile?.completion.percent === 100) await earnForProfile(tx, { userId, at: now });
}
