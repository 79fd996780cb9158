import type { Reader, Writer } from '@solelune/platform';
import type { Insertable, Selectable } from 'kysely';
import type { CardTable } from './card.repo.ts';

const PAGE = 40;
export type CardRow = Selectable<CardTable>;
export type CardFields = Omit<Insertable<CardTable>, 'id'>;

/** The latest first. */
export async function cardPage(db: Reader, after: number | undefined) {
  const rows = db.selectFrom('promotions_card').selectAll();
  const found = await (after ? rows.where('id', '<', after) : rows)
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const page = found.slice(0, PAGE);
  return { page, next: found.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}

export const findCard = (db: Reader, id: number): Promise<CardRow | undefined> =>
  db.selectFrom('promotions_card').selectAll().where('id', '=', id).executeTakeFirst();

/** Undefined where there is no card of that number. */
export const writeCard = (tx: Writer, id: number | undefined, fields: CardFields): Promise<CardRow | undefined> =>
  id === undefined
    ? tx.insertInto('promotions_card').values(fields).returningAll().executeTakeFirstOrThrow()
    : tx.updateTable('promotions_card').set(fields).where('id', '=', id).returningAll().executeTakeFirst();

export async function removeCard(tx: Writer, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('promotions_card').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
