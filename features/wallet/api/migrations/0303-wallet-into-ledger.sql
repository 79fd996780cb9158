-- The wallet's own ledger becomes part of the one of packages/ledger: every account, entry and line as it was, with its id, key, fingerprint,
-- place and time. The ledger checks them all when this commits, as if they were new. Where there was nothing, nothing is written.

-- One owner per member. Accounts whose member is gone can no longer be told to be of one person: each has a nameless owner of its own.
insert into ledger_owner (id, kind, person_id, opened_at)
  select gen_random_uuid(), 'member', user_id, min(opened_at) from wallet_account where user_id is not null group by user_id
  union all
  select id, 'member', null, opened_at from wallet_account where kind = 'member' and user_id is null
  union all
  select gen_random_uuid(), 'house', null, min(opened_at) from wallet_account where kind = 'system' having count(*) > 0;

insert into ledger_account (id, owner_id, owner_kind, name, currency, may_go_below_zero, chained, opened_at)
  select account.id, owner.id, 'member', 'available', account.currency, false, true, account.opened_at
    from wallet_account account join ledger_owner owner on owner.kind = 'member' and owner.person_id = account.user_id
  union all
  select id, id, 'member', 'available', currency, false, true, opened_at from wallet_account where kind = 'member' and user_id is null
  union all
  select account.id, owner.id, 'house', account.system_name, account.currency, true, false, account.opened_at
    from wallet_account account join ledger_owner owner on owner.kind = 'house' where account.kind = 'system';

-- A spend could be refunded to the last unit, nothing else could; a refund gave back what the member received.
insert into ledger_entry (id, key, fingerprint, operation, label, detail, refundable_amount, refundable_currency, refunds, refunds_amount,
    reverses, line_count, made_at)
  select entry.id, key, fingerprint, operation, label, detail,
    case operation when 'spend' then -own.amount end, case operation when 'spend' then own.currency end,
    refunds, case operation when 'refund' then own.amount end, reverses, line_count, made_at
  from wallet_entry entry left join lateral (
    select amount, currency from wallet_line line join wallet_account account on account.id = line.account_id
      where line.entry_id = entry.id and account.kind = 'member' order by line_number limit 1
  ) own on true;

insert into ledger_line (entry_id, line_number, account_id, amount, position, balance_after)
  select entry_id, line_number, account_id, amount, position, balance_after from wallet_line;

-- Entries stay for the coupons that refer to them (features/loyalty): its next migration, which runs after this one, turns these to the ledger and
-- clears the table away.
drop trigger wallet_entry_balanced on wallet_entry;
drop table wallet_line, wallet_account;
drop function wallet_account_may_forget, wallet_check_entry, wallet_check_line, wallet_assert_balanced;
