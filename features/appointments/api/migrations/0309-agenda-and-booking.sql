-- When an advisor receives, in hours of their own clock (advisors_advisor.time_zone). Read and written whole.
create table appointments_agenda (
  advisor_id integer primary key references advisors_advisor (id) on delete cascade,
  -- [{ "weekday": 1, "from": 540, "to": 720 }]: Monday, from nine to noon, in minutes from midnight.
  weekly jsonb not null,
  -- [{ "date": "2026-12-24", "hours": [] }]: instead of the weekday's.
  exceptions jsonb not null default '[]',
  works_on_holidays boolean not null default false,
  buffer_minutes integer not null default 10 check (buffer_minutes between 0 and 120),
  notice_minutes integer not null default 120 check (notice_minutes between 0 and 10080),
  horizon_days integer not null default 60 check (horizon_days between 1 and 180)
);

-- held: chosen, not yet paid, until held_until. released: never paid. The member sees neither.
alter table appointments_appointment
  drop constraint appointments_appointment_status_check,
  add constraint appointments_appointment_status_check
    check (status in ('held', 'released', 'booked', 'done', 'cancelled', 'missed')),
  -- The end, and the advisor's rest after it.
  add column busy_until timestamptz,
  add column held_until timestamptz,
  add column order_id uuid,
  -- The member's clock when it was made: letters say the hour on it.
  add column member_zone text not null default 'Europe/Paris',
  add column advisor_zone text not null default 'Europe/Paris',
  -- Of its calendar event: raised by each change.
  add column sequence integer not null default 0,
  add column cancelled_by text check (cancelled_by in ('member', 'advisor', 'house')),
  -- After a cancellation: what becomes of the money. due: the member chooses.
  add column refund text check (refund in ('due', 'suns', 'card')),
  add column day_reminder_at timestamptz,
  add column hour_reminder_at timestamptz,
  -- Shown as it is today: an address that was kept would die with the drawing it names.
  drop column advisor_picture;

update appointments_appointment set busy_until = starts_at + make_interval(mins => duration_minutes);

alter table appointments_appointment
  alter column busy_until set not null,
  add constraint appointments_appointment_rest_check check (busy_until > starts_at),
  add constraint appointments_appointment_held_check check (status <> 'held' or held_until is not null),
  -- Two people cannot both have it. Ranges on both sides: equality in a GiST index would want an extension that not every PostgreSQL has.
  add constraint appointments_appointment_alone
    exclude using gist (int4range(advisor_id, advisor_id, '[]') with &&, tstzrange(starts_at, busy_until) with &&)
    where (status in ('held', 'booked'));

-- One at a time: nobody empties an agenda by holding all of it.
create unique index appointments_appointment_one_hold on appointments_appointment (user_id) where status = 'held';
create index appointments_appointment_advisor on appointments_appointment (advisor_id, starts_at);
create index appointments_appointment_order on appointments_appointment (order_id) where order_id is not null;

-- Another time, proposed by one side and answered by the other.
create table appointments_proposal (
  id uuid primary key,
  appointment_id uuid not null references appointments_appointment (id) on delete cascade,
  made_by text not null check (made_by in ('member', 'advisor')),
  starts_at timestamptz not null,
  made_at timestamptz not null,
  outcome text check (outcome in ('accepted', 'declined', 'withdrawn'))
);
create unique index appointments_proposal_open on appointments_proposal (appointment_id) where outcome is null;
