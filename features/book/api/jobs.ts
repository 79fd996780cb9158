import { randomBytes } from 'node:crypto';
import { Failure, type FeatureParts } from '@solelune/contract/server';
import { sendLetter } from '@solelune/letters';
import { lockOwnOrder } from '@solelune/payments/api';
import { defineJob, type Job, type JobRun, type Reader, type Writer } from '@solelune/platform';
import { BOOK_ZONE } from '../composition/given.ts';
import { bookFailed, bookGift, bookReady, giftSent } from '../mail/letters.ts';
import { bookSettings } from '../settings.ts';
import { findBook, lockBook } from './book.repo.ts';
import { giftMoment, keepAmongActivities, refundWhole } from './commands.ts';
import { digestOf } from './handlers/gifts.ts';
import { forgetFileJob, makeBookJob, sendGiftJob } from './job-inputs.ts';
import { makeBook } from './making/in-processes.ts';
import { birthField, dedicationField, giftEmailField } from './sealed.ts';
import type { BookRow } from './tables.ts';
import { STAGES } from './typeset/stages.ts';

/** Three attempts; what a killed server began is begun again by another. */
const THRICE = { limit: 2, delaySeconds: 15, delayMaxSeconds: 120 };
const PATIENT = { limit: 16, delaySeconds: 30, delayMaxSeconds: 4 * 3600 };

export const bookJobs = (parts: FeatureParts): Job[] => [
  defineJob({
    ...makeBookJob,
    retry: THRICE,
    timeLimitSeconds: 300,
    run: ({ id }, run) => make(parts, id, run),
  }) as Job,
  defineJob({ ...sendGiftJob, retry: PATIENT, run: ({ id }) => sendGift(parts, id) }) as Job,
  defineJob({ ...forgetFileJob, run: ({ key }) => parts.services.files.delete(key) }) as Job,
];

async function make(parts: FeatureParts, id: string, run: JobRun): Promise<void> {
  const { transaction, services, now } = parts;
  const begun = await transaction((tx) => begin(tx, id));
  if (!begun) return;
  const tell = (stage: (typeof STAGES)[number]) =>
    void run.progress(STAGES.indexOf(stage) / STAGES.length, stage).catch(() => {});
  try {
    const at = now();
    const { pdf } = await makeBook(
      {
        birth: { infos: birthField.open(services.sealing, id, begun.birth) },
        firstYear: begun.first_year,
        dedication: begun.dedication ? dedicationField.open(services.sealing, id, begun.dedication) : '',
        brand: services.config.brand.name,
        ...{ now: at.toString(), madeOn: at.toZonedDateTimeISO(BOOK_ZONE).toPlainDate().toString() },
      },
      { signal: run.signal, tell, nice: bookSettings(services.config).nice },
    );
    const key = `books/${randomBytes(24).toString('hex')}.pdf`;
    await services.files.put(key, pdf, { contentType: 'application/pdf' });
    await transaction((tx) => finish(tx, parts, begun, { key, bytes: pdf.length }));
  } catch (error) {
    if (run.signal.aborted || !run.lastAttempt) {
      await transaction((tx) => setStatus(tx, id, 'waiting'));
      throw error;
    }
    await transaction((tx) => giveUpFor(tx, parts, id));
    throw error;
  }
}

/** Null where there is nothing to make: given up, or made already by whoever came first. */
async function begin(tx: Writer, id: string): Promise<BookRow | null> {
  const row = await lockBook(tx, id);
  if (!row || (row.status !== 'waiting' && row.status !== 'making')) return null;
  await tx.updateTable('book_book').set({ status: 'making' }).where('id', '=', id).execute();
  return row;
}

const setStatus = async (tx: Writer, id: string, status: 'waiting') => {
  await tx.updateTable('book_book').set({ status }).where('id', '=', id).where('status', '=', 'making').execute();
};

