-- A session whose holder proved the second factor: roles count in such a session alone, and it ends twelve hours after it began.
alter table account_session add column proved_at timestamptz;

-- The second factor of who works here.
create table account_factor (
  id uuid primary key,
  user_id uuid not null unique references account_user (id) on delete cascade,
  -- Sealed: whoever reads this table cannot make codes.
  secret text not null,
  -- The thirty seconds whose code was used last: a code opens once.
  last_step bigint not null,
  since timestamptz not null
);

-- For who has lost their telephone: each opens once.
create table account_recovery_code (
  user_id uuid not null references account_user (id) on delete cascade,
  -- SHA-256 of the code, which is long enough for that.
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- Who was asked to work here and has not come yet. A newer one for the same address takes its place.
create table account_invitation (
  id uuid primary key,
  code_hash bytea not null unique,
  email text not null unique,
  firstname text not null check (length(firstname) between 1 and 60),
  roles text[] not null check (
    cardinality(roles) >= 1 and roles <@ array['advisor', 'support', 'editor', 'finance', 'administrator']
  ),
  -- The second factor that it will bring, sealed: made once the invitation is opened, and the same however often it is.
  secret text,
  invited_by uuid references account_user (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- Few of many: the list of who works here does not read all members.
-- short: one pass over the members, once, for a handful of rows.
create index account_user_staff on account_user (firstname) where roles <> '{}';
