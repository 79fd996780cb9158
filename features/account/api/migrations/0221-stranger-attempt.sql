-- Logins are counted for each device or visitor at an address, and for all who are not known there together.
alter table account_attempt drop constraint account_attempt_kind_check;
alter table account_attempt add constraint account_attempt_kind_check
  check (kind in ('login', 'strangers', 'signup', 'recovery', 'password', 'mail'));
