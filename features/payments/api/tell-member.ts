import type { FeatureParts } from '@solelune/contract/server';
import { day, dayAndHour, sendLetter } from '@solelune/letters';
import { formatEuros } from '@solelune/money';
import type { Writer } from '@solelune/platform';
import { orderChannel } from '../contract.ts';
import { confirmation, refunded } from '../mail/letters.ts';
import { paymentSettings } from '../settings.ts';
import { claimLetter, documentsToTell, findDocument, numberDocuments, type PaymentDocument } from './documents.repo.ts';
import { findOrder, type Order } from './order.repo.ts';
import { documentPdf } from './pdf/document-pdf.ts';
import { findProduct } from './products.ts';
import { paymentsOf } from './provider/open-provider.ts';
import { withdrawalDay } from './withdrawal.ts';

type Parts = Pick<FeatureParts, 'db' | 'transaction' | 'services' | 'now'>;

const MOST_AT_ONCE = 100;
const TRIED_FOR = { hours: 7 * 24 };

/** Numbers what waits for a number, then sends the letters that have not left. One that fails is left to the next sweep, and keeps no other waiting. */
export async function tellDocuments(parts: Parts): Promise<void> {
  const { db, transaction, services, now } = parts;
  await transaction(async (tx) => {
    // Whoever looks at the payment sees its receipt appear.
    for (const orderId of await numberDocuments(tx)) services.channels.changed(orderChannel, orderId);
  });
  for (const id of await documentsToTell(db, now().subtract(TRIED_FOR), MOST_AT_ONCE))
    await tell(parts, id).catch((error: unknown) =>
      services.log.error({ err: error, document: id }, 'the letter of a receipt could not be written'),
    );
}

const busy = new WeakMap<Parts['services'], { again: boolean }>();

/**
 * After a payment's commit, without making anybody wait: one round at a time in this process, and another if something came meanwhile. What a process that
 * died leaves is the sweep's. No job for each: the row says by itself that it is to be told.
 */
export function tellSoon(parts: Parts): void {
  const running = busy.get(parts.services);
  if (running) {
    running.again = true;
    return;
  }
  const round = { again: true };
  busy.set(parts.services, round);
  const rounds = async () => {
    while (round.again) {
      round.again = false;
      await tellDocuments(parts);
    }
  };
  rounds()
    .catch((error: unknown) => parts.services.log.warn({ err: error }, 'receipts wait for the next sweep'))
    .finally(() => busy.delete(parts.services));
}

/** The letter of this document, once; nobody's is done without one. */
async function tell(parts: Parts, documentId: string): Promise<void> {
  const { db, transaction, services, now } = parts;
  const document = await findDocument(db, documentId);
  if (!document?.number || document.told_at) return;
  const order = await findOrder(db, document.order_id);
  const member = order?.userId
    ? await db
        .selectFrom('account_user')
        .select(['email', 'firstname'])
        .where('id', '=', order.userId)
        .executeTakeFirst()
    : undefined;
  const isTest = paymentsOf(services.config)?.isSandbox ?? false;
  const pdf = member && documentPdf(document, services.config.brand.name, isTest);
  await transaction(async (tx) => {
    if (!(await claimLetter(tx, documentId, now())) || !order || !member || !pdf) return;
    if (document.kind === 'receipt') await sendConfirmation(tx, parts, { order, document, member, pdf });
    else await sendRefunded(tx, parts, { order, document, member, pdf });
  });
}

interface Told {
  order: Order;
  document: PaymentDocument;
  member: { email: string; firstname: string };
  pdf: Uint8Array;
}

async function sendConfirmation(
  tx: Writer,
  { services, now }: Parts,
  { order, document, member, pdf }: Told,
): Promise<void> {
  const { state, userId } = order;
  const offer = await findProduct(services, state.product)?.offer(state.item, {
    db: tx,
    services,
    userId: userId as string,
    at: now(),
  });
  const words = (offer?.consents ?? [])
    .filter(({ name }) => state.consents.includes(name))
    .map((consent) => consent.words);
  const confirmed = Temporal.Instant.from(state.confirmedAt ?? state.placedAt);
  const until = withdrawalDay(order, now())?.toZonedDateTime('Europe/Paris').toInstant() ?? now();
  const { company, address } = services.config.brand.legal;
  await sendLetter(tx, services, confirmation, {
    to: member.email,
    keptFor: userId as string,
    data: {
      ...{ firstname: member.firstname, order: order.id, label: state.label, ordered: dayAndHour(confirmed), pdf },
      ...{
        amount: formatEuros(document.amount_cents),
        vat: formatEuros(document.vat_cents),
        number: document.number as string,
      },
      ...{ consents: words, until: day(until), seller: [company, address].filter(Boolean).join(', ') },
      mediator: mediatorWords(paymentSettings(services.config).mediator),
    },
  });
}

const mediatorWords = (mediator: string | undefined): string =>
  mediator
    ? `Médiateur de la consommation : ${mediator}.`
    : 'Les coordonnées du médiateur de la consommation figurent dans les conditions générales de vente.';

async function sendRefunded(tx: Writer, { services }: Parts, { order, document, member, pdf }: Told): Promise<void> {
  const data = { firstname: member.firstname, label: document.label, amount: formatEuros(document.amount_cents) };
  const numbers = { number: document.number as string, receipt: document.corrects_number ?? '' };
  await sendLetter(tx, services, refunded, {
    to: member.email,
    keptFor: order.userId as string,
    data: { ...data, ...numbers, pdf },
  });
}
