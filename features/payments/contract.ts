import { type CallAnswer, can, defineCall, defineChannel } from '@solelune/contract';
import { choice, email, flag, optional, text, wholeNumber } from '@solelune/contract/fields';
import { nobodys, ownedBy } from '@solelune/contract/naming';
import { z } from 'zod';
import { cardSchema, cents, documentSchema, statusSchema, withdrawableSchema } from './answer-schemas.ts';

/** What it holds is a value, whoever sends it. */
const value = <T extends z.ZodType>(field: T): T => nobodys('a value, whoever sends it', field);
const orderId = () => ownedBy('order', text(60));
const documentId = () => ownedBy('paymentDocument', text(60));
const cardId = () => ownedBy('paymentCard', text(100));

export const suns = defineCall({
  name: 'payments.suns',
  method: 'GET',
  path: 'payment/suns.json',
  summary: 'Rend les Soleils du membre et ceux qu’il peut acheter',
  input: z.object({}),
  answer: z.object({
    suns: z.int(),
    sun_value_cents: cents,
    packs: z.array(z.object({ item: z.string(), suns: z.int(), price_cents: cents })),
    /** The newest movements first, and how many there are in all (the rest: wallet/history). */
    movements: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        detail: z.string().nullable(),
        amount: z.int(),
        balance_after: z.int(),
        made_at: z.iso.datetime(),
      }),
    ),
    movement_count: z.int(),
    /** Whether cards are taken at all. */
    open: z.boolean(),
    test: z.boolean(),
  }),
  access: 'member',
});

export const orderNew = defineCall({
  name: 'payments.order-new',
  method: 'POST',
  path: 'payment/order/new.json',
  summary: 'Prépare une commande, que rien n’oblige encore à payer',
  input: z.object({ product: value(text(40)), item: nobodys('what is sold, the same to everybody', text(100)) }),
  answer: z.object({ id: z.string() }),
  errors: ['not_found', 'unavailable'],
  access: 'member',
  writes: true,
  limit: { max: 30, perSeconds: 60 },
});

export const order = defineCall({
  name: 'payments.order',
  method: 'GET',
  path: 'payment/order/{id}.json',
  summary: 'Rend ce qu’il faut savoir avant de payer une commande',
  input: z.object({ id: orderId() }),
  answer: z.object({
    order: statusSchema,
    vat_rate: z.int(),
    vat_cents: cents,
    takes_coupon: z.boolean(),
    /** How many Suns the member may use for it. */
    suns: z.int(),
    sun_value_cents: cents,
    consents: z.array(z.object({ name: z.string(), words: z.string() })),
    /** Where one goes back to choose something else. */
    chosen_at: z.string(),
    /** When it is given, in a sentence. */
    given: z.string(),
    cards: z.array(cardSchema),
    seller: z.object({ company: z.string(), address: z.string().nullable(), email: z.string() }),
    mediator: z.string().nullable(),
  }),
  errors: ['not_found'],
  access: 'member',
});

const coupon = () => nobodys('another member’s code is unknown to the loyalty feature', optional(text(32)));

export const orderQuote = defineCall({
  name: 'payments.order-quote',
  method: 'POST',
  path: 'payment/order/quote.json',
  summary: 'Dit ce que la carte paierait d’une commande, avec ce code et les Soleils du membre',
  input: z.object({ id: orderId(), coupon: coupon(), use_suns: value(flag()) }),
  answer: z.object({ percent: z.int(), off_cents: cents, suns: z.int(), suns_cents: cents, card_cents: cents }),
  errors: ['not_found'],
  access: 'member',
  limit: { max: 10, perSeconds: 60 },
});

export const orderPay = defineCall({
  name: 'payments.order-pay',
  method: 'POST',
  path: 'payment/order/pay.json',
  summary: 'Passe la commande, avec obligation de paiement, et dit où aller pour payer',
  input: z.object({
    id: orderId(),
    way: value(choice(['checkout', 'saved'])),
    card: nobodys('only one that the provider keeps for this member is taken', optional(text(100))),
    keep_card: value(flag()),
    coupon: coupon(),
    use_suns: value(flag()),
    /** What the button said, in cents: another sum is never charged. */
    sum: value(optional(wholeNumber(0, 10_000_000))),
    /** Names of the boxes that were ticked, with commas between them. */
    consents: value(optional(text(200))),
  }),
  answer: z.object({
    /** The card page, or the bank’s question; null when there is nothing more to do. */
    address: z.string().nullable(),
    order: statusSchema,
  }),
  errors: ['not_found', 'conflict', 'unavailable'],
  access: 'member',
  limit: { max: 20, perSeconds: 60 },
});

export const orderCancel = defineCall({
  name: 'payments.order-cancel',
  method: 'POST',
  path: 'payment/order/cancel.json',
  summary: 'Renonce à une commande qui n’est pas payée',
  input: z.object({ id: orderId() }),
  answer: statusSchema,
  errors: ['not_found', 'conflict'],
  access: 'member',
});

