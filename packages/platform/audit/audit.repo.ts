import { type ColumnType, type Selectable, sql } from 'kysely';
import type { Reader, Writer } from '../database/database.ts';
import { type AuditDeed, type AuditLine, BEGINNING, faultOf, hashOf } from './chain.ts';

interface AuditTable {
  number: number;
  at: ColumnType<Date, Date, never>;
  actor: string;
  roles: string[];
  deed: string;
  about: string | null;
  reason: string | null;
  details: ColumnType<AuditDeed['details'], string, never>;
  previous: Buffer;
  hash: Buffer;
}

declare module '../database/tables.ts' {
  interface Tables {
    audit_entry: AuditTable;
  }
}

/** Any number, the same in every process. */
const LOCK_KEY = 7_315_202_612;

/**
 * Writes the line of a deed, in the deed's own transaction, as the last thing it does: from here to the commit the writers of lines wait for one
 * another, and nobody else does.
 */
export async function appendAudit(tx: Writer, deed: AuditDeed, now: Temporal.Instant): Promise<number> {
  await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(tx);
  // A statement of its own, after the lock: it sees what whoever held it before has committed.
  const last = await tx
    .selectFrom('audit_entry')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const line = {
    ...deed,
    number: (last?.number ?? 0) + 1,
    at: new Date(now.epochMilliseconds),
    previous: last?.hash ?? BEGINNING,
  };
  const { roles, details, ...words } = line;
  await tx
    .insertInto('audit_entry')
    .values({ ...words, roles: [...roles], details: JSON.stringify(details), hash: hashOf(line) })
    .execute();
  return line.number;
}

const BATCH = 5000;

/** Every line from the first, in order, a batch at a time. */
export async function* auditLines(db: Reader, after = 0): AsyncGenerator<AuditLine> {
  for (let last = after; ; ) {
    const rows = await db
      .selectFrom('audit_entry')
      .selectAll()
      .where('number', '>', last)
      .orderBy('number')
      .limit(BATCH)
      .execute();
    yield* rows;
    if (rows.length < BATCH) return;
    last = (rows.at(-1) as Selectable<AuditTable>).number;
  }
}

export interface AuditVerdict {
  lines: number;
  /** The hash of the last line: kept elsewhere, it shows later that nothing was cut off the end. */
  seal: string;
  fault: { number: number; kind: 'missing' | 'changed' | 'cut' } | null;
}

/** Reads the whole chain; `witness` is what an earlier check said, and must still stand in it. */
export async function verifyAudit(db: Reader, witness?: { number: number; seal: string }): Promise<AuditVerdict> {
  let before: Pick<AuditLine, 'number' | 'hash'> = { number: 0, hash: BEGINNING };
  const verdict = (fault: AuditVerdict['fault']) => ({
    lines: before.number,
    seal: before.hash.toString('hex'),
    fault,
  });
  for await (const line of auditLines(db)) {
    const kind = faultOf(line, before);
    if (kind) return verdict({ number: kind === 'missing' ? before.number + 1 : line.number, kind });
    before = line;
    if (witness?.number === line.number && witness.seal !== line.hash.toString('hex'))
      return verdict({ number: line.number, kind: 'changed' });
  }
  return verdict(witness && witness.number > before.number ? { number: before.number + 1, kind: 'cut' } : null);
}
