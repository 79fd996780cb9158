import { earnForProfile } from '@solelune/loyalty/api';
import type { Writer } from '@solelune/platform';
import { readProfile } from './read-profile.ts';

/** The points of a complete profile, once per member: called by whatever may have filled its last line. */
export async function rewardCompletion(tx: Writer, userId: string, now: Temporal.Instant): Promise<void> {
  const profile = await readProfile(tx, userId, now);
  if (profile?.completion.percent === 100) await earnForProfile(tx, { userId, at: now });
}
