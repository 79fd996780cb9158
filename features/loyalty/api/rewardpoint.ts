import { handle } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import { balanceOf, historyOf } from '@solelune/wallet/api';
import { type Rewardpoint, rewardpoint } from '../contract.ts';
import { EARNING_TABLE, OFFERS, type Offer } from '../engine/index.ts';
import { type CouponFacts, couponsOf } from './coupon.repo.ts';
import { stateOf } from './coupons.ts';

const HISTORY_SHOWN = 30;
const PARIS = 'Europe/Paris';

export const rewardpointHandler = handle(rewardpoint, (_, { db, who, services, now }) =>
  rewardpointOf(db, { userId: who.userId, at: now, sunValueCents: services.config.sunValueCents }),
);

interface Asked {
  userId: string;
  at: Temporal.Instant;
  sunValueCents: number;
}

/** Everything the loyalty page shows; the calls that change something answer with it too. */
export async function rewardpointOf(db: Reader, { userId, at, sunValueCents }: Asked): Promise<Rewardpoint> {
  const { points, suns } = await balanceOf(db, userId);
  const { lines, count } = await historyOf(db, { userId, currency: 'points', offset: 0, limit: HISTORY_SHOWN });
  const coupons = await couponsOf(db, userId, at);
  return {
    rewardpoint: points,
    history: lines.map(({ id, label, detail, amount, balanceAfter, madeAt }) => ({
      ...{ id, label, detail, amount },
      ...{ balance_after: balanceAfter, made_at: madeAt.toISOString() },
    })),
    history_count: count,
    earning: [...EARNING_TABLE],
    offers: OFFERS.map(shownOffer),
    coupons: coupons.flatMap((coupon) => shownCoupon(coupon, at)),
    suns,
    sun_value_cents: sunValueCents,
  };
}

const shownOffer = (offer: Offer) => ({
  ...{ id: offer.id, cost: offer.cost, kind: offer.kind },
  value: offer.kind === 'suns' ? offer.suns : offer.percent,
  valid_days: offer.kind === 'suns' ? null : offer.validDays,
});

function shownCoupon(coupon: CouponFacts, at: Temporal.Instant): Rewardpoint['coupons'] {
  const state = stateOf(coupon, at);
  if (state === 'not_yet') return [];
  const { code, kind, value, isPublic, validUntil } = coupon;
  return [{ code, kind, value, is_public: isPublic, state, last_day: validUntil && lastDay(validUntil) }];
}

/** The end is excluded: a code that ends at midnight is good until the day before. */
const lastDay = (end: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(end.getTime() - 1)
    .toZonedDateTimeISO(PARIS)
    .toPlainDate()
    .toString();
