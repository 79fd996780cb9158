import { Failure, fail, handle } from '@solelune/contract/server';
import { acceptsCards, placeOrder } from '@solelune/payments/api';
import { newId } from '@solelune/platform';
import { BOOK_ZONE } from '../../composition/given.ts';
import { cover, extract, order } from '../../contract.ts';
import { firstYearOf, GIFT_DAYS_MAX } from '../../engine/sale.ts';
import { bookSettings } from '../../settings.ts';
import { makePages } from '../making/in-processes.ts';
import { inTurn } from '../making/turns.ts';
import { readBookBirth } from '../read-birth.ts';
import { birthField, dedicationField, giftEmailField } from '../sealed.ts';

const CLOSED = 'Le paiement par carte n’est pas ouvert pour le moment : aucun livre ne peut être commandé.';
const BUSY = 'Beaucoup d’extraits se préparent en ce moment. Réessayez dans une minute.';
const PICTURE_WIDE = 620;
const TITLES = ['Votre ciel de naissance', 'Le Soleil', 'La première année'] as const;
const today = (now: Temporal.Instant) => now.toZonedDateTimeISO(BOOK_ZONE).toPlainDate();

export const coverHandler = handle(cover, ({ infos }, { now }) => {
  const read = readBookBirth(infos, firstYearOf(today(now)), now);
  return read instanceof Failure ? read : read.cover;
});

/** The very pages of the book: it is composed whole for them, and these three are drawn. */
export const extractHandler = handle(extract, async ({ infos }, { services, now, signal }) => {
  const firstYear = firstYearOf(today(now));
  const read = readBookBirth(infos, firstYear, now);
  if (read instanceof Failure) return read;
  const pages = await inTurn(signal, () =>
    makePages(
      {
        ...{ birth: { infos: read.infos }, firstYear, dedication: '', brand: services.config.brand.name },
        ...{ now: now.toString(), madeOn: today(now).toString() },
      },
      [5, 'sun', 67],
      PICTURE_WIDE,
      { signal, nice: bookSettings(services.config).nice },
    ),
  );
  if (!pages) return fail('unavailable', { sentence: BUSY });
  return {
    pages: pages.map(({ page, base64 }, index) => ({
      ...{ page, title: TITLES[index] ?? '', picture: `data:image/webp;base64,${base64}` },
    })),
  };
});

export const orderHandler = handle(order, async (input, { db, who, services, now }) => {
  const firstYear = firstYearOf(today(now));
  const read = readBookBirth(input.infos, firstYear, now);
  if (read instanceof Failure) return read;
  const isGift = input.for_whom === 'gift';
  const problems = isGift ? giftProblems(input, today(now)) : {};
  if (Object.keys(problems).length > 0) return fail('invalid_input', { fields: problems });
  if (!acceptsCards(services.config)) return fail('conflict', { sentence: CLOSED });
  const id = newId();
  const { sealing } = services;
  await db
    .insertInto('book_book')
    .values({
      ...{ id, user_id: who.userId, for_whom: input.for_whom, status: 'draft', firstname: read.firstname },
      ...{ first_year: firstYear, birth: birthField.seal(sealing, id, read.infos), created_at: now.toString() },
      dedication: input.note ? dedicationField.seal(sealing, id, input.note) : null,
      gift_email: isGift && input.gift_email ? giftEmailField.seal(sealing, id, input.gift_email) : null,
      gift_day: isGift ? (input.gift_day ?? null) : null,
    })
    .execute();
  const placed = await placeOrder(db, { services, at: now }, { userId: who.userId, product: 'book', item: id });
  if (placed instanceof Failure) return placed;
  await db.updateTable('book_book').set({ order_id: placed.id }).where('id', '=', id).execute();
  return { order: placed.id };
});

function giftProblems(
  { gift_day, gift_email }: { gift_day?: string | undefined; gift_email?: string | undefined },
  now: Temporal.PlainDate,
): Record<string, string> {
  const problems: Record<string, string> = {};
  if (!gift_email) problems['gift_email'] = 'À quelle adresse le livre sera-t-il remis ?';
  if (!gift_day) return { ...problems, gift_day: 'Choisissez le jour où le livre sera remis' };
  const days = now.until(Temporal.PlainDate.from(gift_day)).days;
  if (days < 0) problems['gift_day'] = 'Ce jour est passé';
  if (days > GIFT_DAYS_MAX) problems['gift_day'] = 'Choisissez un jour dans l’année qui vient';
  return problems;
}
