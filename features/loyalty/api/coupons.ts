import { randomInt } from 'node:crypto';
import type { Reader, Writer } from '@solelune/platform';
import { credit, lockMembers } from '@solelune/wallet/api';
import { couponState, newCode, normalCode } from '../engine/index.ts';
import { type CouponFacts, deleteUse, findCoupon, insertCoupon, insertUse, type NewCoupon } from './coupon.repo.ts';

/** Makes a coupon under a code of its own, or under a chosen one (a public code that people can remember); null when that one is taken. */
export async function issueCoupon(
  db: Writer,
  { code, ...terms }: Omit<NewCoupon, 'code' | 'paidBy'> & { code?: string; paidBy?: string },
): Promise<string | null> {
  const chosen = code === undefined ? newCode((below) => randomInt(below)) : normalCode(code);
  const made = await insertCoupon(db, { paidBy: null, ...terms, code: chosen });
  if (made) return chosen;
  return code === undefined ? issueCoupon(db, terms) : null;
}

export type CouponRefusal = 'unknown' | 'used' | 'expired' | 'not_yet' | 'other_kind';

interface Use {
  userId: string;
  code: string;
  /** Which of the two kinds is expected here: a percent code is no use where Suns are given. */
  kind: CouponFacts['kind'];
  /** What it is used for, a payment's id for instance: asked again for the same, it is used once and answered alike. */
  purpose: string;
  at: Temporal.Instant;
}

/**
 * Uses a code, in the transaction of what it is used for: should that fail, the code is still there. Suns are credited at once; a
 * percentage is for the caller to apply (`afterPercent` of the engine).
 */
export async function useCoupon(
  db: Writer,
  use: Use,
): Promise<{ kind: CouponFacts['kind']; value: number } | { refused: CouponRefusal }> {
  const { userId, purpose, at } = use;
  // Before the use itself: a payment that spends first and uses a code then would otherwise wait for one that does the opposite.
  await lockMembers(db, [userId], at);
  const coupon = await findCoupon(db, userId, normalCode(use.code));
  if (!coupon) return { refused: 'unknown' };
  if (coupon.kind !== use.kind) return { refused: 'other_kind' };
  const { id: couponId, kind, value } = coupon;
  if (coupon.purpose === purpose) return { kind, value };
  const state = stateOf(coupon, at);
  if (state !== 'usable') return { refused: state };
  await insertUse(db, { couponId, userId, purpose, at });
  if (kind === 'suns') await giveSuns(db, coupon, use);
  return { kind, value };
}

/** What a code would take off, for a price that is shown before it is agreed to; nothing is used by asking. */
export async function couponPercent(
  db: Reader,
  { userId, code, at }: Pick<Use, 'userId' | 'code' | 'at'>,
): Promise<{ percent: number } | { refused: CouponRefusal }> {
  const coupon = await findCoupon(db, userId, normalCode(code));
  if (!coupon) return { refused: 'unknown' };
  if (coupon.kind !== 'percent') return { refused: 'other_kind' };
  const state = stateOf(coupon, at);
  return state === 'usable' ? { percent: coupon.value } : { refused: state };
}

/** What a percentage was used for came to nothing: the code can be used again. Never for one that gave Suns, which stay given. */
export const returnCoupon = (db: Writer, { userId, purpose }: Pick<Use, 'userId' | 'purpose'>): Promise<void> =>
  deleteUse(db, userId, purpose);

async function giveSuns(db: Writer, { id, code, value }: CouponFacts, { userId, at }: Use): Promise<void> {
  const words = { label: 'Code promotionnel', detail: code, at };
  const key = `loyalty.coupon:${id}:${userId}`;
  const given = await credit(db, { ...words, key, userId, currency: 'suns', amount: value, source: 'promotions' });
  if ('refused' in given) throw new Error(`The Suns of coupon ${id} could not be given: ${given.refused}`);
}

export const stateOf = ({ validFrom, validUntil, usedAt }: CouponFacts, at: Temporal.Instant) =>
  couponState(
    {
      validFromMs: validFrom.getTime(),
      validUntilMs: validUntil?.getTime() ?? null,
      usedAtMs: usedAt?.getTime() ?? null,
    },
    at.epochMilliseconds,
  );
