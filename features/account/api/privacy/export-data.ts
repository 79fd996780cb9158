import { fail, handle } from '@solelune/contract/server';
import { exportData } from '../../contract.ts';
import { refuseLinkSession } from '../sessions/require-full-session.ts';
import { findById } from '../user.repo.ts';
import { everythingOf } from './everything-of.ts';

export const exportDataHandler = handle(exportData, async (_, { who, db, services, now }) => {
  const refusal = await refuseLinkSession(db, who);
  if (refusal) return refusal;
  const user = await findById(db, who.userId);
  return user ? everythingOf(db, services, user, now) : fail('login_required');
});
