import type { Reader } from '@solelune/platform';
import type { Generated, Selectable } from 'kysely';
import { z } from 'zod';
import { AUDIENCES, type PromotionCard, SLOTS } from '../engine/card.ts';
import { spanOf } from './span.ts';

export interface CardTable {
  id: Generated<number>;
  slot: string;
  title: string;
  content: string;
  picture_url: string | null;
  link: string;
  link_text: string;
  conversion: string | null;
  audience: string;
  weight: number;
  shown_from: string | null;
  shown_until: string | null;
  /** HH:MM in Paris; null is the whole day. */
  shown_from_hour: string | null;
  shown_until_hour: string | null;
  body: string;
  is_draft: Generated<boolean>;
}

declare module '@solelune/platform' {
  interface Tables {
    promotions_card: CardTable;
  }
}

const screen = z.object({ name: z.string(), params: z.record(z.string(), z.string()).optional() }).optional();
const body = z.discriminatedUnion('type', [
  z.object({ type: z.literal('default'), screen }),
  z.object({ type: z.literal('collaborator'), userId: z.int().positive(), screen }),
  z.object({ type: z.literal('wordpress'), wordpressSlot: z.string() }),
]);

export const asCard = (row: Selectable<CardTable>): PromotionCard => ({
  id: row.id,
  slot: z.enum(SLOTS).parse(row.slot),
  title: row.title,
  content: row.content,
  ...(row.picture_url ? { pictureUrl: row.picture_url } : {}),
  link: row.link,
  linkText: row.link_text,
  ...(row.conversion ? { conversion: row.conversion } : {}),
  audience: z.enum(AUDIENCES).parse(row.audience),
  weight: row.weight,
  ...spanOf(row),
  body: body.parse(JSON.parse(row.body)) as PromotionCard['body'],
});

/** Those that are no drafts. */
export async function readCards(db: Reader): Promise<PromotionCard[]> {
  const rows = await db.selectFrom('promotions_card').selectAll().where('is_draft', '=', false).orderBy('id').execute();
  return rows.map(asCard);
}
