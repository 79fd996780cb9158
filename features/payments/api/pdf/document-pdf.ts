import { readFileSync } from 'node:fs';
import { day } from '@solelune/letters';
import { formatEuros } from '@solelune/money';
import { formatSuns } from '@solelune/wallet/engine';
import { rateWords } from '../../engine/index.ts';
import type { PaymentDocument } from '../documents.repo.ts';
import { typeset } from './typeset.ts';

const TEMPLATE = readFileSync(new URL('./document.typ', import.meta.url), 'utf8');
export const documentPdf = (document: PaymentDocument, brand: string, isTest: boolean): Buffer =>
  typeset(TEMPLATE, wordsOf(document, brand, isTest));

function wordsOf(document: PaymentDocument, brand: string, isTest: boolean) {
  const { kind, number, label, amount_cents, vat_cents, vat_rate, seller, paid_with, customer_name, corrects_number } =
    document;
  const isCredit = kind === 'credit';
  return {
    ...{ brand, test: isTest, test_words: 'Essai : aucune somme n’a été débitée', customer: customer_name },
    title: `${isCredit ? 'Avoir' : 'Reçu'} n° ${number}`,
    date: day(Temporal.Instant.fromEpochMilliseconds(document.written_at.getTime())),
    seller: {
      company: seller.company,
      lines: [seller.address, seller.registration, seller.vatNumber && `TVA ${seller.vatNumber}`].filter(Boolean),
    },
    lines: [
      [`${label}, quantité 1`, formatEuros(amount_cents + (isCredit ? 0 : paid_with.offCents + paid_with.sunsCents))],
      ...(paid_with.offCents > 0 && !isCredit ? [['Réduction', `− ${formatEuros(paid_with.offCents)}`]] : []),
      ...(paid_with.suns > 0 && !isCredit
        ? [[`Payé avec ${formatSuns(paid_with.suns)}`, `− ${formatEuros(paid_with.sunsCents)}`]]
        : []),
      ['Total hors taxes', formatEuros(amount_cents - vat_cents)],
      [`TVA ${rateWords(vat_rate)}`, formatEuros(vat_cents)],
    ],
    total: [
      isCredit ? 'Remboursé, toutes taxes comprises' : 'Payé par carte, toutes taxes comprises',
      formatEuros(amount_cents),
    ],
    notes: [
      ...(corrects_number ? [`Cet avoir corrige le reçu n° ${corrects_number}.`] : []),
      `Prestation en ligne. Commande ${document.order_id}.`,
    ],
    footer: `${seller.company}, document n° ${number}`,
  };
}
