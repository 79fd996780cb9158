import { type Reader, readRows } from '@solelune/platform';
import { sql } from 'kysely';

/**
 * Recounts the whole ledger and gives what is wrong, in words; an empty list is a sound ledger. The database refuses each of these when
 * it is written: this is for after a restored backup, a move, or a bad disk.
 */
export async function auditLedger(db: Reader): Promise<string[]> {
  const rows = await readRows(
    db,
    sql<{ problem: string }>`
    select 'entry ' || entry.id || ' does not sum to zero in ' || account.currency as problem
      from wallet_entry entry join wallet_line line on line.entry_id = entry.id
      join wallet_account account on account.id = line.account_id
      group by entry.id, account.currency having sum(line.amount) <> 0
    union all
    select 'entry ' || entry.id || ' has ' || count(line.entry_id) || ' lines instead of ' || entry.line_count
      from wallet_entry entry left join wallet_line line on line.entry_id = entry.id
      group by entry.id having count(line.entry_id) <> entry.line_count
    union all
    select 'account ' || account.id || ' breaks at position ' || line.position
      from (
        select account_id, position, balance_after,
          sum(amount) over (partition by account_id order by position) as summed,
          row_number() over (partition by account_id order by position) as place
        from wallet_line where position is not null
      ) line join wallet_account account on account.id = line.account_id
      where line.summed <> line.balance_after or line.place <> line.position or line.balance_after < 0
    union all
    select 'the accounts in ' || account.currency || ' sum to ' || sum(line.amount)
      from wallet_line line join wallet_account account on account.id = line.account_id
      group by account.currency having sum(line.amount) <> 0
  `,
  );
  return rows.map(({ problem }) => problem);
}
