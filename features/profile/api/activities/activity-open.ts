import { fail, handle } from '@solelune/contract/server';
import { PAYLOADS } from '../../contract/activity-payloads.ts';
import { activityDraw, activityEmail } from '../../contract.ts';
import type { ActivityRow } from '../tables.ts';
import { findActivity } from './activity.repo.ts';
import { openLetter } from './open-letter.ts';

const opened = ({ id, title, created_at }: ActivityRow) => ({ id, title, created_at: created_at.toISOString() });

export const activityDrawHandler = handle(activityDraw, async ({ id }, { db, who }) => {
  const row = await findActivity(db, who.userId, id, 'draw');
  return row ? { ...opened(row), draw: PAYLOADS.draw[1].parse(row.payload) } : fail('not_found');
});

export const activityEmailHandler = handle(activityEmail, async ({ id }, { db, who, services }) => {
  const row = await findActivity(db, who.userId, id, 'email');
  if (!row) return fail('not_found');
  const email = PAYLOADS.email[1].parse(row.payload);
  const letter = await openLetter(db, services, { userId: who.userId, activityId: row.id });
  return { ...opened(row), email: { ...email, text: letter?.text ?? email.text }, next: letter?.next ?? null };
});
