import { buffer } from 'node:stream/consumers';
import { type Download, downloadLink, Failure, fail, handle } from '@solelune/contract/server';
import { correct, giveUp, link, mine, one } from '../../contract.ts';
import { canBeCorrected } from '../../engine/sale.ts';
import { booksOf, findBook, findOwnBook, isOwner, lockBook } from '../book.repo.ts';
import { giveUp as giveUpBook } from '../commands.ts';
import { makeBookJob } from '../job-inputs.ts';
import { readBookBirth } from '../read-birth.ts';
import { birthField } from '../sealed.ts';
import { bookView } from '../views.ts';

export const mineHandler = handle(mine, async (_, { db, who, services, now }) => ({
  books: await Promise.all((await booksOf(db, who.userId)).map((row) => bookView(db, services, row, who.userId, now))),
}));

export const oneHandler = handle(one, async ({ id }, { db, who, services, now }) => {
  const row = await findOwnBook(db, id, who.userId);
  if (!row || row.status === 'draft') return fail('not_found');
  const book = await bookView(db, services, row, who.userId, now);
  // A gift that was taken is no longer its giver's to read.
  const infos = book.is_mine ? birthField.open(services.sealing, row.id, row.birth) : null;
  const read = infos ? readBookBirth(infos, row.first_year, now) : null;
  return read === null || read instanceof Failure
    ? { book, cover: null, given: null }
    : { book, cover: read.cover, given: read.given };
});

/** Kept under a name that nobody guesses, and given to its owner alone. */
export const bookDownload: Download = {
  name: 'book.pdf',
  find: async (id, { userId }, { db, services }) => {
    const row = await findBook(db, id);
    if (!row?.file_key || !isOwner(row, userId) || row.status === 'lost') return fail('not_found');
    const file = await services.files.get(row.file_key);
    if (!file) return fail('not_found');
    return { name: 'promesse-celeste.pdf', type: 'application/pdf', body: await buffer(file) };
  },
};

export const linkHandler = handle(link, async ({ id }, { db, who, services, now }) => {
  const row = await findBook(db, id);
  if (!row?.file_key || !isOwner(row, who.userId) || row.status === 'lost') return fail('not_found');
  return { address: downloadLink(services, bookDownload, id, who, now) };
});

export const correctHandler = handle(correct, async ({ id, infos }, { db, who, services, now }) => {
  const row = await lockBook(db, id);
  if (!row || !isOwner(row, who.userId)) return fail('not_found');
  const madeAt = row.made_at && Temporal.Instant.fromEpochMilliseconds(row.made_at.getTime());
  if (!canBeCorrected({ status: row.status, madeAt, corrections: row.corrections }, now))
    return fail('conflict', {
      sentence: 'Un livre se refait pendant un an, trois fois au plus, et jamais pendant qu’il se fabrique.',
    });
  const read = readBookBirth(infos, row.first_year, now);
  if (read instanceof Failure) return read;
  await db
    .updateTable('book_book')
    .set({
      ...{ birth: birthField.seal(services.sealing, id, read.infos), firstname: read.firstname },
      ...{ status: 'waiting', corrections: row.corrections + 1 },
    })
    .where('id', '=', id)
    .execute();
  await services.jobs.send(db, makeBookJob, { id }, { key: id });
  const corrected = await findBook(db, id);
  return corrected ? { book: await bookView(db, services, corrected, who.userId, now) } : fail('not_found');
});

export const giveUpHandler = handle(giveUp, async ({ id }, { db, who, services, now }) => {
  const given = await giveUpBook(db, { services, at: now }, id, who.userId);
  if (given instanceof Failure) return given;
  const row = await findBook(db, id);
  return row ? { book: await bookView(db, services, row, who.userId, now) } : fail('not_found');
});
