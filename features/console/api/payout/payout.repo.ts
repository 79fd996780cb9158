import type { Services } from '@solelune/contract/server';
import { newId, type Reader, type Writer } from '@solelune/platform';
import type { Bank } from './bank.repo.ts';
import { linePayee, type PayoutRow, payoutDebtor } from './tables.ts';

type Sealing = Pick<Services, 'sealing'>;
const PAGE = 24;

interface Debtor {
  name: string;
  iban: string;
  bic: string | undefined;
}

interface NewPayout {
  month: string;
  payOn: string;
  at: Temporal.Instant;
  debtor: Debtor;
  lines: readonly { accountId: string; payee: Bank; cents: number }[];
}

/** Null when the month was paid already. */
export async function insertPayout(tx: Writer, { sealing }: Sealing, payout: NewPayout): Promise<string | null> {
  const id = newId();
  const inserted = await tx
    .insertInto('console_payout')
    .values({
      ...{ id, month: payout.month, pay_on: payout.payOn, made_at: new Date(payout.at.epochMilliseconds) },
      debtor: payoutDebtor.seal(sealing, id, JSON.stringify(payout.debtor)),
    })
    .onConflict((conflict) => conflict.column('month').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return null;
  const lines = payout.lines.map(({ accountId, payee, cents }) => {
    const line = newId();
    return {
      ...{ id: line, payout_id: id, account_id: accountId, cents },
      payee: linePayee.seal(sealing, line, JSON.stringify(payee)),
    };
  });
  await tx.insertInto('console_payout_line').values(lines).execute();
  return id;
}

/** The latest first. */
export async function payoutPage(db: Reader) {
  const rows = await db
    .selectFrom('console_payout as payout')
    .innerJoin('console_payout_line as line', 'line.payout_id', 'payout.id')
    .select(({ fn }) => [
      ...(['payout.id', 'month', 'pay_on', 'made_at'] as const),
      fn.countAll<number>().as('count'),
      fn.sum<number>('cents').as('cents'),
    ])
    .groupBy('payout.id')
    .orderBy('month', 'desc')
    .limit(PAGE)
    .execute();
  return rows.map(({ id, month, pay_on, made_at, count, cents }) => ({
    ...{ id, month, pay_on, made_at: made_at.toISOString(), count, cents: Number(cents) },
  }));
}

export const findPayout = (db: Reader, id: string): Promise<PayoutRow | undefined> =>
  db.selectFrom('console_payout').selectAll().where('id', '=', id).executeTakeFirst();

export async function payoutParts(db: Reader, { sealing }: Sealing, { id, debtor }: PayoutRow) {
  const rows = await db
    .selectFrom('console_payout_line')
    .selectAll()
    .where('payout_id', '=', id)
    .orderBy('id')
    .execute();
  return {
    debtor: JSON.parse(payoutDebtor.open(sealing, id, debtor)) as Debtor,
    lines: rows.map((row) => ({
      ...{ id: row.id, cents: row.cents, payee: JSON.parse(linePayee.open(sealing, row.id, row.payee)) as Bank },
    })),
  };
}
