-- How often something was tried for one address, whether an account has it or not.
create table account_attempt (
  kind text not null check (kind in ('login', 'recovery', 'password', 'mail')),
  -- HMAC of the address (or of the member's id) with the session secret: the table names nobody.
  subject bytea not null,
  count integer not null,
  last_at timestamptz not null,
  primary key (kind, subject)
);
create index account_attempt_last on account_attempt (last_at);
