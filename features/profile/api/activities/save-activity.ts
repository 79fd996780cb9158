import { createHash } from 'node:crypto';
import type { Writer } from '@solelune/platform';
import type { ActivityKind } from '../../activity-kinds.ts';
import { LATEST_VERSION, PAYLOADS, type PayloadGiven } from '../../contract/activity-payloads.ts';
import type { SensitiveTheme } from '../../member-choices.ts';
import type { ActivityRow } from '../tables.ts';
import { upsertActivity } from './activity.repo.ts';

export interface Result<K extends ActivityKind> {
  category: K;
  title: string;
  payload: PayloadGiven<K>;
  sensitiveTheme?: SensitiveTheme | undefined;
}

/**
 * The door for other features: keeps a result among a member's activities, within the caller's transaction. Throws if the payload is not
 * what its kind keeps. For a sensitive theme, ask `hasConsent` first.
 */
export function saveActivity<K extends ActivityKind>(
  tx: Writer,
  userId: string,
  { category, title, payload, sensitiveTheme }: Result<K>,
  now: Temporal.Instant,
): Promise<{ row: ActivityRow; wasKept: boolean }> {
  const kept = PAYLOADS[category][LATEST_VERSION].parse(payload) as Record<string, unknown>;
  const what = JSON.stringify([category, LATEST_VERSION, title, kept]);
  return upsertActivity(
    tx,
    {
      user_id: userId,
      category,
      version: LATEST_VERSION,
      title,
      payload: kept,
      sensitive_theme: sensitiveTheme ?? null,
      digest: createHash('sha256').update(what).digest(),
    },
    now,
  );
}
