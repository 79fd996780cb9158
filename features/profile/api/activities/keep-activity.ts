import { type Failure, fail } from '@solelune/contract/server';
import type { Writer } from '@solelune/platform';
import type { ActivityKind } from '../../activity-kinds.ts';
import { ACTIVITIES_MAX } from '../../limits.ts';
import { lockMember } from '../lock-member.ts';
import type { ActivityRow } from '../tables.ts';
import { countByKind } from './activity.repo.ts';
import { type Result, saveActivity } from './save-activity.ts';

/** Keeps what a member asks to keep, as long as there is room among their activities. */
export async function keepActivity<K extends ActivityKind>(
  tx: Writer,
  userId: string,
  result: Result<K>,
  now: Temporal.Instant,
): Promise<{ row: ActivityRow; wasKept: boolean } | Failure> {
  await lockMember(tx, userId);
  const counts = await countByKind(tx, userId);
  if (Object.values(counts).reduce((sum, count) => sum + count, 0) >= ACTIVITIES_MAX)
    return fail('conflict', { sentence: `Vous gardez déjà ${ACTIVITIES_MAX} activités. Retirez-en pour en ajouter.` });
  return saveActivity(tx, userId, result, now);
}
