import { handle } from '@solelune/contract/server';
import { ledger, trial } from '../../contract.ts';
import { openDifferences } from '../figures.repo.ts';
import { isId, PAGE, pageOf } from '../page-of.ts';
import { trialNow } from '../trial.repo.ts';

export const ledgerHandler = handle(ledger, async ({ after }, { db }) => {
  const entries = db.selectFrom('ledger_entry').select(['id', 'operation', 'label', 'made_at']);
  const found = await (isId(after) ? entries.where('id', '<', after) : entries)
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const { rows, next } = pageOf(found, ({ id }) => id);
  const lines =
    rows.length === 0
      ? []
      : await db
          .selectFrom('ledger_line')
          .innerJoin('ledger_account', 'ledger_account.id', 'account_id')
          .select(['entry_id', 'owner_kind', 'name', 'currency', 'amount'])
          .where(
            'entry_id',
            'in',
            rows.map(({ id }) => id),
          )
          .orderBy('entry_id')
          .orderBy('line_number')
          .execute();
  return {
    rows: rows.map(({ made_at, ...entry }) => ({
      ...{ ...entry, made_at: made_at.toISOString() },
      lines: lines
        .filter(({ entry_id }) => entry_id === entry.id)
        .map(({ owner_kind, name, currency, amount }) => ({ account: `${owner_kind}.${name}`, currency, amount })),
    })),
    next,
  };
});

export const trialHandler = handle(trial, async (_, { db }) => ({
  balances: await trialNow(db),
  differences: (await openDifferences(db)).map(({ found_at, ...one }) => ({
    ...one,
    found_at: found_at.toISOString(),
  })),
}));
