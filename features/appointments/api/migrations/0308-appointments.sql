-- A member's appointments with an advisor. Consultations write here; the member's list reads.
create table appointments_appointment (
  id uuid primary key,
  user_id uuid not null references account_user (id) on delete cascade,
  -- The advisor as they were when it was made: the number that their status is followed by, the slug of their page, the name they go by.
  advisor_id integer not null,
  advisor_slug text not null,
  advisor_name text not null,
  advisor_picture text,
  starts_at timestamptz not null,
  duration_minutes integer not null check (duration_minutes between 1 and 600),
  kind text not null check (kind in ('phone', 'chat', 'written')),
  amount_cents integer not null check (amount_cents >= 0),
  status text not null default 'booked' check (status in ('booked', 'done', 'cancelled', 'missed')),
  created_at timestamptz not null default now()
);
create index appointments_appointment_member on appointments_appointment (user_id, starts_at desc);
