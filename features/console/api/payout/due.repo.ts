import { type Reader, readRows } from '@solelune/platform';
import { sql } from 'kysely';

export interface Due {
  account_id: string;
  name: string;
  slug: string;
  is_demo: boolean;
  /** What the month left owed, or what is still owed of it. */
  cents: number;
  shown: string | null;
}

/**
 * What each advisor is owed for everything before an instant: the balance then, or now where it is less. Read off the ends of their chains; nothing is
 * summed.
 */
export const dueBefore = (db: Reader, instant: Temporal.Instant): Promise<Due[]> =>
  readRows(
    db,
    sql<Due>`
      select advisor.account_id, advisor.name, advisor.slug, advisor.is_demo, bank.shown,
        least(then_owed.balance, now_owed.balance)::bigint as cents
      from advisors_advisor advisor
      join ledger_owner owner on owner.kind = 'advisor' and owner.person_id = advisor.account_id
      join ledger_account account on account.owner_id = owner.id and account.name = 'payable' and account.currency = 'eur'
      cross join lateral (
        select line.balance_after as balance from ledger_line line join ledger_entry entry on entry.id = line.entry_id
        where line.account_id = account.id and line.position is not null and entry.made_at < ${instant.toString()}::timestamptz
        order by line.position desc limit 1
      ) then_owed
      cross join lateral (
        select line.balance_after as balance from ledger_line line
        where line.account_id = account.id and line.position is not null order by line.position desc limit 1
      ) now_owed
      left join console_bank bank on bank.id = advisor.account_id
      where least(then_owed.balance, now_owed.balance) > 0
      order by advisor.name, advisor.account_id`,
  );
