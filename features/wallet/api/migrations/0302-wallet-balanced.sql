-- Checked when the transaction commits, when all lines of its entries are there.

create function wallet_assert_balanced(checked_entry uuid) returns void language plpgsql as $$
declare
  expected integer;
  found_lines integer;
begin
  select line_count into expected from wallet_entry where id = checked_entry;
  select count(*) into found_lines from wallet_line where entry_id = checked_entry;
  if expected is distinct from found_lines then
    raise exception 'wallet: entry % announces % lines and has %', checked_entry, expected, found_lines
      using errcode = 'check_violation';
  end if;
  perform 1 from wallet_line join wallet_account on wallet_account.id = wallet_line.account_id
    where entry_id = checked_entry group by currency having sum(amount) <> 0;
  if found then
    raise exception 'wallet: the lines of entry % do not sum to zero', checked_entry using errcode = 'check_violation';
  end if;
end $$;

create function wallet_check_entry() returns trigger language plpgsql as $$
begin
  perform wallet_assert_balanced(new.id);
  return null;
end $$;

create function wallet_check_line() returns trigger language plpgsql as $$
declare
  owner text;
  before_it bigint;
begin
  perform wallet_assert_balanced(new.entry_id);
  select kind into owner from wallet_account where id = new.account_id;
  if (owner = 'member') <> (new.position is not null) then
    raise exception 'wallet: only lines of members have a position' using errcode = 'check_violation';
  end if;
  if new.position is null then
    return null;
  end if;
  if new.position = 1 then
    before_it := 0;
  else
    select balance_after into before_it from wallet_line where account_id = new.account_id and position = new.position - 1;
  end if;
  if before_it is null or before_it + new.amount <> new.balance_after then
    raise exception 'wallet: line % of account % does not follow from the one before', new.position, new.account_id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger wallet_entry_balanced after insert on wallet_entry
  deferrable initially deferred for each row execute function wallet_check_entry();
create constraint trigger wallet_line_follows after insert on wallet_line
  deferrable initially deferred for each row execute function wallet_check_line();
