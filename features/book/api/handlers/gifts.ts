import { createHash } from 'node:crypto';
import { Failure, fail, handle } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import { gift, takeGift } from '../../contract.ts';
import { findByGift, lockBook } from '../book.repo.ts';
import { keepAmongActivities } from '../commands.ts';
import { readBookBirth } from '../read-birth.ts';
import { birthField, dedicationField } from '../sealed.ts';

export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const giverOf = async (db: Reader, userId: string | null): Promise<string> => {
  const giver = userId
    ? await db.selectFrom('account_user').select('firstname').where('id', '=', userId).executeTakeFirst()
    : undefined;
  return giver?.firstname ?? 'Quelqu’un';
};

export const giftHandler = handle(gift, async ({ secret }, { db, services, now }) => {
  const row = await findByGift(db, digestOf(secret));
  if (row?.status !== 'ready') return fail('not_found');
  const read = readBookBirth(birthField.open(services.sealing, row.id, row.birth), row.first_year, now);
  if (read instanceof Failure) return fail('not_found');
  return {
    ...{ cover: read.cover, from: await giverOf(db, row.user_id), taken: row.holder_id !== null },
    note: row.dedication && dedicationField.open(services.sealing, row.id, row.dedication),
  };
});

/** Once: from here on the book is theirs, and no longer the giver's to open. */
export const takeGiftHandler = handle(takeGift, async ({ secret }, { db, who, now }) => {
  const found = await findByGift(db, digestOf(secret));
  const row = found && (await lockBook(db, found.id));
  if (row?.status !== 'ready') return fail('not_found');
  if (row.holder_id === who.userId) return { id: row.id };
  if (row.holder_id) return fail('conflict', { sentence: 'Ce livre a déjà été rangé dans un autre compte.' });
  await db.updateTable('book_book').set({ holder_id: who.userId }).where('id', '=', row.id).execute();
  await keepAmongActivities(db, who.userId, row, now);
  return { id: row.id };
});
