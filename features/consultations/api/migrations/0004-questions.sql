-- A written question: paid for when it is asked, answered by a letter within the promised delay, with one question more. Words are sealed.
create table consultations_question (
  id uuid primary key,
  user_id uuid not null references account_user (id) on delete cascade,
  advisor_id integer not null references advisors_advisor (id),
  order_id uuid,
  amount_cents integer not null check (amount_cents > 0),
  delay_hours integer not null check (delay_hours > 0),
  -- draft: not paid for. asked, answered, followed (the question more waits), closed; late: refunded; withdrawn: the contract was renounced.
  status text not null
    check (status in ('draft', 'asked', 'answered', 'followed', 'closed', 'late', 'withdrawn')),
  question text not null,
  -- Activities of the member's own, which the advisor may see with it; what the member removes is no longer shown.
  attachments uuid[] not null default '{}' check (cardinality(attachments) <= 3),
  -- The letter as far as the advisor has written it.
  draft text,
  answer text,
  followup text,
  followup_answer text,
  created_at timestamptz not null,
  asked_at timestamptz,
  -- When the answer that is waited for must be there.
  due_at timestamptz,
  answered_at timestamptz,
  followup_at timestamptz,
  followup_answered_at timestamptz,
  -- Where the letters are found among the member's activities.
  answer_activity uuid,
  followup_activity uuid
);
create index consultations_question_user on consultations_question (user_id, created_at desc);
create index consultations_question_advisor on consultations_question (advisor_id, due_at);
create index consultations_question_letter on consultations_question (answer_activity) where answer_activity is not null;
create index consultations_question_more on consultations_question (followup_activity) where followup_activity is not null;

create table consultations_question_picture (
  id uuid primary key,
  question_id uuid not null references consultations_question (id) on delete cascade,
  number integer not null check (number between 1 and 3),
  -- A JPEG that we made ourselves, sealed.
  bytes bytea not null,
  unique (question_id, number)
);
