import type { Sign } from '@solelune/sky';
import type { Selectable } from 'kysely';
import type { Rhythm } from '../engine/letter-times.ts';

interface LetterTable {
  user_id: string;
  rhythm: Rhythm;
  hour: number;
  zone: string;
  sign: Sign | null;
  by_push: boolean;
  stop_key: string;
  agreed_at: Date;
  next_at: Date;
  told_day: string | null;
}

declare module '@solelune/platform' {
  interface Tables {
    horoscope_letter: LetterTable;
  }
}

export type LetterRow = Selectable<LetterTable>;
