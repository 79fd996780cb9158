import { fail, handle } from '@solelune/contract/server';
import { activityDelete, activityRestore } from '../../contract.ts';
import { UNDO_HOURS } from '../../limits.ts';
import { removeActivity, restoreActivity } from './activity.repo.ts';
import { activityView } from './activity-view.ts';

export const activityDeleteHandler = handle(activityDelete, async ({ id }, { db, who, now }) =>
  (await removeActivity(db, who.userId, id, now))
    ? { success: true, restorable_until: now.add({ hours: UNDO_HOURS }).toString() }
    : fail('not_found'),
);

export const activityRestoreHandler = handle(activityRestore, async ({ id }, { db, who, now }) => {
  const row = await restoreActivity(db, who.userId, id, now);
  return row ? { activity: activityView(row) } : fail('not_found');
});
