import { can, defineCall } from '@solelune/contract';
import { choice, optional, text, wholeNumber } from '@solelune/contract/fields';
import { nobodys } from '@solelune/contract/naming';
import { z } from 'zod';
import { CODE_MAX_LENGTH, normalCode, PUBLIC_CODE_BOUNDS } from '../engine/index.ts';

const values = <T extends z.ZodType>(input: T) => nobodys('values, not names', input);
const couponId = () => nobodys('a public code: staff', z.uuid({ error: 'Ce code est inconnu' }));

/** A day, as YYYY-MM-DD. */
const day = () =>
  text(10).refine((written) => new Date(`${written}T00:00Z`).toJSON()?.slice(0, 10) === written, 'Écrivez une date');

const publicCoupon = z.object({
  ...{ id: z.string(), code: z.string(), kind: z.enum(['suns', 'percent']), value: z.int() },
  state: z.enum(['not_yet', 'usable', 'expired']),
  /** YYYY-MM-DD in Paris; the last one is included, null is without end. */
  ...{ first_day: z.string(), last_day: z.string().nullable() },
  /** How many members used it, counted up to `MOST_COUNTED`. */
  used: z.int(),
});
export type PublicCoupon = z.output<typeof publicCoupon>;

export const publicCoupons = defineCall({
  name: 'loyalty.public-coupons',
  method: 'GET',
  path: 'administration/coupons.json',
  summary: 'Rend les codes ouverts à tous, les derniers créés d’abord',
  input: z.object({ after: optional(couponId()) }),
  answer: z.object({ rows: z.array(publicCoupon), next: z.string().nullable() }),
  access: can('loyalty.coupons'),
});

const { least, most } = PUBLIC_CODE_BOUNDS;

export const couponIssue = defineCall({
  name: 'loyalty.coupon-issue',
  method: 'POST',
  path: 'administration/coupons/issue.json',
  summary: 'Crée un code que tous les membres peuvent utiliser une fois',
  input: values(
    z
      .object({
        code: text(CODE_MAX_LENGTH)
          .transform(normalCode)
          .refine((code) => /^[A-Z0-9]{4,32}$/.test(code), 'Quatre lettres ou chiffres au moins, sans accent'),
        kind: choice(['suns', 'percent']),
        value: wholeNumber(1, most.suns),
        first_day: optional(day()),
        last_day: optional(day()),
        reason: text(200),
      })
      .refine(({ kind, value: amount }) => amount >= least[kind] && amount <= most[kind], {
        error: `De ${/* begins with a figure */ least.percent} à ${most.percent} % ; de ${/* begins with a figure */ least.suns} à ${most.suns} Soleils`,
        path: ['value'],
      })
      .refine(({ first_day: first, last_day: last }) => !first || !last || first <= last, {
        error: 'Il finirait avant de commencer',
        path: ['last_day'],
      }),
  ),
  answer: z.object({ coupon: publicCoupon }),
  access: can('loyalty.coupons'),
  writes: true,
  audited: { about: 'code', reason: 'reason', details: ['kind', 'value'] },
});

export const couponEnd = defineCall({
  name: 'loyalty.coupon-end',
  method: 'POST',
  path: 'administration/coupons/end.json',
  summary: 'Met fin à un code ; ce qu’il a déjà donné reste donné',
  input: z.object({ id: couponId(), reason: text(200) }),
  answer: z.object({ coupon: publicCoupon.nullable() }),
  access: can('loyalty.coupons'),
  writes: true,
  audited: { about: 'id', reason: 'reason' },
  errors: ['not_found', 'conflict'],
});
