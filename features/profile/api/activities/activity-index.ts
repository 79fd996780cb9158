import { handle } from '@solelune/contract/server';
import { ACTIVITY_KINDS } from '../../activity-kinds.ts';
import { activityIndex } from '../../contract.ts';
import { ACTIVITIES_AS_CONFIGURED } from '../../limits.ts';
import { countByKind, listActivities } from './activity.repo.ts';
import { activityView } from './activity-view.ts';

export const activityIndexHandler = handle(
  activityIndex,
  async ({ offset, perPage, category }, { db, who, services }) => {
    const kind = category === 'all' ? null : category;
    const limit = perPage === ACTIVITIES_AS_CONFIGURED ? services.config.pageSizes.activities : perPage;
    const rows = await listActivities(db, { userId: who.userId, kind, offset, limit });
    const found = await countByKind(db, who.userId);
    const counts = Object.fromEntries(ACTIVITY_KINDS.map((name) => [name, found[name] ?? 0])) as Record<
      (typeof ACTIVITY_KINDS)[number],
      number
    >;
    const count = kind ? counts[kind] : Object.values(counts).reduce((sum, part) => sum + part, 0);
    return { activities: rows.map(activityView), activities_count: count, counts, end: offset + rows.length >= count };
  },
);
