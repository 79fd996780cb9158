import { type Reader, readRows } from '@solelune/platform';
import { sql } from 'kysely';

/**
 * Recounts the whole ledger and gives what is wrong, in words; an empty list is a sound ledger. The database refuses each of these when
 * it is written: this is for after a restored backup, a move, or a bad disk.
 */
export async function auditLedger(db: Reader): Promise<string[]> {
  const found = await readRows(db, problems);
  return found.map(({ problem }) => problem);
}

const problems = sql<{ problem: string }>`
  select 'entry ' || entry.id || ' does not sum to zero in ' || account.currency as problem
    from ledger_entry entry join ledger_line line on line.entry_id = entry.id
    join ledger_account account on account.id = line.account_id
    group by entry.id, account.currency having sum(line.amount) <> 0
  union all
  select 'entry ' || entry.id || ' has ' || count(line.entry_id) || ' lines instead of ' || entry.line_count
    from ledger_entry entry left join ledger_line line on line.entry_id = entry.id
    group by entry.id having count(line.entry_id) <> entry.line_count
  union all
  select 'entry ' || line.entry_id || ' is missing, or the account of its line ' || line.line_number
    from ledger_line line left join ledger_entry entry on entry.id = line.entry_id left join ledger_account account on account.id = line.account_id
    where entry.id is null or account.id is null
  union all
  select 'entry ' || entry.id || ' was refunded beyond what it was'
    from ledger_entry entry join ledger_entry refund on refund.refunds = entry.id
    left join ledger_entry undone on undone.reverses = entry.id
    where not exists (select from ledger_entry undoing where undoing.reverses = refund.id)
    group by entry.id, undone.id
    having sum(refund.refunds_amount) > case when undone.id is null then coalesce(entry.refundable_amount, 0) else 0 end
  union all
  select distinct 'entry ' || reversal.id || ' is not the opposite of what it reverses'
    from ledger_entry reversal
    cross join lateral (
      select account_id, sum(amount) as left_over from ledger_line
        where entry_id in (reversal.id, reversal.reverses) group by account_id
    ) both_of_them
    where reversal.reverses is not null and both_of_them.left_over <> 0
  union all
  select 'account ' || account.id || ' breaks at position ' || line.position
    from (
      select account_id, position, balance_after,
        sum(amount) over (partition by account_id order by position) as summed,
        row_number() over (partition by account_id order by position) as place
      from ledger_line where position is not null
    ) line join ledger_account account on account.id = line.account_id
    where line.summed <> line.balance_after or line.place <> line.position
      or (line.balance_after < 0 and not account.may_go_below_zero)
  union all
  select 'account ' || account.id || ' has a line that is ' || case when account.chained then 'not ' else '' end || 'in a chain'
    from ledger_account account join ledger_line line on line.account_id = account.id
    where account.chained <> (line.position is not null)
  union all
  select 'the accounts in ' || account.currency || ' sum to ' || sum(line.amount)
    from ledger_line line join ledger_account account on account.id = line.account_id
    group by account.currency having sum(line.amount) <> 0
`;
