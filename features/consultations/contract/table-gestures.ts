import { DECKS } from '@solelune/tarot/engine';
import { z } from 'zod';
import { type Face, type Piece, SHARES, TABLE_SPREADS, type TableEvent } from '../engine/table/index.ts';

const piece = z.discriminatedUnion('what', [
  z.object({ what: z.literal('wheel'), chart: z.string().nullable() }),
  z.object({ what: z.literal('transits'), chart: z.string().nullable(), on: z.string() }),
  z.object({
    what: z.literal('spread'),
    spread: z.enum(TABLE_SPREADS),
    reversals: z.boolean(),
    fingerprint: z.string(),
  }),
  z.object({ what: z.literal('angel'), number: z.int() }),
  z.object({ what: z.literal('kept-draw'), draw: z.string() }),
]) satisfies z.ZodType<Piece>;

const face = z.object({
  deck: z.enum(DECKS),
  slug: z.string(),
  name: z.string(),
  reversed: z.boolean(),
}) satisfies z.ZodType<Face>;

const by = z.enum(['member', 'advisor']);
const item = z.int();
const what = z.enum(SHARES);

/** A gesture as the channel carries it: the engine's own. */
export const gesture = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shared'), by, what }),
  z.object({ kind: z.literal('withdrawn'), by, what }),
  z.object({ kind: z.literal('laid'), by, piece }),
  z.object({ kind: z.literal('shown'), by, item }),
  z.object({ kind: z.literal('pointed'), by, item, on: z.string().nullable() }),
  z.object({ kind: z.literal('zoomed'), by, item, to: z.int() }),
  z.object({ kind: z.literal('picked'), by, item, place: z.int(), seed: z.string().optional() }),
  z.object({ kind: z.literal('turned'), by, item, card: z.int(), face }),
  z.object({ kind: z.literal('proven'), by: z.literal('house'), item, serverSeed: z.string() }),
  z.object({ kind: z.literal('cleared'), by, item: item.nullable() }),
]) satisfies z.ZodType<TableEvent>;
