-- Saved results. The payload is what its kind and version say (contract/activity-payloads.ts) and is never rewritten.
create table profile_activity (
  id uuid primary key,
  user_id uuid not null references account_user (id) on delete cascade,
  category text not null,
  version integer not null,
  title text not null,
  payload jsonb not null,
  -- A sensitive theme that it speaks of; kept by consent, and erased with it.
  sensitive_theme text check (sensitive_theme in ('health', 'sexuality')),
  -- SHA-256 of what it is: the same result is kept once.
  digest bytea not null,
  created_at timestamptz not null,
  -- Removed by the member; can be brought back until the retention job passes.
  deleted_at timestamptz,
  unique (user_id, digest)
);
create index profile_activity_list on profile_activity (user_id, created_at desc, id desc) where deleted_at is null;
create index profile_activity_deleted on profile_activity (deleted_at) where deleted_at is not null;

-- What the site says to a member.
create table profile_message (
  id uuid primary key,
  user_id uuid not null references account_user (id) on delete cascade,
  subject text not null,
  body text not null,
  link text,
  sent_at timestamptz not null,
  read_at timestamptz
);
create index profile_message_user on profile_message (user_id, sent_at desc, id desc);
create index profile_message_sent on profile_message (sent_at);
