-- When the member last came, to the day: an account that nobody uses is not kept for ever. Sessions end long before that.
alter table account_user add column last_visit_at timestamptz not null default now();
create index account_user_last_visit on account_user (last_visit_at);
