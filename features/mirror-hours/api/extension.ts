import type { MemberHooks } from '@solelune/contract/server';
import { listRecords } from './record.repo.ts';

/** A member's journal in the export of their data. With the account its rows go too (on delete cascade). */
export const mirrorHoursExtension: MemberHooks = {
  async exportOf(db, userId) {
    const rows = await listRecords(db, { userId });
    return {
      heures_notees: rows.map(({ local_day, hour, timezone, is_live, have_seen, created_at }) => ({
        ...{ jour: local_day, heure: hour, fuseau_horaire: timezone },
        ...{ notee_dans_sa_minute: is_live, texte_ouvert: have_seen, notee_le: created_at.toISOString() },
      })),
    };
  },
};
