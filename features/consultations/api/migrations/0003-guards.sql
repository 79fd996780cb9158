-- What a member allows themselves to spend on consultations, in cents; no row, or null: no limit.
create table consultations_limit (
  user_id uuid not null references account_user (id) on delete cascade,
  period text not null check (period in ('day', 'week', 'month')),
  cents integer check (cents >= 0),
  -- A raise that waits for its hour; its cents null: no limit any more.
  later_cents integer check (later_cents >= 0),
  later_at timestamptz,
  primary key (user_id, period)
);

-- Until when a member has asked not to be able to consult.
create table consultations_pause (
  user_id uuid primary key references account_user (id) on delete cascade,
  until timestamptz not null
);
