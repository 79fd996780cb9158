import type { Services } from '@solelune/contract/server';
import type { Reader, Writer } from '@solelune/platform';
import { maskedIban } from '../../engine/iban.ts';
import { bankHolder, bankIban } from './tables.ts';

type Sealing = Pick<Services, 'sealing'>;

export interface Bank {
  holder: string;
  iban: string;
}

/** What its own advisor sees of it. */
export async function shownBank(db: Reader, { sealing }: Sealing, accountId: string) {
  const row = await db.selectFrom('console_bank').selectAll().where('id', '=', accountId).executeTakeFirst();
  if (!row) return null;
  const holder = bankHolder.open(sealing, accountId, row.holder);
  return { holder, shown: row.shown, changed_at: row.changed_at.toISOString() };
}

export async function keepBank(
  tx: Writer,
  { sealing }: Sealing,
  accountId: string,
  { holder, iban, at }: Bank & { at: Temporal.Instant },
): Promise<void> {
  const row = {
    holder: bankHolder.seal(sealing, accountId, holder),
    iban: bankIban.seal(sealing, accountId, iban),
    ...{ shown: maskedIban(iban), changed_at: new Date(at.epochMilliseconds) },
  };
  await tx
    .insertInto('console_bank')
    .values({ id: accountId, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Of those that have one, by their account in the ledger. */
export async function banksOf(db: Reader, { sealing }: Sealing, ids: readonly string[]): Promise<Map<string, Bank>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('console_bank')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ id, holder, iban }) => [
      ...([id, { holder: bankHolder.open(sealing, id, holder), iban: bankIban.open(sealing, id, iban) }] as const),
    ]),
  );
}
