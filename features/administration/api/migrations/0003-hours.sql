-- What happened in each hour that is over, counted once: the plots of a year read some thousand rows, whatever the site sold. The last days are counted again
-- each hour (a letter may still be given up), what is older stays.
create table administration_hour (
  hour timestamptz not null,
  kind text not null,
  count bigint not null,
  cents bigint not null,
  primary key (hour, kind)
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
