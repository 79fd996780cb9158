-- The same rules, with less to look at. A foreign key locks the row that it finds: of the accounts of the house, which every payment touches, that row was
-- written again and again by everybody at once. Accounts and entries never go (0002): what is there when a transaction commits is there for ever, so the
-- checks at the commit, which look at both anyway, say it as well.
alter table ledger_line drop constraint ledger_line_account_id_fkey;
alter table ledger_line drop constraint ledger_line_entry_id_fkey;

-- Of an entry: as many lines as it announces, each on an account that is there and in a chain where that is one, and zero in every currency.
-- Few rows of large tables, always by their keys: one plan, made once, and not one for tables that are small when it is made.
create or replace function ledger_check_entry() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare
  found_lines bigint;
  on_accounts bigint;
  well_placed boolean;
  balanced boolean;
begin
  select count(*), count(account.id), bool_and(account.chained = (line.position is not null)),
      coalesce(sum(line.amount) filter (where account.currency = 'suns'), 0) = 0
        and coalesce(sum(line.amount) filter (where account.currency = 'points'), 0) = 0
        and coalesce(sum(line.amount) filter (where account.currency = 'eur'), 0) = 0
    into found_lines, on_accounts, well_placed, balanced
    from ledger_line line left join ledger_account account on account.id = line.account_id where line.entry_id = new.id;
  if found_lines <> new.line_count then
    raise exception 'ledger: entry % announces % lines and has %', new.id, new.line_count, found_lines using errcode = 'check_violation';
  end if;
  if on_accounts <> found_lines then
    raise exception 'ledger: entry % has a line on no account', new.id using errcode = 'foreign_key_violation';
  end if;
  if not well_placed then
    raise exception 'ledger: lines have a position on chained accounts, and only there' using errcode = 'check_violation';
  end if;
  if not balanced then
    raise exception 'ledger: the lines of entry % do not sum to zero', new.id using errcode = 'check_violation';
  end if;
  if new.refunds is not null then
    perform ledger_assert_refunds(new.refunds);
  end if;
  if new.reverses is not null then
    perform ledger_assert_refunds(new.reverses);
    perform ledger_assert_opposite(new.id, new.reverses);
  end if;
  return null;
end $$;

-- Of a line: its entry has a place for it, which one that was written before has not any more; in a chain, it follows from the one before.
create or replace function ledger_check_line() returns trigger language plpgsql as $$
declare
  before_it bigint := 0;
begin
  perform from ledger_entry where id = new.entry_id and line_count >= new.line_number;
  if not found then
    raise exception 'ledger: entry % has no line %', new.entry_id, new.line_number using errcode = 'check_violation';
  end if;
  if new.position is null then
    return null;
  end if;
  if new.position > 1 then
    select balance_after into before_it from ledger_line where account_id = new.account_id and position = new.position - 1;
  end if;
  if before_it is null or before_it + new.amount <> new.balance_after then
    raise exception 'ledger: line % of account % does not follow from the one before', new.position, new.account_id
      using errcode = 'check_violation';
  end if;
  if new.balance_after < 0 then
    perform from ledger_account where id = new.account_id and may_go_below_zero;
    if not found then
      raise exception 'ledger: account % may not go below zero', new.account_id using errcode = 'check_violation';
    end if;
  end if;
  return null;
end $$;

-- Locks these people, all of them or none where one is missing, in one order; then finds the accounts of so many lines with what each held last, as it
-- stands once the locks are there: a statement that did both at once would read what stood before it had to wait. No row: somebody is missing. The
-- accounts of the house are found by their names, without its row, which only those lock who open one.
create function ledger_touch(locked_kinds text[], locked_people uuid[], kinds text[], people uuid[], names text[], currencies text[])
  returns table (owner uuid, account uuid, below_zero boolean, last_position bigint, last_balance bigint) language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare
  known bigint;
begin
  if cardinality(locked_people) = 1 then
    perform from ledger_owner one where one.kind = locked_kinds[1] and one.person_id = locked_people[1] for no key update;
    if not found then
      return;
    end if;
  elsif cardinality(locked_people) > 1 then
    select count(*) into known from unnest(locked_kinds, locked_people) as wanted (kind, person)
      join ledger_owner one on one.kind = wanted.kind and one.person_id = wanted.person;
    if known < cardinality(locked_people) then
      return;
    end if;
    perform from unnest(locked_kinds, locked_people) as wanted (kind, person)
      join ledger_owner one on one.kind = wanted.kind and one.person_id = wanted.person order by one.id for no key update of one;
  end if;
  return query select whose.id, own.id, own.may_go_below_zero, last.position, last.balance_after
    from unnest(kinds, people, names, currencies) with ordinality as wanted (kind, person, name, currency, place)
    left join ledger_owner whose on whose.kind = wanted.kind and whose.person_id = wanted.person
    left join lateral (
      select one.id, one.may_go_below_zero, one.chained from ledger_account one
        where one.owner_id = whose.id and one.name = wanted.name and one.currency = wanted.currency
      union all
      select one.id, one.may_go_below_zero, one.chained from ledger_account one
        where wanted.kind = 'house' and one.owner_kind = 'house' and one.name = wanted.name and one.currency = wanted.currency
    ) own on true
    left join lateral (
      select line.position, line.balance_after from ledger_line line where line.account_id = own.id and own.chained and line.position is not null
        order by line.position desc limit 1
    ) last on true
    order by wanted.place;
end $$;
