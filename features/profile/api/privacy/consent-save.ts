import { fail, handle } from '@solelune/contract/server';
import { consentSave } from '../../contract.ts';
import { eraseSensitive } from '../activities/activity.repo.ts';
import { lockMember } from '../lock-member.ts';
import { hasConsent, insertDecision, readConsents } from './consent.repo.ts';

export const consentSaveHandler = handle(consentSave, async (input, { db, who, now }) => {
  const { theme } = input;
  const granted = input.granted === '1' || input.granted === 'true';
  await lockMember(db, who.userId);
  // The same answer twice is one decision.
  if ((await hasConsent(db, who.userId, theme)) !== granted)
    await insertDecision(db, who.userId, { theme, granted }, now);
  const removed = granted ? 0 : await eraseSensitive(db, who.userId, theme);
  const consent = (await readConsents(db, who.userId)).find((item) => item.theme === theme);
  return consent ? { consent, removed_activities: removed } : fail('not_found');
});
