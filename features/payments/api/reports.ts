import { type AccountStatement, statementOf } from '@solelune/ledger';
import { advisor } from '@solelune/ledger/engine';
import type { Reader } from '@solelune/platform';

/** What an advisor earned in a month of the house's own clock (`2026-11`): what was owed before it, each line, and what is owed after it. */
export function advisorMonth(db: Reader, advisorId: string, month: string): Promise<AccountStatement[]> {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 }).toZonedDateTime('Europe/Paris');
  return statementOf(db, advisor(advisorId), { from: first.toInstant(), until: first.add({ months: 1 }).toInstant() });
}
