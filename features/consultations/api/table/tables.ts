import type { SealedText } from '@solelune/platform';

interface DrawTable {
  id: string;
  consultation_id: string;
  item: number;
  server_seed: SealedText;
}

declare module '@solelune/platform' {
  interface Tables {
    consultations_draw: DrawTable;
  }
}
