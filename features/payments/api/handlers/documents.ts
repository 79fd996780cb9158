import { type Download, downloadLink, fail, handle } from '@solelune/contract/server';
import { document, documentLink } from '../../contract.ts';
import { findDocument, type PaymentDocument } from '../documents.repo.ts';
import { isOrderId } from '../order.repo.ts';
import { documentPdf } from '../pdf/document-pdf.ts';
import { paymentsOf } from '../provider/open-provider.ts';
import { documentView } from '../status-view.ts';

export const documentHandler = handle(document, async ({ id }, { db, who, services }) => {
  const found = isOrderId(id) ? await findDocument(db, id, who.userId) : null;
  if (!found) return fail('not_found');
  const { company, address, registration, vatNumber } = found.seller;
  const { cardCents, suns, sunsCents, offCents } = found.paid_with;
  return {
    ...documentView(found),
    ...{ order_id: found.order_id, label: found.label, vat_cents: found.vat_cents, vat_rate: found.vat_rate },
    ...{ card_cents: cardCents, suns, suns_cents: sunsCents, off_cents: offCents },
    ...{ corrects: found.corrects_number, customer: found.customer_name },
    seller: { company, address, registration, vat_number: vatNumber },
    test: paymentsOf(services.config)?.isSandbox ?? false,
  };
});

const fileNameOf = ({ kind, number }: PaymentDocument): string =>
  `${kind === 'receipt' ? 'recu' : 'avoir'}-${number ?? 'en-attente'}.pdf`;

/** The PDF of a receipt or a credit note: made when it is asked for, always the same. */
export const documentDownload: Download = {
  name: 'payments.document',
  find: async (id, { userId }, { db, services }) => {
    const found = await findDocument(db, id, userId);
    if (!found?.number) return fail('not_found');
    const isTest = paymentsOf(services.config)?.isSandbox ?? false;
    return {
      name: fileNameOf(found),
      type: 'application/pdf',
      body: documentPdf(found, services.config.brand.name, isTest),
    };
  },
};

export const documentLinkHandler = handle(documentLink, async ({ id }, { db, who, services, now }) => {
  const found = isOrderId(id) ? await findDocument(db, id, who.userId) : null;
  if (!found?.number) return fail('not_found');
  return { address: downloadLink(services, documentDownload, id, who, now) };
});
