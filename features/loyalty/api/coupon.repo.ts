import { newId, type Reader, type Writer } from '@solelune/platform';
import { type ColumnType, sql } from 'kysely';

type Instant = ColumnType<Date, string, never>;

const COUPONS_SHOWN = 50;

declare module '@solelune/platform' {
  interface Tables {
    loyalty_coupon: {
      id: string;
      code: string;
      user_id: string | null;
      kind: 'percent' | 'suns';
      value: number;
      valid_from: Instant;
      valid_until: ColumnType<Date | null, string | null, string>;
      paid_by: string | null;
      created_at: Instant;
    };
    loyalty_coupon_use: { coupon_id: string; user_id: string; purpose: string; used_at: Instant };
  }
}

export interface NewCoupon {
  code: string;
  /** Null for a public code. */
  userId: string | null;
  kind: 'percent' | 'suns';
  value: number;
  validFrom: Temporal.Instant;
  validUntil: Temporal.Instant | null;
  paidBy: string | null;
}

/** False when the code exists already. */
export async function insertCoupon(tx: Writer, coupon: NewCoupon): Promise<boolean> {
  const inserted = await tx
    .insertInto('loyalty_coupon')
    .values({
      ...{ id: newId(), code: coupon.code, user_id: coupon.userId, kind: coupon.kind, value: coupon.value },
      ...{ valid_from: coupon.validFrom.toString(), valid_until: coupon.validUntil?.toString() ?? null },
      ...{ paid_by: coupon.paidBy, created_at: coupon.validFrom.toString() },
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export interface CouponFacts {
  id: string;
  code: string;
  isPublic: boolean;
  kind: 'percent' | 'suns';
  value: number;
  validFrom: Date;
  validUntil: Date | null;
  /** By this member. */
  usedAt: Date | null;
  purpose: string | null;
}

/** The codes that this member may use or has used: their own and the public ones, never another member's. */
const reachable = (db: Reader, userId: string) =>
  db
    .selectFrom('loyalty_coupon as coupon')
    .leftJoin('loyalty_coupon_use as use', (join) =>
      join.onRef('use.coupon_id', '=', 'coupon.id').on('use.user_id', '=', userId),
    )
    .select(['coupon.id', 'code', 'coupon.user_id', 'kind', 'value', 'valid_from', 'valid_until', 'used_at', 'purpose'])
    .where((eb) => eb.or([eb('coupon.user_id', 'is', null), eb('coupon.user_id', '=', userId)]));

type Row = Awaited<ReturnType<ReturnType<typeof reachable>['execute']>>[number];

const factsOf = ({ user_id, valid_from, valid_until, used_at, ...row }: Row): CouponFacts => ({
  ...row,
  isPublic: user_id === null,
  ...{ validFrom: valid_from, validUntil: valid_until, usedAt: used_at },
});

/** What a member is shown: their own codes, the latest first; then the public ones that are open, or that they used. */
export async function couponsOf(db: Reader, userId: string, at: Temporal.Instant): Promise<CouponFacts[]> {
  const now = sql<Date>`${at.toString()}::timestamptz`;
  const rows = await reachable(db, userId)
    .where('valid_from', '<=', now)
    .where((eb) =>
      eb.or([
        ...[eb('coupon.user_id', '=', userId), eb('used_at', 'is not', null)],
        ...[eb('valid_until', 'is', null), eb('valid_until', '>', now)],
      ]),
    )
    .orderBy(sql`coupon.user_id is null`)
    .orderBy('coupon.created_at', 'desc')
    .limit(COUPONS_SHOWN)
    .execute();
  return rows.map(factsOf);
}

/** Their own, and the public ones that they used. */
export async function everyCouponOf(db: Reader, userId: string): Promise<CouponFacts[]> {
  const rows = await reachable(db, userId)
    .where((eb) => eb.or([eb('coupon.user_id', '=', userId), eb('used_at', 'is not', null)]))
    .orderBy('coupon.created_at')
    .execute();
  return rows.map(factsOf);
}

export async function findCoupon(db: Reader, userId: string, code: string): Promise<CouponFacts | null> {
  const row = await reachable(db, userId).where('code', '=', code).executeTakeFirst();
  return row ? factsOf(row) : null;
}

export async function codePaidBy(db: Reader, entryId: string): Promise<string | null> {
  const row = await db.selectFrom('loyalty_coupon').select('code').where('paid_by', '=', entryId).executeTakeFirst();
  return row?.code ?? null;
}

interface Use {
  couponId: string;
  userId: string;
  purpose: string;
  at: Temporal.Instant;
}

export async function deleteUse(tx: Writer, userId: string, purpose: string): Promise<void> {
  await tx.deleteFrom('loyalty_coupon_use').where('user_id', '=', userId).where('purpose', '=', purpose).execute();
}

/** The table refuses a second use by the same member. */
export async function insertUse(tx: Writer, { couponId, userId, purpose, at }: Use): Promise<void> {
  await tx
    .insertInto('loyalty_coupon_use')
    .values({ coupon_id: couponId, user_id: userId, purpose, used_at: at.toString() })
    .execute();
}
