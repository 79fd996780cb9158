import type { ColumnType, Generated, Selectable } from 'kysely';
import type { ActivityKind } from '../activity-kinds.ts';
import type { EmailTopic, PublicField, SensitiveTheme } from '../member-choices.ts';

interface MemberTable {
  user_id: string;
  lastname: string | null;
  gender: 'M' | 'F' | null;
  birthdate: string | null;
  birthtime: string | null;
  birthcity: string | null;
  current_city: string | null;
  fixed_phone: string | null;
  mobile_phone: string | null;
  slug: string;
  is_published: Generated<boolean>;
  shown: Generated<PublicField[]>;
  email_topics: Generated<EmailTopic[]>;
  updated_at: Generated<Date>;
}

interface ContactTable {
  id: string;
  user_id: string;
  firstname: string;
  lastname: string | null;
  gender: 'M' | 'F' | null;
  birthcity: string;
  birthdate: string;
  birthtime: string | null;
  created_at: Date;
  updated_at: Date;
}

interface PhotoTable {
  id: string;
  user_id: string;
  width: number;
  height: number;
  is_profile: Generated<boolean>;
  address_key: Buffer;
  created_at: Date;
}

interface ActivityTable {
  id: string;
  user_id: string;
  category: ActivityKind;
  version: number;
  title: string;
  payload: ColumnType<Record<string, unknown>, string, never>;
  sensitive_theme: SensitiveTheme | null;
  digest: Buffer;
  created_at: Date;
  deleted_at: Date | null;
}

interface MessageTable {
  id: string;
  user_id: string;
  subject: string;
  body: string;
  link: string | null;
  sent_at: Date;
  read_at: Date | null;
}

interface ConsentTable {
  id: string;
  user_id: string;
  theme: SensitiveTheme;
  granted: boolean;
  text_version: number;
  made_at: Date;
}

declare module '@solelune/platform' {
  interface Tables {
    profile_member: MemberTable;
    profile_contact: ContactTable;
    profile_photo: PhotoTable;
    profile_photo_leftover: { photo_id: string; since: Generated<Date> };
    profile_activity: ActivityTable;
    profile_message: MessageTable;
    profile_consent: ConsentTable;
  }
}

export type MemberRow = Selectable<MemberTable>;
export type ContactRow = Selectable<ContactTable>;
export type PhotoRow = Selectable<PhotoTable>;
export type ActivityRow = Selectable<ActivityTable>;
