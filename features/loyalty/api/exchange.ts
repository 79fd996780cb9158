import { fail, handle } from '@solelune/contract/server';
import type { Writer } from '@solelune/platform';
import { type Done, exchange } from '@solelune/wallet/api';
import { formatPoints } from '@solelune/wallet/engine';
import { rewardpointExchange } from '../contract.ts';
import { findOffer, type Offer } from '../engine/index.ts';
import { codePaidBy } from './coupon.repo.ts';
import { issueCoupon } from './coupons.ts';
import { rewardpointOf } from './rewardpoint.ts';

const PARIS = 'Europe/Paris';

/** Points are taken and what they buy is given in one transaction; the same key again changes nothing and is answered alike. */
export const exchangeHandler = handle(rewardpointExchange, async (input, { db, who, services, now }) => {
  const offer = findOffer(input.offer);
  if (!offer) return fail('invalid_input');
  const { userId } = who;
  const paid = await exchange(db, {
    ...{ key: `loyalty.exchange:${userId}:${input.key}`, userId, at: now },
    ...{ label: labelOf(offer), give: { currency: 'points', amount: offer.cost } },
    ...(offer.kind === 'suns' ? { receive: { currency: 'suns', amount: offer.suns } } : {}),
  });
  if ('refused' in paid) {
    if (paid.refused !== 'insufficient_balance') return fail('conflict');
    return fail('conflict', { sentence: `Il vous manque ${formatPoints(paid.lacking.amount)} pour cet échange.` });
  }
  const code = offer.kind === 'percent' ? await couponFor(db, { userId, offer, paid, at: now }) : null;
  const value = offer.kind === 'suns' ? offer.suns : offer.percent;
  const { sunValueCents } = services.config;
  return {
    ...(await rewardpointOf(db, { userId, at: now, sunValueCents })),
    received: { kind: offer.kind, value, code },
  };
});

interface Purchase {
  userId: string;
  offer: Offer & { kind: 'percent' };
  paid: Done;
  at: Temporal.Instant;
}

async function couponFor(db: Writer, { userId, offer, paid, at }: Purchase): Promise<string | null> {
  if (paid.repeated) return codePaidBy(db, paid.entryId);
  const today = at.toZonedDateTimeISO(PARIS).toPlainDate();
  const validUntil = today
    .add({ days: offer.validDays + 1 })
    .toZonedDateTime(PARIS)
    .toInstant();
  const terms = { userId, kind: offer.kind, value: offer.percent, validFrom: at, validUntil, paidBy: paid.entryId };
  return issueCoupon(db, terms);
}

const labelOf = (offer: Offer): string =>
  offer.kind === 'suns'
    ? 'Points échangés contre des Soleils'
    : `Code de réduction de ${/* begins with a figure */ offer.percent}\u00a0%`;
