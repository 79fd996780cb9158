import { type Reader, readRows } from '@solelune/platform';
import { sql } from 'kysely';

export interface Due {
  account_id: string;
  name: string;
  slug: string;
  is_demo: boolean;
  /** What is still owed of it. */
  cents: number;
  shown: string | null;
}

/**
 * What each advisor is still owed of everything before an instant: the balance then, less what was taken since; what came since is another month's. Read
 * off their chains: no whole account is summed.
 */
export const dueBefore = (db: Reader, instant: Temporal.Instant): Promise<Due[]> =>
  readRows(
    db,
    sql<Due>`
      select advisor.account_id, advisor.name, advisor.slug, advisor.is_demo, bank.shown,
        (then_owed.balance + since.taken)::bigint as cents
      from advisors_advisor advisor
      join ledger_owner owner on owner.kind = 'advisor' and owner.person_id = advisor.account_id
      join ledger_account account on account.owner_id = owner.id and account.name = 'payable' and account.currency = 'eur'
      cross join lateral (
        select line.balance_after as balance, line.position from ledger_line line join ledger_entry entry on entry.id = line.entry_id
        where line.account_id = account.id and line.position is not null and entry.made_at < ${instant.toString()}::timestamptz
        order by line.position desc limit 1
      ) then_owed
      cross join lateral (
        select coalesce(sum(line.amount), 0) as taken from ledger_line line
        where line.account_id = account.id and line.position > then_owed.position and line.amount < 0
      ) since
      left join console_bank bank on bank.id = advisor.account_id
      where then_owed.balance + since.taken > 0
      order by advisor.name, advisor.account_id`,
  );
