import type { Generated, Selectable } from 'kysely';

interface RecordTable {
  id: string;
  user_id: string | null;
  visitor_uuid: string | null;
  local_day: string;
  hour: string;
  timezone: string;
  is_live: boolean;
  have_seen: Generated<boolean>;
  created_at: Date;
}

declare module '@solelune/platform' {
  interface Tables {
    mirror_hour_record: RecordTable;
  }
}

export type RecordRow = Selectable<RecordTable>;
