-- What other houses tell us, by the number they gave it: told twice, it is here once. Only names of things are kept, never what was said of
-- a person; who applies it asks the teller how things stand.
create table webhook_inbox (
  source text not null check (source ~ '^[a-z][a-z0-9-]{0,39}$'),
  event_id text not null check (length(event_id) between 1 and 200),
  kind text not null check (length(kind) between 1 and 100),
  about jsonb not null,
  received_at timestamptz not null,
  applied_at timestamptz,
  primary key (source, event_id)
);
create index webhook_inbox_received on webhook_inbox (received_at);
