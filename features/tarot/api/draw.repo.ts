import { type Reader, sealedText, type Writer } from '@solelune/platform';
import type { PackId } from '../engine/index.ts';
import type { DrawRow, MadeDrawRow, SeedFrom } from './tables.ts';

/** Nobody reads the seed of a draw that is not made, not even in a copy of the database. */
export const serverSeedColumn = sealedText('tarot_draw', 'server_seed');

export type NewDraw = Omit<DrawRow, 'user_id' | 'visitor_seed' | 'seed_from' | 'picks' | 'drawn_at'>;

export const insertDraw = (tx: Writer, draw: NewDraw): Promise<unknown> =>
  tx.insertInto('tarot_draw').values(draw).execute();

const ID = /^[\w-]{22}$/;

export async function findDraw(db: Reader, id: string): Promise<DrawRow | undefined> {
  if (!ID.test(id)) return undefined;
  return db.selectFrom('tarot_draw').selectAll().where('id', '=', id).executeTakeFirst();
}

interface Touch {
  visitorSeed: string;
  seedFrom: SeedFrom;
  picks: readonly number[];
  userId: string | null;
}

/** The first touch, and the only one: undefined when the draw is made already, whoever comes at the same time. */
export async function touchDraw(
  tx: Writer,
  id: string,
  { visitorSeed, seedFrom, picks, userId }: Touch,
  now: Temporal.Instant,
): Promise<DrawRow | undefined> {
  return tx
    .updateTable('tarot_draw')
    .set({
      ...{ visitor_seed: visitorSeed, seed_from: seedFrom, user_id: userId },
      picks: JSON.stringify(picks),
      drawn_at: new Date(now.epochMilliseconds),
    })
    .where('id', '=', id)
    .where('drawn_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** A member's draws of a pack, the latest first. */
export async function drawsOfMember(db: Reader, userId: string, pack: PackId, most: number): Promise<MadeDrawRow[]> {
  const rows = await db
    .selectFrom('tarot_draw')
    .selectAll()
    .where('user_id', '=', userId)
    .where('pack', '=', pack)
    .orderBy('drawn_at', 'desc')
    .limit(most)
    .execute();
  return rows as MadeDrawRow[];
}

interface Periods {
  waitingBefore: Date;
  drawnBefore: Date;
  memberBefore: Date;
}

/** Erases what is older than its period. Gives how many are gone; may be repeated. */
export async function forgetDraws(
  tx: Writer,
  { waitingBefore, drawnBefore, memberBefore }: Periods,
): Promise<{ waiting: number; made: number }> {
  const waiting = await tx
    .deleteFrom('tarot_draw')
    .where('drawn_at', 'is', null)
    .where('created_at', '<', waitingBefore)
    .executeTakeFirst();
  const made = await tx
    .deleteFrom('tarot_draw')
    .where((row) =>
      row.or([
        row.and([row('user_id', 'is', null), row('drawn_at', '<', drawnBefore)]),
        row('drawn_at', '<', memberBefore),
      ]),
    )
    .executeTakeFirst();
  return { waiting: Number(waiting.numDeletedRows), made: Number(made.numDeletedRows) };
}

export async function drawsOfEveryPack(db: Reader, userId: string): Promise<MadeDrawRow[]> {
  const rows = await db
    .selectFrom('tarot_draw')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('drawn_at', 'desc')
    .execute();
  return rows as MadeDrawRow[];
}
