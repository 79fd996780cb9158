-- A consultation: whose it is, on which terms, and where its log has come to. What happened is consultations_event's to say; the rest is for finding it.
create table consultations_consultation (
  id uuid primary key,
  -- Null once the account is erased.
  member_id uuid references account_user (id) on delete set null,
  advisor_id integer not null references advisors_advisor (id),
  way text not null check (way in ('chat', 'call', 'phone')),
  cents_per_minute integer not null check (cents_per_minute > 0),
  cap_seconds integer not null check (cap_seconds > 0),
  -- none: chosen, not paid for yet.
  phase text not null default 'none',
  -- The hold that opened it.
  order_id uuid,
  created_at timestamptz not null,
  requested_at timestamptz,
  ended_at timestamptz,
  settled_cents integer,
  -- The last proof of each side, and until when each is writing.
  member_seen_at timestamptz,
  advisor_seen_at timestamptz,
  member_typing_until timestamptz,
  advisor_typing_until timestamptz,
  -- The number of the last message that reached each, and that each has read.
  member_delivered integer not null default 0,
  advisor_delivered integer not null default 0,
  member_read integer not null default 0,
  advisor_read integer not null default 0,
  last_message integer not null default 0,
  log_length integer not null default 0,
  -- When something happens by itself: whoever comes first takes the row and does it.
  deadline_at timestamptz,
  -- Written by the advisor afterwards, sealed.
  summary text
);
create index consultations_deadline on consultations_consultation (deadline_at) where deadline_at is not null;
create index consultations_member on consultations_consultation (member_id, created_at desc) where member_id is not null;
create index consultations_advisor on consultations_consultation (advisor_id, created_at desc);

create table consultations_event (
  consultation_id uuid not null references consultations_consultation (id),
  number integer not null check (number >= 1),
  at timestamptz not null,
  kind text not null check (kind ~ '^[a-z][A-Za-z]{0,39}$'),
  data jsonb not null,
  primary key (consultation_id, number)
);
create function consultations_log_stays() returns trigger language plpgsql as $$
begin
  raise exception 'The log of a consultation is never changed';
end $$;
create trigger consultations_log_stays before update or delete on consultations_event
  for each row execute function consultations_log_stays();

-- What holds its price: the order that opened it, and one for each time that was added.
create table consultations_hold (
  consultation_id uuid not null references consultations_consultation (id),
  number integer not null check (number >= 0),
  order_id uuid unique,
  seconds integer not null check (seconds > 0),
  cents integer not null check (cents > 0),
  -- asked: not paid yet. held: the money is there. closed: taken, or let go.
  state text not null default 'asked' check (state in ('asked', 'held', 'closed')),
  primary key (consultation_id, number)
);

-- What was said. The author's own id makes one of what is sent twice; the number is the room's.
create table consultations_message (
  id uuid primary key,
  consultation_id uuid not null references consultations_consultation (id),
  number integer not null check (number >= 1),
  side text not null check (side in ('member', 'advisor')),
  author_key text not null,
  -- Sealed; null once erased, and of a picture without words.
  body text,
  has_picture boolean not null default false,
  sent_at timestamptz not null,
  unique (consultation_id, number),
  unique (consultation_id, side, author_key)
);

-- The picture of a message, sealed like its words.
create table consultations_picture (
  id uuid primary key references consultations_message (id) on delete cascade,
  bytes bytea not null
);
