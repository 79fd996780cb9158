-- Why our mails come back, as the banner tells it; the boolean could only say that they do.
alter table account_user drop column smtp_error;
alter table account_user add column smtp_error text check (smtp_error in ('refused', 'unknown_address', 'mailbox_full'));
-- The proof that the terms of use were accepted.
alter table account_user add column terms_accepted_at timestamptz;
-- The pattern of the address that the person signed up from, without anything typed in it.
alter table account_user add column signup_path text;
create index account_user_deletion_due on account_user (deletion_due_at) where deletion_due_at is not null;
