-- Corrections are reversals: rows of the ledger are never changed and never go.
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger: % on % is refused, write a reversal', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;

-- The one change an owner knows: the person is forgotten.
create function ledger_owner_may_be_forgotten() returns trigger language plpgsql as $$
begin
  if new.person_id is null and (new.id, new.kind, new.opened_at) = (old.id, old.kind, old.opened_at) then
    return new;
  end if;
  raise exception 'ledger: UPDATE on ledger_owner is refused' using errcode = 'restrict_violation';
end $$;

create trigger ledger_entry_stays before update or delete on ledger_entry for each row execute function ledger_refuse_change();
create trigger ledger_entry_no_truncate before truncate on ledger_entry for each statement execute function ledger_refuse_change();
create trigger ledger_line_stays before update or delete on ledger_line for each row execute function ledger_refuse_change();
create trigger ledger_line_no_truncate before truncate on ledger_line for each statement execute function ledger_refuse_change();
create trigger ledger_account_stays before update or delete on ledger_account for each row execute function ledger_refuse_change();
create trigger ledger_account_no_truncate before truncate on ledger_account for each statement execute function ledger_refuse_change();
create trigger ledger_owner_forgets before update on ledger_owner for each row execute function ledger_owner_may_be_forgotten();
create trigger ledger_owner_stays before delete on ledger_owner for each row execute function ledger_refuse_change();
create trigger ledger_owner_no_truncate before truncate on ledger_owner for each statement execute function ledger_refuse_change();
