import type { MemberHooks } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import { eraseWords } from './erase-words.ts';
import { linesOf } from './read-transcript.ts';

const WHO = { member: 'vous', advisor: 'le conseiller' };

const roomsOf = (db: Reader, userId: string) =>
  db
    .selectFrom('consultations_consultation')
    .select(['id', 'requested_at'])
    .where('member_id', '=', userId)
    .orderBy('id')
    .execute();

/** What was said to and by a member, for them to take along, and to take away. */
export const retentionMembers: MemberHooks = {
  exportOf: async (db, userId, services) => {
    const conversations = [];
    for (const { id, requested_at } of await roomsOf(db, userId)) {
      const lines = await linesOf(db, services, id);
      conversations.push({
        demandee_le: requested_at,
        messages: lines.map(({ by, at, text }) => ({ de: WHO[by], le: at, texte: text ?? '(une image)' })),
      });
    }
    return { conversations };
  },
  onAccountDeletion: async (tx, userId) => {
    const rooms = await roomsOf(tx, userId);
    await eraseWords(
      tx,
      rooms.map(({ id }) => id),
      'account',
      Temporal.Now.instant(),
    );
  },
};
