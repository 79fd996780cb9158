-- What shuffled a spread of a shared table: sealed, and told to both once every card lies open. The rest of a table is its log.
create table consultations_draw (
  id uuid primary key,
  consultation_id uuid not null references consultations_consultation (id) on delete cascade,
  -- The piece of the table that it is.
  item integer not null check (item >= 1),
  server_seed text not null,
  unique (consultation_id, item)
);

-- An advisor's own words about a consultation, sealed: nobody else's to read.
create table consultations_note (
  id uuid primary key,
  consultation_id uuid not null unique references consultations_consultation (id) on delete cascade,
  body text not null,
  saved_at timestamptz not null
);
