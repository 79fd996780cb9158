import type { SealedText } from '@solelune/platform';
import { sealedText } from '@solelune/platform';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { PhoneLegState } from '../../../contract/call.ts';

type Instant = ColumnType<Date, string, string>;
type MaybeInstant = ColumnType<Date | null, string | null | undefined, string | null>;
type MaybeText = ColumnType<string | null, string | null | undefined, string | null>;

interface PhoneTable {
  id: string;
  number: SealedText;
  chosen_at: Instant;
}

interface PhoneCallTable {
  consultation_id: string;
  asked_at: Instant;
  advisor_state: Generated<PhoneLegState>;
  member_state: Generated<PhoneLegState>;
  advisor_claimed_at: MaybeInstant;
  member_claimed_at: MaybeInstant;
  advisor_sid: MaybeText;
  member_sid: MaybeText;
  over_at: MaybeInstant;
}
export type PhoneCallRow = Selectable<PhoneCallTable>;

declare module '@solelune/platform' {
  interface Tables {
    consultations_phone: PhoneTable;
    consultations_phone_call: PhoneCallTable;
  }
}

export const phoneNumberColumn = sealedText('consultations_phone', 'number');
