-- Corrections are reversals: rows of the ledger are never changed and never go.
create function wallet_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'wallet: % on % is refused, write a reversal', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;

-- The one change an account knows: its member is gone.
create function wallet_account_may_forget() returns trigger language plpgsql as $$
begin
  if old.user_id is not null and new.user_id is null
    and (new.id, new.kind, new.currency, new.opened_at) = (old.id, old.kind, old.currency, old.opened_at)
    and new.system_name is not distinct from old.system_name
  then
    return new;
  end if;
  raise exception 'wallet: UPDATE on wallet_account is refused' using errcode = 'restrict_violation';
end $$;

create trigger wallet_entry_stays before update or delete on wallet_entry for each row execute function wallet_refuse_change();
create trigger wallet_entry_no_truncate before truncate on wallet_entry for each statement execute function wallet_refuse_change();
create trigger wallet_line_stays before update or delete on wallet_line for each row execute function wallet_refuse_change();
create trigger wallet_line_no_truncate before truncate on wallet_line for each statement execute function wallet_refuse_change();
create trigger wallet_account_only_forgets before update on wallet_account for each row execute function wallet_account_may_forget();
create trigger wallet_account_stays before delete on wallet_account for each row execute function wallet_refuse_change();
create trigger wallet_account_no_truncate before truncate on wallet_account for each statement execute function wallet_refuse_change();
