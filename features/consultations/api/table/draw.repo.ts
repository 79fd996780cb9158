import { randomBytes } from 'node:crypto';
import { newId, type Reader, type Sealing, sealedText, type Writer } from '@solelune/platform';
import { cardsOf, fingerprintOf, spreadOf } from '@solelune/tarot/engine';
import type { TableSpread } from '../../engine/table/index.ts';
import './tables.ts';

/** Nobody knows the order of the cards before the last one is turned, not even from a copy of the database. */
export const drawSeed = sealedText('consultations_draw', 'server_seed');

const SEED_BYTES = 32;

interface NewDraw {
  consultationId: string;
  item: number;
  spread: TableSpread;
}

/** Shuffles a pack for this place of the table. Gives the fingerprint of its order, to be told before any card is taken. */
export async function shuffle(
  tx: Writer,
  sealing: Sealing,
  { consultationId, item, spread }: NewDraw,
): Promise<string> {
  const id = newId();
  const seed = randomBytes(SEED_BYTES).toString('hex');
  const server_seed = drawSeed.seal(sealing, id, seed);
  await tx
    .insertInto('consultations_draw')
    .values({ id, consultation_id: consultationId, item, server_seed })
    .execute();
  return fingerprintOf(cardsOf(spreadOf(spread).pack).length, seed);
}

export async function seedOf(db: Reader, sealing: Sealing, consultationId: string, item: number): Promise<string> {
  const { id, server_seed } = await db
    .selectFrom('consultations_draw')
    .select(['id', 'server_seed'])
    .where('consultation_id', '=', consultationId)
    .where('item', '=', item)
    .executeTakeFirstOrThrow();
  return drawSeed.open(sealing, id, server_seed);
}
