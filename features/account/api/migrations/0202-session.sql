-- An open session is a row; closing it, from anywhere, deletes the row.
create table account_session (
  id uuid primary key,
  user_id uuid not null references account_user (id) on delete cascade,
  -- SHA-256 of the token: who reads this table cannot use it.
  token_hash bytea not null unique,
  -- short: the life of a browser tab; long: "remember me".
  kind text not null check (kind in ('short', 'long')),
  -- link: opened by a link in a mail, which is not enough to change the e-mail address or the password.
  strength text not null check (strength in ('full', 'link')),
  -- Coarse, such as "Firefox, Linux".
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_session_user on account_session (user_id, last_seen_at);
create index account_session_expiry on account_session (expires_at);

-- The browsers that a member has logged in from: another one is told to them by mail.
create table account_device (
  user_id uuid not null references account_user (id) on delete cascade,
  -- SHA-256 of a random key that the browser keeps.
  key_hash bytea not null,
  last_seen_at timestamptz not null,
  primary key (user_id, key_hash)
);
