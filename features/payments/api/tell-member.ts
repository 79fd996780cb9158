import type { FeatureParts } from '@solelune/contract/server';
import { day, dayAndHour, sendLetter } from '@solelune/letters';
import { formatEuros } from '@solelune/money';
import type { Writer } from '@solelune/platform';
import { confirmation, refunded } from '../mail/letters.ts';
import { paymentSettings } from '../settings.ts';
import { claimLetter, findDocument, numberDocuments, type PaymentDocument } from './documents.repo.ts';
import { findOrder, type Order } from './order.repo.ts';
import { documentPdf } from './pdf/document-pdf.ts';
import { findProduct } from './products.ts';
import { paymentsOf } from './provider/open-provider.ts';
import { withdrawalDay } from './withdrawal.ts';

type Parts = Pick<FeatureParts, 'db' | 'transaction' | 'services' | 'now'>;

/** Numbers what waits for a number, then sends the letter of this document, once, to a member who is still there. */
export async function numberAndTell(parts: Parts, documentId: string): Promise<void> {
  const { db, transaction, services, now } = parts;
  await transaction((tx) => numberDocuments(tx));
  const document = await findDocument(db, documentId);
  if (!document?.number || document.told_at) return;
  const order = await findOrder(db, document.order_id);
  if (!order?.userId) return;
  const member = await db
    .selectFrom('account_user')
    .select(['email', 'firstname'])
    .where('id', '=', order.userId)
    .executeTakeFirst();
  if (!member) return;
  const isTest = paymentsOf(services.config)?.isSandbox ?? false;
  const pdf = documentPdf(document, services.config.brand.name, isTest);
  await transaction(async (tx) => {
    if (!(await claimLetter(tx, documentId, now()))) return;
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
