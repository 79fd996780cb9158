import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { Discipline, Spotlight } from '../engine/index.ts';

/** A day without an hour, read and written as YYYY-MM-DD. */
type Day = string;

export interface AdvisorTable {
  id: Generated<number>;
  account_id: string;
  user_id: string | null;
  slug: string;
  name: string;
  gender: 'f' | 'm' | 'neutral';
  portrait: string | null;
  headline: string;
  epithet: string;
  disciplines: Discipline[];
  themes: string[];
  languages: string[];
  spotlight: Spotlight | null;
  presentation: string;
  tradition: string;
  session: string;
  practising_since: number | null;
  joined_on: Day;
  time_zone: string;
  phone_cents_per_minute: number | null;
  chat_cents_per_minute: number | null;
  written_cents: number | null;
  written_delay_hours: number | null;
  switch: Generated<'available' | 'away'>;
  comeback_at: Date | null;
  is_listed: Generated<boolean>;
  is_demo: Generated<boolean>;
  suspended_at: Generated<Date | null>;
  created_at: Date;
}

/** The words of a page, as its advisor writes them. */
export type PageWords = Pick<
  AdvisorTable,
  | 'headline'
  | 'epithet'
  | 'presentation'
  | 'tradition'
  | 'session'
  | 'disciplines'
  | 'themes'
  | 'languages'
  | 'practising_since'
>;

interface ProposalTable {
  advisor_id: number;
  page: JSONColumnType<PageWords>;
  proposed_at: Date;
  declined_at: Date | null;
  declined_reason: string | null;
}

interface ConsoleTable {
  id: string;
  advisor_id: number;
  lease_until: Date;
}

interface OccupationTable {
  room_id: string;
  advisor_id: number;
  since: Date;
}

interface ReviewTable {
  id: string;
  advisor_id: number;
  user_id: string | null;
  signed: string;
  rating: number;
  body: string;
  consulted_on: Day;
  written_at: Date;
  edited_at: Date | null;
  answer: string | null;
  answered_at: Date | null;
  removed_at: Date | null;
  removed_reason: string | null;
  is_demo: Generated<boolean>;
}

interface ReportTable {
  review_id: string;
  user_id: string;
  reason: string;
  reported_at: Date;
  settled_at: Date | null;
}

interface AlertTable {
  advisor_id: number;
  user_id: string;
  by_push: boolean;
  by_mail: boolean;
  created_at: Date;
}

declare module '@solelune/platform' {
  interface Tables {
    advisors_advisor: AdvisorTable;
    advisors_proposal: ProposalTable;
    advisors_console: ConsoleTable;
    advisors_occupation: OccupationTable;
    advisors_review: ReviewTable;
    advisors_review_report: ReportTable;
    advisors_alert: AlertTable;
  }
}

export type AdvisorRow = Selectable<AdvisorTable>;
export type ReviewRow = Selectable<ReviewTable>;
export type ProposalRow = Selectable<ProposalTable>;
