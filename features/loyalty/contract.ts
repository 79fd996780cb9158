import { type CallAnswer, defineCall } from '@solelune/contract';
import { choice, text } from '@solelune/contract/fields';
import { nobodys, ownedBy } from '@solelune/contract/naming';
import { z } from 'zod';
import { CODE_MAX_LENGTH, OFFER_IDS } from './engine/index.ts';

/** What points and codes give: Suns, or percents off. */
const rewardKind = z.enum(['suns', 'percent']);

const movement = z.object({
  id: z.string(),
  label: z.string(),
  detail: z.string().nullable(),
  amount: z.int(),
  balance_after: z.int(),
  made_at: z.iso.datetime(),
});

const offer = z.object({
  id: z.string(),
  /** In points. */
  cost: z.int(),
  kind: rewardKind,
  value: z.int(),
  /** How long the coupon that it gives can be used; null for Suns, which have no end. */
  valid_days: z.int().nullable(),
});

const coupon = z.object({
  code: z.string(),
  kind: rewardKind,
  value: z.int(),
  /** Open to every member, or this member's own. */
  is_public: z.boolean(),
  /** YYYY-MM-DD in Paris; null is without end. */
  last_day: z.string().nullable(),
  state: z.enum(['usable', 'used', 'expired']),
});

const rewardpointAnswer = z.object({
  rewardpoint: z.int(),
  history: z.array(movement),
  history_count: z.int(),
  earning: z.array(
    z.object({
      reason: z.enum(['signup', 'profile', 'consultation']),
      points: z.int(),
      per: z.enum(['once', 'euro']),
    }),
  ),
  offers: z.array(offer),
  coupons: z.array(coupon),
  suns: z.int(),
  sun_value_cents: z.int(),
});

/** Made by the page for one confirmation: sent again after a cut, nothing is done twice. */
const requestKey = () => nobodys('the key of a request, kept under the member’s own id', text(64));

export const rewardpoint = defineCall({
  name: 'loyalty.rewardpoint',
  method: 'GET',
  path: 'user/profile/rewardpoint.json',
  summary: 'Rend les points du membre, leur histoire, ce qu’ils achètent et ses codes',
  input: z.object({}),
  answer: rewardpointAnswer,
  access: 'member',
});

export const rewardpointExchange = defineCall({
  name: 'loyalty.exchange',
  method: 'POST',
  path: 'user/profile/rewardpoint/exchange.json',
  summary: 'Échange des points contre des Soleils ou un code de réduction',
  input: z.object({ offer: choice(OFFER_IDS), key: requestKey() }),
  answer: rewardpointAnswer.extend({
    received: z.object({ kind: rewardKind, value: z.int(), code: z.string().nullable() }),
  }),
  errors: ['conflict'],
  access: 'member',
  writes: true,
  limit: { max: 20, perSeconds: 60 },
});

export const rewardpointRedeem = defineCall({
  name: 'loyalty.redeem',
  method: 'POST',
  path: 'user/profile/rewardpoint/redeem.json',
  summary: 'Utilise un code qui donne des Soleils',
  input: z.object({ code: ownedBy('coupon', text(CODE_MAX_LENGTH), 'refused'), key: requestKey() }),
  answer: rewardpointAnswer.extend({ received: z.object({ kind: z.literal('suns'), value: z.int() }) }),
  access: 'member',
  writes: true,
  // Codes are not to be found by trying.
  limit: { max: 10, perSeconds: 60 },
});

export type Rewardpoint = CallAnswer<typeof rewardpoint>;
export type ExchangeAnswer = CallAnswer<typeof rewardpointExchange>;
export type RedeemAnswer = CallAnswer<typeof rewardpointRedeem>;
