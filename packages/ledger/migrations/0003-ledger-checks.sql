-- Checked when the transaction commits, when all lines of its entries are there. Each check looks at what stands at that moment, not at
-- the order in which it came: so a whole ledger can be copied in one transaction and is judged alike.

-- What was given back of an entry, refunds that were reversed left out, is at most what was refundable; of a reversed entry, nothing.
create function ledger_assert_refunds(refunded uuid) returns void language plpgsql as $$
declare
  given_back numeric;
  most bigint;
begin
  select coalesce(sum(refund.refunds_amount), 0) into given_back from ledger_entry refund
    where refund.refunds = refunded and not exists (select from ledger_entry undone where undone.reverses = refund.id);
  select case when exists (select from ledger_entry undone where undone.reverses = refunded) then 0
    else coalesce(refundable_amount, 0) end into most from ledger_entry where id = refunded;
  if given_back > most then
    raise exception 'ledger: % were given back of entry %, of at most %', given_back, refunded, most using errcode = 'check_violation';
  end if;
end $$;

create function ledger_assert_opposite(reversal uuid, reversed uuid) returns void language plpgsql as $$
begin
  perform from (select account_id, amount from ledger_line where entry_id = reversal) one
    full join (select account_id, amount from ledger_line where entry_id = reversed) other using (account_id)
    where one.amount + other.amount is distinct from 0;
  if found then
    raise exception 'ledger: entry % is not the opposite of entry %', reversal, reversed using errcode = 'check_violation';
  end if;
end $$;

create function ledger_check_entry() returns trigger language plpgsql as $$
declare
  found_lines bigint;
begin
  select count(*) into found_lines from ledger_line where entry_id = new.id;
  if found_lines <> new.line_count then
    raise exception 'ledger: entry % announces % lines and has %', new.id, new.line_count, found_lines using errcode = 'check_violation';
  end if;
  perform from ledger_line join ledger_account on ledger_account.id = ledger_line.account_id
    where entry_id = new.id group by currency having sum(amount) <> 0;
  if found then
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

create function ledger_check_line() returns trigger language plpgsql as $$
declare
  account ledger_account;
  before_it bigint := 0;
begin
  -- An entry that has its lines 1 to n has no number left for another: one look is enough, however many lines there are.
  perform from ledger_entry where id = new.entry_id and line_count >= new.line_number;
  if not found then
    raise exception 'ledger: entry % has no line %', new.entry_id, new.line_number using errcode = 'check_violation';
  end if;
  select * into account from ledger_account where id = new.account_id;
  if account.chained <> (new.position is not null) then
    raise exception 'ledger: lines have a position on chained accounts, and only there' using errcode = 'check_violation';
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
  if new.balance_after < 0 and not account.may_go_below_zero then
    raise exception 'ledger: account % may not go below zero', new.account_id using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger ledger_entry_is_sound after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_check_entry();
create constraint trigger ledger_line_follows after insert on ledger_line
  deferrable initially deferred for each row execute function ledger_check_line();
