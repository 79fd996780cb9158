import type { MemberHooks } from '@solelune/contract/server';
import { booksOf } from './book.repo.ts';
import { forgetFileJob } from './job-inputs.ts';

/** What a member's books are made from is theirs to read; it goes with them, file and all. */
export const bookExtension: MemberHooks = {
  exportOf: async (db, userId) => ({
    livres: (await booksOf(db, userId)).map((row) => ({
      ...{ prenom: row.firstname, premiere_annee: row.first_year, etat: row.status, fabrique_le: row.made_at },
      ...{ offert_le: row.gift_day, commande_le: row.created_at },
    })),
  }),

  onAccountDeletion: async (tx, userId, { jobs }) => {
    const owned = (await booksOf(tx, userId)).filter(({ user_id, holder_id }) => (holder_id ?? user_id) === userId);
    for (const { file_key } of owned) if (file_key) await jobs.send(tx, forgetFileJob, { key: file_key });
    await tx
      .deleteFrom('book_book')
      .where((where) =>
        where.or([
          where('holder_id', '=', userId),
          where.and([where('user_id', '=', userId), where('holder_id', 'is', null)]),
        ]),
      )
      .execute();
  },
};
