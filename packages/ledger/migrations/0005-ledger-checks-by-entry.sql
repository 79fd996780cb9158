-- The same rules, with less to look at. A foreign key locks the row that it finds: of the accounts of the house, which every payment touches, that row was
-- written again and again by everybody at once. Accounts and entries never go (0002): what is there when a transaction commits is there for ever, so the
-- checks at the commit, which look at both anyway, say it as well.
alter table ledger_line drop constraint ledger_line_account_id_fkey;
alter table ledger_line drop constraint ledger_line_entry_id_fkey;

-- Of an entry: as many lines as it announces, each on an account that is there and in a chain where that is one, and zero in every currency.
create or replace function ledger_check_entry() returns trigger language plpgsql as $$
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
