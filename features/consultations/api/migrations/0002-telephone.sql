-- The telephone on which somebody is rung, member or advisor; sealed. `id` is whose it is.
create table consultations_phone (
  id uuid primary key references account_user (id) on delete cascade,
  number text not null,
  chosen_at timestamptz not null
);

-- A call by telephone: two legs, the advisor's first. The provider's numbers for them, never the telephones' own.
create table consultations_phone_call (
  consultation_id uuid primary key references consultations_consultation (id),
  asked_at timestamptz not null,
  advisor_state text not null default 'waiting',
  member_state text not null default 'waiting',
  -- Claimed before the provider is asked: a process that dies between rings nobody twice.
  advisor_claimed_at timestamptz,
  member_claimed_at timestamptz,
  advisor_sid text unique,
  member_sid text unique,
  -- Both are off the line, and nothing more is to be looked after.
  over_at timestamptz
);
create index consultations_phone_live on consultations_phone_call (asked_at) where over_at is null;
