import type { MemberHooks } from '@solelune/contract/server';
import { findLetter } from './letter.repo.ts';

/** How a member asked to be told, in the export of their data; the row goes with the account (on delete cascade). */
export const horoscopeMembers: MemberHooks = {
  async exportOf(db, userId) {
    const row = await findLetter(db, userId);
    if (!row) return {};
    return {
      lettre_du_ciel: {
        rythme: row.rhythm === 'day' ? 'chaque jour' : 'chaque semaine',
        par_notification: row.by_push,
        heure: row.hour,
        fuseau_horaire: row.zone,
        signe: row.sign,
        demandee_le: row.agreed_at.toISOString(),
        dernier_jour_raconte: row.told_day,
      },
    };
  },
};
