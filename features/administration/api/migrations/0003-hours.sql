-- What happened in each hour that is over, counted once: no plot counts what the site sold in a year. The last days are counted again
-- each hour (a letter may still be given up), what is older stays.
create table administration_hour (
  hour timestamptz not null,
  kind text not null,
  count bigint not null,
  cents bigint not null,
  primary key (hour, kind)
);
-- The same by the days of France, so that the plot of a year reads some hundred rows of each kind.
create table administration_day (
  day date not null,
  kind text not null,
  count bigint not null,
  cents bigint not null,
  primary key (day, kind)
);
-- Up to which hour it is counted. One row, or none.
create table administration_hour_moment (
  singleton boolean primary key default true check (singleton),
  before timestamptz not null
);
-- short: an index each, made once.
create index consultations_consultation_ended on consultations_consultation (ended_at) where settled_cents is not null;
-- short: as above.
create index consultations_question_asked on consultations_question (asked_at) where asked_at is not null;
