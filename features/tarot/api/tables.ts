import type { SealedText } from '@solelune/platform';
import type { JSONColumnType, Selectable } from 'kysely';
import type { PackId, SpreadId, Theme } from '../engine/index.ts';

interface DrawTable {
  id: string;
  user_id: string | null;
  spread: SpreadId;
  pack: PackId;
  card_count: number;
  with_reversals: boolean;
  theme: Theme | null;
  significator: number | null;
  server_seed: SealedText;
  fingerprint: string;
  visitor_seed: string | null;
  seed_from: SeedFrom | null;
  picks: JSONColumnType<number[]> | null;
  created_at: Date;
  drawn_at: Date | null;
}

export type SeedFrom = 'device' | 'word' | 'server';

declare module '@solelune/platform' {
  interface Tables {
    tarot_draw: DrawTable;
  }
}

export type DrawRow = Selectable<DrawTable>;
/** A draw whose cards are known. */
export type MadeDrawRow = DrawRow & { visitor_seed: string; seed_from: SeedFrom; picks: number[]; drawn_at: Date };

export const isMade = (row: DrawRow): row is MadeDrawRow => row.drawn_at !== null;
