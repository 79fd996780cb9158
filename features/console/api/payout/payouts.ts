import { isoMonthWords } from '@solelune/civil-time/words';
import { type Awaiting, type CallContext, type Download, downloadLink, fail, handle } from '@solelune/contract/server';
import { de } from '@solelune/french/elision';
import { postAll } from '@solelune/ledger';
import { houseAccount } from '@solelune/ledger/engine';
import { formatEuros } from '@solelune/money';
import { payable } from '@solelune/payments/api';
import type { Reader } from '@solelune/platform';
import { payoutFile, payoutMake, payouts } from '../../contract/payouts.ts';
import { creditTransferXml } from '../../engine/credit-transfer.ts';
import { payoutSettings } from '../../settings.ts';
import { banksOf } from './bank.repo.ts';
import { dueBefore } from './due.repo.ts';
import { findPayout, insertPayout, payoutPage, payoutParts } from './payout.repo.ts';

const HOUSE_ZONE = 'Europe/Paris';
/** Handed to the bank to be paid. */
const handedOver = houseAccount('payouts', { mayGoBelowZero: true });

const today = (now: Temporal.Instant) => now.toZonedDateTimeISO(HOUSE_ZONE).toPlainDate();
const lastMonth = (now: Temporal.Instant) => today(now).toPlainYearMonth().subtract({ months: 1 });
const endOf = (month: Temporal.PlainYearMonth) =>
  month.add({ months: 1 }).toPlainDate({ day: 1 }).toZonedDateTime(HOUSE_ZONE).toInstant();

async function viewOf({ db, services, now }: Pick<CallContext, 'db' | 'services' | 'now'>) {
  const month = lastMonth(now);
  const made = await payoutPage(db);
  return {
    ...{ month: month.toString(), is_ready: payoutSettings(services.config).iban !== undefined, payouts: made },
    is_paid: made.some((one) => one.month === month.toString()),
    due: (await dueBefore(db, endOf(month))).map(({ name, slug, is_demo, cents, shown }) => ({
      name,
      slug,
      is_demo,
      cents,
      shown,
    })),
  };
}

export const payoutsHandler = handle(payouts, (_, context) => viewOf(context));

/** The month that is over, until it is handed to the bank. */
export async function payoutAwaiting(db: Reader, now: Temporal.Instant): Promise<Awaiting[]> {
  const month = lastMonth(now);
  const due = (await dueBefore(db, endOf(month))).filter(({ is_demo: isDemo }) => !isDemo);
  if (due.length === 0 || (await payoutPage(db)).some((one) => one.month === month.toString())) return [];
  const cents = due.reduce((sum, one) => sum + one.cents, 0);
  return [
    {
      ...{ can: 'console.payouts', since: new Date(endOf(month).epochMilliseconds) },
      title: `Les versements ${de(isoMonthWords(month.toString()))} sont à faire`,
      words: `${formatEuros(cents)} pour ${due.length === 1 ? 'une personne' : `${due.length} personnes`} de l’équipe.`,
      ...{ act: 'Préparer', address: '/administration/versements' },
    },
  ];
}

const refusal = (sentence: string) => fail('conflict', { sentence });

export const payoutMakeHandler = handle(payoutMake, async ({ month, pay_on: payOn }, context) => {
  const { db, services, now } = context;
  const { iban, bic } = payoutSettings(services.config);
  if (!iban) return refusal('Le compte de la maison n’est pas encore réglé (PAYOUT_IBAN).');
  if (month !== lastMonth(now).toString()) return refusal('Seul le dernier mois fini peut être versé.');
  if (payOn < today(now).toString()) return fail('invalid_input', { fields: { pay_on: 'Ce jour est passé' } });
  const due = (await dueBefore(db, endOf(lastMonth(now)))).filter(({ is_demo: isDemo }) => !isDemo);
  const banks = await banksOf(
    db,
    services,
    due.map(({ account_id: id }) => id),
  );
  const lines = due.flatMap(({ account_id: accountId, cents }) => {
    const payee = banks.get(accountId);
    return payee ? [{ accountId, payee, cents }] : [];
  });
  if (lines.length === 0) return refusal('Personne n’est à payer : rien n’est dû, ou les comptes manquent.');
  const debtor = { name: services.config.brand.legal.company, iban, bic };
  // The month is unique: whoever comes second waits here, and is told so.
  const id = await insertPayout(db, services, { month, payOn, at: now, debtor, lines });
  if (!id) return refusal('Ce mois est déjà versé.');
  const booked = await postAll(
    db,
    lines.map(({ accountId, cents }) => ({
      ...{ key: `console:payout:${month}:${accountId}`, operation: 'payout', at: now },
      label: `Versement, ${isoMonthWords(month)}`,
      lines: [
        { account: payable(accountId), currency: 'eur' as const, amount: -cents },
        { account: handedOver, currency: 'eur' as const, amount: cents },
      ],
    })),
  );
  if ('refused' in booked) throw new Error(`The payout of ${month} could not be booked: ${booked.refused}`);
  return viewOf(context);
});

export const payoutDownload: Download = {
  name: 'console.payout',
  find: async (id, { userId }, { db, services }) => {
    const staff = await db.selectFrom('account_user').select('roles').where('id', '=', userId).executeTakeFirst();
    if (!services.access.permissionsOf(staff?.roles ?? []).includes('console.payouts')) return fail('not_found');
    const payout = await findPayout(db, id);
    if (!payout) return fail('not_found');
    const { debtor, lines } = await payoutParts(db, services, payout);
    const xml = creditTransferXml({
      id: shortId(payout.id),
      ...{ madeAt: Temporal.Instant.fromEpochMilliseconds(payout.made_at.getTime()), debtor },
      day: Temporal.PlainDate.from(payout.pay_on),
      payments: lines.map(({ id: line, cents, payee }) => ({
        ...{ endToEndId: shortId(line), name: payee.holder, iban: payee.iban, cents },
        words: `${services.config.brand.name}, ${isoMonthWords(payout.month)}`,
      })),
    });
    return { name: `virements-${payout.month}.xml`, type: 'application/xml', body: Buffer.from(xml) };
  },
};

/** A bank takes 35 signs. */
const shortId = (id: string): string => id.replaceAll('-', '');

export const payoutFileHandler = handle(payoutFile, async ({ id }, { db, who, services, now }) =>
  (await findPayout(db, id)) ? { address: downloadLink(services, payoutDownload, id, who, now) } : fail('not_found'),
);
