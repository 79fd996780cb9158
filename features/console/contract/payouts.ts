import { type CallAnswer, can, defineCall } from '@solelune/contract';
import { text } from '@solelune/contract/fields';
import { nobodys } from '@solelune/contract/naming';
import { z } from 'zod';
import { isIban, normalIban } from '../engine/iban.ts';
import { month } from './month.ts';

const HOLDER_MAX = 70;
const bankShown = z.object({ holder: z.string(), shown: z.string(), changed_at: z.iso.datetime() });

export const bank = defineCall({
  name: 'console.bank',
  method: 'GET',
  path: 'console/bank.json',
  summary: 'Rend au conseiller le compte sur lequel il est payé, masqué',
  input: z.object({}),
  answer: z.object({ bank: bankShown.nullable() }),
  errors: ['not_found'],
  access: can('console.see'),
});

export const bankSave = defineCall({
  name: 'console.bank-save',
  method: 'POST',
  path: 'console/bank/save.json',
  summary: 'Change le compte sur lequel le conseiller est payé ; un courrier le lui dit',
  input: z.object({
    holder: nobodys('a value, not a name', text(HOLDER_MAX)),
    iban: nobodys(
      'a value, not a name',
      text(60).transform(normalIban).refine(isIban, 'Ce numéro de compte n’est pas un IBAN'),
    ),
  }),
  answer: z.object({ bank: bankShown }),
  errors: ['not_found'],
  access: can('console.see'),
  writes: true,
  audited: {},
  limit: { max: 10, perSeconds: 60 },
});

const payout = z.object({
  ...{
    id: z.string(),
    month: z.string(),
    pay_on: z.string(),
    made_at: z.iso.datetime(),
    count: z.int(),
    cents: z.int(),
  },
});

const payoutsAnswer = z.object({
  /** The last month that is over: what it left owed is what can be paid. */
  month: z.string(),
  /** The house has told its own account. */
  is_ready: z.boolean(),
  is_paid: z.boolean(),
  due: z.array(
    z.object({
      name: z.string(),
      slug: z.string(),
      cents: z.int(),
      shown: z.string().nullable(),
      is_demo: z.boolean(),
    }),
  ),
  payouts: z.array(payout),
});

export const payouts = defineCall({
  name: 'console.payouts',
  method: 'GET',
  path: 'administration/payouts.json',
  summary: 'Rend ce qui est dû aux conseillers pour le dernier mois fini, et les versements déjà faits',
  input: z.object({}),
  answer: payoutsAnswer,
  access: can('console.payouts'),
});
export type Payouts = CallAnswer<typeof payouts>;

const day = () =>
  text(10).refine((written) => new Date(`${written}T00:00Z`).toJSON()?.slice(0, 10) === written, 'Écrivez une date');

export const payoutMake = defineCall({
  name: 'console.payout-make',
  method: 'POST',
  path: 'administration/payouts/make.json',
  summary: 'Écrit au grand livre le versement d’un mois fini, et prépare le fichier pour la banque',
  input: z.object({ month: month(), pay_on: nobodys('a day, not a name', day()), reason: text(200) }),
  answer: payoutsAnswer,
  access: can('console.payouts'),
  writes: true,
  audited: { about: 'month', reason: 'reason', details: ['pay_on'] },
  errors: ['conflict'],
});

export const payoutFile = defineCall({
  name: 'console.payout-file',
  method: 'POST',
  path: 'administration/payouts/file.json',
  summary: 'Donne, pour cinq minutes, l’adresse du fichier de virements SEPA d’un versement',
  input: z.object({ id: nobodys('a payout: staff', z.uuid({ error: 'Ce versement est inconnu' })) }),
  answer: z.object({ address: z.string() }),
  access: can('console.payouts'),
  writes: true,
  audited: { about: 'id' },
  errors: ['not_found'],
});
