import { fail, handle } from '@solelune/contract/server';
import { couponEnd, couponIssue, type PublicCoupon, publicCoupons } from '../contract/desk.ts';
import { couponState } from '../engine/index.ts';
import { issueCoupon } from './coupons.ts';
import { endPublic, findPublic, type PublicRow, publicPage } from './desk.repo.ts';

const HOUSE_ZONE = 'Europe/Paris';

const dayOf = (instant: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(HOUSE_ZONE).toPlainDate().toString();
const startOf = (day: Temporal.PlainDate): Temporal.Instant => day.toZonedDateTime(HOUSE_ZONE).toInstant();

/** The last day is the one in which the last instant of the code lies. */
const viewOf = (row: PublicRow, now: Temporal.Instant): PublicCoupon => {
  const { valid_from: from, valid_until: until } = row;
  const times = { validFromMs: from.getTime(), validUntilMs: until?.getTime() ?? null, usedAtMs: null };
  return {
    ...{ id: row.id, code: row.code, kind: row.kind, value: row.value, used: row.used, first_day: dayOf(from) },
    last_day: until ? dayOf(new Date(until.getTime() - 1)) : null,
    state: couponState(times, now.epochMilliseconds) as PublicCoupon['state'],
  };
};

export const publicCouponsHandler = handle(publicCoupons, async ({ after }, { db, now }) => {
  const { page, next } = await publicPage(db, after);
  return { rows: page.map((row) => viewOf(row, now)), next };
});

export const couponIssueHandler = handle(couponIssue, async (asked, { db, now }) => {
  const today = now.toZonedDateTimeISO(HOUSE_ZONE).toPlainDate();
  const first = asked.first_day ? Temporal.PlainDate.from(asked.first_day) : today;
  const last = asked.last_day ? Temporal.PlainDate.from(asked.last_day) : null;
  if (Temporal.PlainDate.compare(first, today) < 0)
    return fail('invalid_input', { fields: { first_day: 'Ce jour est passé' } });
  if (last && Temporal.PlainDate.compare(last, first) < 0)
    return fail('invalid_input', { fields: { last_day: 'Ce jour est passé' } });
  const code = await issueCoupon(db, {
    ...{ code: asked.code, userId: null, kind: asked.kind, value: asked.value },
    // From today is from now: nobody was promised this morning.
    validFrom: first.equals(today) ? now : startOf(first),
    validUntil: last ? startOf(last.add({ days: 1 })) : null,
  });
  const made = code ? await findPublic(db, 'code', code) : null;
  if (!made) return fail('invalid_input', { fields: { code: 'Ce code existe déjà' } });
  return { coupon: viewOf(made, now) };
});

export const couponEndHandler = handle(couponEnd, async ({ id }, { db, now }) => {
  const coupon = await findPublic(db, 'id', id);
  if (!coupon) return fail('not_found');
  if (viewOf(coupon, now).state === 'expired') return fail('conflict', { sentence: 'Ce code est déjà terminé.' });
  await endPublic(db, coupon, now);
  const ended = await findPublic(db, 'id', id);
  return { coupon: ended && viewOf(ended, now) };
});
