import type { CallAnswer } from '@solelune/contract';
import { newId, type Reader, type Writer } from '@solelune/platform';
import type { consentSave } from '../../contract.ts';
import { CONSENT_TEXT_VERSION, SENSITIVE_THEMES, type SensitiveTheme } from '../../member-choices.ts';
import { toDate } from '../instants.ts';

type Consent = CallAnswer<typeof consentSave>['consent'];

const decisions = (db: Reader, userId: string) =>
  db
    .selectFrom('profile_consent')
    .select(['theme', 'granted', 'made_at', 'text_version'])
    .where('user_id', '=', userId)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc');

/** One per theme, closed unless the latest decision opens it. */
export async function readConsents(db: Reader, userId: string): Promise<Consent[]> {
  const rows = await decisions(db, userId).execute();
  return SENSITIVE_THEMES.map((theme) => {
    const history = rows
      .filter((row) => row.theme === theme)
      .map(({ granted, made_at }) => ({ granted, made_at: made_at.toISOString() }));
    return { theme, granted: history[0]?.granted ?? false, history };
  });
}

/** The door for other features: whether a member opened a sensitive theme, for the question as it is asked today. */
export async function hasConsent(db: Reader, userId: string, theme: SensitiveTheme): Promise<boolean> {
  const latest = await decisions(db, userId).where('theme', '=', theme).limit(1).executeTakeFirst();
  return latest?.granted === true && latest.text_version === CONSENT_TEXT_VERSION;
}

export async function insertDecision(
  tx: Writer,
  userId: string,
  { theme, granted }: { theme: SensitiveTheme; granted: boolean },
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .insertInto('profile_consent')
    .values({ id: newId(), user_id: userId, theme, granted, text_version: CONSENT_TEXT_VERSION, made_at: toDate(now) })
    .execute();
}
