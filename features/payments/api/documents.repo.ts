import { newId, type Reader, type Writer } from '@solelune/platform';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { paymentSettings } from '../settings.ts';
import type { Deed } from './products.ts';
import './tables.ts';

type Row = Selectable<import('@solelune/platform').Tables['payments_document']>;
export interface PaymentDocument extends Omit<Row, 'series' | 'sequence'> {
  /** `R2026-000012`; null for a moment after it was written. */
  number: string | null;
  /** Of a credit note: the number of the receipt. */
  corrects_number: string | null;
}

interface Written {
  kind: 'receipt' | 'credit';
  about: string;
  amountCents: number;
  vatCents: number;
}

/** A document as it is to be written. */
export type Paper = ReturnType<typeof paperOf>;

/**
 * About a payment or a refund, to be written with it; its number comes after the commit. `receipt` is the one that a credit note corrects, where both are
 * written at once; else it is found.
 */
export function paperOf(
  { orderId, userId, state, services, at }: Deed,
  { kind, about, amountCents, vatCents }: Written,
  receipt?: { id: string },
) {
  const { company, address = null, registration = null } = services.config.brand.legal;
  const { vatNumber = null } = paymentSettings(services.config);
  const { cardCents = 0, suns = 0, sunsCents = 0 } = state.payment ?? {};
  return {
    ...{ id: newId(), order_id: orderId, kind, about, corrects: receipt?.id ?? null, written_at: at.toString() },
    ...{ amount_cents: amountCents, vat_cents: vatCents, vat_rate: state.vatRate, label: state.label, user_id: userId },
    paid_with: { cardCents, suns, sunsCents, offCents: state.offCents },
    seller: { company, address, registration, vatNumber },
  };
}

/** The statement that writes them, of one order or of many. */
export const papersStatement = (papers: readonly Paper[]): RawBuilder<unknown> =>
  sql`insert into payments_document
      (id, order_id, kind, about, corrects, written_at, amount_cents, vat_cents, vat_rate, label, paid_with, seller, customer_name)
    select id, order_id, kind, about,
      coalesce(corrects, case kind when 'credit' then
        (select id from payments_document receipt where receipt.order_id = paper.order_id and receipt.kind = 'receipt') end),
      written_at, amount_cents, vat_cents, vat_rate, label, paid_with, seller,
      (select firstname from account_user where account_user.id = paper.user_id)
    from json_to_recordset(${JSON.stringify(papers)}::json) as paper (id uuid, order_id uuid, kind text, about text, corrects uuid,
      written_at timestamptz, amount_cents bigint, vat_cents bigint, vat_rate int, label text, paid_with jsonb, seller jsonb, user_id uuid)`;

const MOST_AT_ONCE = 500;

/**
 * Gives the next numbers to all that wait for one, in the order in which they were written: one at a time for the whole site, whatever the number of
 * processes. Numbers begin anew each year, receipts and credit notes apart. Gives the orders whose papers have got one.
 */
export async function numberDocuments(tx: Writer): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('payments documents', 0))`.execute(tx);
  const waiting = await tx
    .selectFrom('payments_document')
    .select(['id', 'order_id', 'kind', 'written_at'])
    .where('sequence', 'is', null)
    .where('told_at', 'is', null)
    .orderBy('id')
    .limit(MOST_AT_ONCE)
    .execute();
  const bySeries = Map.groupBy(
    waiting,
    ({ kind, written_at }) => `${kind === 'receipt' ? 'R' : 'A'}${yearOf(written_at)}`,
  );
  for (const [series, documents] of bySeries) {
    const head = await tx
      .insertInto('payments_series')
      .values({ series, last_sequence: documents.length })
      .onConflict((conflict) =>
        conflict
          .column('series')
          .doUpdateSet({ last_sequence: sql`payments_series.last_sequence + ${documents.length}` }),
      )
      .returning('last_sequence')
      .executeTakeFirstOrThrow();
    const first = head.last_sequence - documents.length + 1;
    await sql`update payments_document set series = ${series}, sequence = given.sequence
      from unnest(${documents.map(({ id }) => id)}::uuid[], ${documents.map((_, index) => first + index)}::int[]) as given (id, sequence)
      where payments_document.id = given.id`.execute(tx);
  }
  return waiting.map(({ order_id }) => order_id);
}

/** The year of the house's own clock. */
const yearOf = (at: Date) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO('Europe/Paris').year;

const documentNumber = (series: string | null, sequence: number | null): string | null =>
  series && sequence ? `${series}-${String(sequence).padStart(6, '0')}` : null;

const documents = (db: Reader) =>
  db
    .selectFrom('payments_document as document')
    .innerJoin('payments_order as order', 'order.id', 'document.order_id')
    .leftJoin('payments_document as corrected', 'corrected.id', 'document.corrects')
    .selectAll('document')
    .select(['corrected.series as corrected_series', 'corrected.sequence as corrected_sequence']);

type Found = Row & { corrected_series: string | null; corrected_sequence: number | null };
const shaped = ({ series, sequence, corrected_series, corrected_sequence, ...row }: Found): PaymentDocument => ({
  ...row,
  number: documentNumber(series, sequence),
  corrects_number: documentNumber(corrected_series, corrected_sequence),
});

export async function findDocument(db: Reader, id: string, userId?: string): Promise<PaymentDocument | null> {
  const row = await documents(db)
    .where('document.id', '=', id)
    .$if(userId !== undefined, (query) => query.where('order.user_id', '=', userId as string))
    .executeTakeFirst();
  return row ? shaped(row) : null;
}

/** Of a member, the newest first; of one order, where told. */
export async function documentsOf(db: Reader, userId: string, orderId?: string): Promise<PaymentDocument[]> {
  const rows = await documents(db)
    .where('order.user_id', '=', userId)
    .$if(orderId !== undefined, (query) => query.where('order.id', '=', orderId as string))
    .orderBy('document.id', 'desc')
    .limit(300)
    .execute();
  return rows.map(shaped);
}

/** Those whose letter has not left, of the last days: what failed for longer wants somebody, not another try. */
export const documentsToTell = async (db: Reader, since: Temporal.Instant, limit: number): Promise<string[]> =>
  (
    await db
      .selectFrom('payments_document')
      .select('id')
      .where('told_at', 'is', null)
      .where('sequence', 'is not', null)
      .where('written_at', '>=', new Date(since.epochMilliseconds))
      .orderBy('id')
      .limit(limit)
      .execute()
  ).map(({ id }) => id);

/** True for the one who is to send its letter. */
export async function claimLetter(tx: Writer, id: string, at: Temporal.Instant): Promise<boolean> {
  const claimed = await tx
    .updateTable('payments_document')
    .set({ told_at: at.toString() })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}