export const orderLook = defineCall({
  name: 'payments.order-look',
  method: 'POST',
  path: 'payment/order/look.json',
  summary: 'Demande à la banque où en est un paiement, et le rend',
  input: z.object({ id: orderId() }),
  answer: statusSchema,
  errors: ['not_found'],
  access: 'member',
  limit: { max: 60, perSeconds: 60 },
});

/** Product document, section 7. */
export const status = defineCall({
  name: 'payments.status',
  method: 'GET',
  path: 'payment/status/index/{id}.json',
  summary: 'Rend l’état d’un paiement',
  input: z.object({ id: orderId() }),
  answer: statusSchema,
  errors: ['not_found'],
  access: 'member',
});

export const orderChannel = defineChannel({
  name: 'payments.order',
  summary: 'Dit où en est un paiement',
  input: z.object({ id: orderId() }),
  state: statusSchema,
  access: 'member',
});

export const purchases = defineCall({
  name: 'payments.purchases',
  method: 'GET',
  path: 'payment/purchases.json',
  summary: 'Rend les commandes du membre, ses reçus et ses cartes',
  input: z.object({}),
  answer: z.object({ orders: z.array(statusSchema), cards: z.array(cardSchema) }),
  access: 'member',
});

export const cardForget = defineCall({
  name: 'payments.card-forget',
  method: 'POST',
  path: 'payment/card/forget.json',
  summary: 'Retire une carte que le membre avait gardée',
  input: z.object({ card: cardId() }),
  answer: z.object({ cards: z.array(cardSchema) }),
  errors: ['not_found', 'unavailable'],
  access: 'member',
});

export const document = defineCall({
  name: 'payments.document',
  method: 'GET',
  path: 'payment/document/{id}.json',
  summary: 'Rend un reçu ou un avoir',
  input: z.object({ id: documentId() }),
  answer: documentSchema.extend({
    order_id: z.string(),
    label: z.string(),
    vat_cents: cents,
    vat_rate: z.int(),
    card_cents: cents,
    suns: z.int(),
    suns_cents: cents,
    off_cents: cents,
    corrects: z.string().nullable(),
    customer: z.string().nullable(),
    seller: z.object({
      company: z.string(),
      address: z.string().nullable(),
      registration: z.string().nullable(),
      vat_number: z.string().nullable(),
    }),
    test: z.boolean(),
  }),
  errors: ['not_found'],
  access: 'member',
});

export const documentLink = defineCall({
  name: 'payments.document-link',
  method: 'POST',
  path: 'payment/document/link.json',
  summary: 'Donne, pour cinq minutes, l’adresse du PDF d’un reçu ou d’un avoir',
  input: z.object({ id: documentId() }),
  answer: z.object({ address: z.string() }),
  errors: ['not_found'],
  access: 'member',
  limit: { max: 60, perSeconds: 60 },
});

export const withdrawals = defineCall({
  name: 'payments.withdrawals',
  method: 'GET',
  path: 'payment/withdrawal/list.json',
  summary: 'Rend les contrats auxquels le membre peut encore renoncer',
  input: z.object({}),
  answer: z.object({ contracts: z.array(withdrawableSchema), firstname: z.string(), email: z.string() }),
  access: 'member',
});

export const withdraw = defineCall({
  name: 'payments.withdraw',
  method: 'POST',
  path: 'payment/withdrawal/confirm.json',
  summary: 'Confirme la rétractation d’un contrat et rembourse ce qui est dû',
  input: z.object({ id: orderId(), name: value(text(100)), email: email() }),
  answer: z.object({ id: z.string(), label: z.string(), at: z.iso.datetime(), cents }),
  errors: ['not_found', 'conflict'],
  access: 'member',
  writes: true,
  limit: { max: 20, perSeconds: 60 },
});

export const refund = defineCall({
  name: 'payments.refund',
  method: 'POST',
  path: 'payment/refund.json',
  summary: 'Rembourse une commande, en tout ou partie, sur la carte ou en Soleils, avec une raison',
  input: z.object({
    id: nobodys('the order of any member: staff', text(60)),
    cents: value(wholeNumber(1, 10_000_000)),
    to: value(choice(['card', 'suns'])),
    note: value(text(200)),
    /** Made by the page for one confirmation: sent twice, it is done once. */
    key: value(text(60)),
  }),
  answer: statusSchema,
  errors: ['not_found', 'conflict'],
  access: can('payments.refund'),
  writes: true,
  audited: { about: 'id', reason: 'note', details: ['cents', 'to'] },
});

export type { PaymentStatus } from './answer-schemas.ts';
export type Suns = CallAnswer<typeof suns>;
export type OrderToPay = CallAnswer<typeof order>;
export type Purchases = CallAnswer<typeof purchases>;
export type DocumentData = CallAnswer<typeof document>;
export type Withdrawals = CallAnswer<typeof withdrawals>;
