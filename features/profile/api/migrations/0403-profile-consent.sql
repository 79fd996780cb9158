-- Every decision about a sensitive theme, one row each, never changed: the latest one counts, the others prove what held before.
create table profile_consent (
  id uuid primary key,
  user_id uuid not null references account_user (id) on delete cascade,
  theme text not null check (theme in ('health', 'sexuality')),
  granted boolean not null,
  -- Which wording of the question was answered.
  text_version integer not null,
  made_at timestamptz not null
);
create index profile_consent_user on profile_consent (user_id, theme, made_at desc, id desc);
