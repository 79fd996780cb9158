-- What staff did, one line for each deed, in the transaction of the deed. Nobody changes a line: not the site, which has no way to, and not whoever
-- switches the triggers off, because each line carries the hash of the one before (packages/platform/audit/chain.ts).
create table audit_entry (
  number bigint primary key check (number > 0),
  at timestamptz not null,
  actor text not null check (length(actor) between 1 and 60),
  roles text[] not null,
  deed text not null check (deed ~ '^[a-z][a-z0-9.-]{0,99}$'),
  -- On whom or on what: an id, never a name or an address.
  about text check (length(about) between 1 and 100),
  reason text check (length(reason) between 1 and 1000),
  details jsonb not null,
  previous bytea not null,
  hash bytea not null unique
);
create index audit_entry_actor on audit_entry (actor, number);
create index audit_entry_about on audit_entry (about, number);
create index audit_entry_deed on audit_entry (deed, number);

create function audit_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit: % on % is refused', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger audit_entry_stays before update or delete on audit_entry for each row execute function audit_refuse_change();
create trigger audit_entry_no_truncate before truncate on audit_entry for each statement execute function audit_refuse_change();
