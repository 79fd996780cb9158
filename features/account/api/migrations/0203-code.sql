-- Codes sent by mail: single use, short-lived, kept as SHA-256.
create table account_code (
  code_hash bytea primary key,
  user_id uuid not null references account_user (id) on delete cascade,
  purpose text not null check (purpose in ('recovery', 'verify-email', 'change-email', 'cancel-deletion')),
  -- The address that the code proves; for change-email, the new one.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_code_user on account_code (user_id, purpose);

-- Keys of the links in our mails that open a session (32 hexadecimal characters, kept as SHA-256).
create table account_autologin (
  key_hash bytea primary key,
  user_id uuid not null references account_user (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_autologin_user on account_autologin (user_id);
