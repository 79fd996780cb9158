import type { Reader } from '@solelune/platform';
import { everyAppointmentOf } from './appointment.repo.ts';

const KINDS = { phone: 'par téléphone', chat: 'par tchat', written: 'par écrit' };
const STATUSES = {
  ...{ held: 'réservé', released: 'libéré', booked: 'réservé', done: 'passé', cancelled: 'annulé', missed: 'manqué' },
};

/** The appointments' part of a member's export, under French keys: it is the member who reads it. Shaped as the account's extensions are. */
export const appointmentsExtension = {
  async exportOf(db: Reader, userId: string) {
    const rows = await everyAppointmentOf(db, userId);
    return rows.map((row) => ({
      ...{ avec: row.advisor_name, commence_le: row.starts_at, duree_en_minutes: row.duration_minutes },
      ...{ maniere: KINDS[row.kind], prix_en_centimes: row.amount_cents, etat: STATUSES[row.status] },
      pris_le: row.created_at,
    }));
  },
};
