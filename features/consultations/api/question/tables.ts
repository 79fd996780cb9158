import type { SealedBytes, SealedText } from '@solelune/platform';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { QuestionStatus } from '../../engine/question.ts';

interface QuestionTable {
  id: string;
  user_id: string;
  advisor_id: number;
  order_id: string | null;
  amount_cents: number;
  delay_hours: number;
  status: QuestionStatus;
  question: SealedText;
  attachments: string[];
  draft: SealedText | null;
  answer: SealedText | null;
  followup: SealedText | null;
  followup_answer: SealedText | null;
  created_at: Date;
  asked_at: Date | null;
  due_at: Date | null;
  answered_at: Date | null;
  followup_at: Date | null;
  followup_answered_at: Date | null;
  answer_activity: string | null;
  followup_activity: string | null;
}
export type QuestionRow = Selectable<QuestionTable>;
export type QuestionChange = Updateable<QuestionTable>;
export type NewQuestion = Insertable<QuestionTable>;

interface PictureTable {
  id: string;
  question_id: string;
  number: number;
  bytes: SealedBytes;
}

declare module '@solelune/platform' {
  interface Tables {
    consultations_question: QuestionTable;
    consultations_question_picture: PictureTable;
  }
}
