-- Hours that people noted. A row is a member's, or belongs to the uuid of a device whose visitor has no account yet: those wait for a login, and
-- are erased after a while (retention.ts).
create table mirror_hour_record (
  id uuid primary key,
  user_id uuid references account_user (id) on delete cascade,
  visitor_uuid uuid,
  -- The day of the person's own calendar, and what their clock showed: never an instant, which another zone would read as another hour.
  local_day text not null check (local_day ~ '^\d{4}-\d{2}-\d{2}$'),
  hour text not null check (hour ~ '^[012]\dh[0-5]\d$'),
  timezone text not null check (length(timezone) < 64),
  -- Noted in its own minute: such an hour may become the current mirror hour.
  is_live boolean not null,
  have_seen boolean not null default false,
  created_at timestamptz not null,
  check ((user_id is null) <> (visitor_uuid is null))
);

-- Once per hour and day, whatever happens at the same time.
create unique index mirror_hour_record_member on mirror_hour_record (user_id, local_day, hour) where user_id is not null;
create unique index mirror_hour_record_visitor on mirror_hour_record (visitor_uuid, local_day, hour) where visitor_uuid is not null;
create index mirror_hour_record_waiting on mirror_hour_record (created_at) where visitor_uuid is not null;