async function finish(
  tx: Writer,
  { services, now }: FeatureParts,
  begun: BookRow,
  file: { key: string; bytes: number },
): Promise<void> {
  const row = await lockBook(tx, begun.id);
  // Corrected, erased or made by another meanwhile: this one is nobody's.
  const isWanted = row?.status === 'making' && row.birth === begun.birth;
  if (!isWanted) return void (await services.jobs.send(tx, forgetFileJob, { key: file.key }));
  await tx
    .updateTable('book_book')
    .set({ status: 'ready', file_key: file.key, file_bytes: file.bytes, made_at: now().toString() })
    .where('id', '=', row.id)
    .execute();
  if (row.file_key) await services.jobs.send(tx, forgetFileJob, { key: row.file_key });
  const owner = await personOf(tx, row.holder_id ?? row.user_id);
  const isAgain = row.corrections > 0;
  if (owner)
    await sendLetter(tx, services, bookReady, {
      ...{ to: owner.email, keptFor: owner.id },
      data: { firstname: owner.firstname, name: row.firstname, address: `/profil/livres/${row.id}`, isAgain },
    });
  if (owner) await keepAmongActivities(tx, owner.id, row, now());
  if (row.gift_day && !row.gift_sent_at)
    await services.jobs.send(tx, sendGiftJob, { id: row.id }, { key: row.id, startAfter: giftMoment(row.gift_day) });
}

async function giveUpFor(tx: Writer, { services, now }: FeatureParts, id: string): Promise<void> {
  const found = await findBook(tx, id);
  if (!found) return;
  // A book that was made once and could not be made again stays as it was.
  if (found.file_key) {
    await tx.updateTable('book_book').set({ status: 'ready' }).where('id', '=', id).execute();
    return;
  }
  const order = found.order_id && found.user_id ? await lockOwnOrder(tx, found.order_id, found.user_id) : null;
  const row = await lockBook(tx, id);
  if (row?.status !== 'making') return;
  await tx.updateTable('book_book').set({ status: 'failed' }).where('id', '=', id).execute();
  if (order) {
    const refused = await refundWhole(tx, { services, at: now() }, row, order);
    if (refused instanceof Failure) throw new Error(`A book that failed could not be refunded: ${refused.code}`);
  }
  const owner = await personOf(tx, row.user_id);
  if (owner)
    await sendLetter(tx, services, bookFailed, {
      ...{ to: owner.email, keptFor: owner.id, data: { firstname: owner.firstname, name: row.firstname } },
    });
}

const personOf = async (db: Reader, userId: string | null) =>
  userId
    ? db.selectFrom('account_user').select(['id', 'email', 'firstname']).where('id', '=', userId).executeTakeFirst()
    : undefined;

/** Once: whoever notes it first sends it. */
async function sendGift({ transaction, services, now }: FeatureParts, id: string): Promise<void> {
  await transaction(async (tx) => {
    const row = await lockBook(tx, id);
    if (!row?.gift_email || row.gift_sent_at || row.status === 'refunded' || row.status === 'lost') return;
    if (row.status !== 'ready') throw new Error('a gift whose day has come is not made yet');
    const secret = randomBytes(24).toString('base64url');
    await tx
      .updateTable('book_book')
      .set({ gift_sent_at: now().toString(), gift_digest: digestOf(secret) })
      .where('id', '=', id)
      .execute();
    const giver = await personOf(tx, row.user_id);
    const { sealing } = services;
    await sendLetter(tx, services, bookGift, {
      to: giftEmailField.open(sealing, id, row.gift_email),
      data: {
        ...{ from: giver?.firstname ?? 'Quelqu’un', name: row.firstname, address: `/livre-offert/${secret}` },
        note: row.dedication ? dedicationField.open(sealing, id, row.dedication) : '',
      },
    });
    if (giver)
      await sendLetter(tx, services, giftSent, {
        ...{ to: giver.email, keptFor: giver.id, data: { firstname: giver.firstname, name: row.firstname } },
      });
  });
}
