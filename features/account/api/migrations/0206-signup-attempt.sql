-- Signups are counted by address too: each one is a question whether that address has an account.
alter table account_attempt drop constraint account_attempt_kind_check;
alter table account_attempt add constraint account_attempt_kind_check
  check (kind in ('login', 'signup', 'recovery', 'password', 'mail'));
