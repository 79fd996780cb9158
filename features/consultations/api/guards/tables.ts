import type { Period } from '../../engine/guards/index.ts';

declare module '@solelune/platform' {
  interface Tables {
    consultations_limit: {
      user_id: string;
      period: Period;
      cents: number | null;
      later_cents: number | null;
      later_at: Date | null;
    };
    consultations_pause: { user_id: string; until: Date };
    consultations_charter: { advisor_id: number; version: string; signed_at: Date };
  }
}
