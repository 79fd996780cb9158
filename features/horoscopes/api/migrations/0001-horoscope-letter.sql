-- How a member wants to be told of the sky. That they want it at all is the topic « horoscope » of their profile: without it no row here sends anything.
create table horoscope_letter (
  user_id uuid primary key references account_user (id) on delete cascade,
  rhythm text not null check (rhythm in ('day', 'week')),
  -- Of the member's own clock.
  hour smallint not null check (hour between 0 and 23),
  zone text not null check (length(zone) < 64),
  -- Null: the sky of all, until they choose.
  sign text,
  -- What the link in a letter shows: it stops them, and does nothing else.
  stop_key text not null unique,
  agreed_at timestamptz not null,
  next_at timestamptz not null,
  -- The day of their calendar that was told last: no day is told twice, whatever is changed meanwhile.
  told_day text
);
create index horoscope_letter_due on horoscope_letter (next_at);
