import { type CallAnswer, can, defineCall } from '@solelune/contract';
import { choice, flag, optional, text, wholeNumber } from '@solelune/contract/fields';
import { nobodys } from '@solelune/contract/naming';
import { z } from 'zod';
import { DISCIPLINES } from '../engine/disciplines.ts';
import { LANGUAGES } from '../engine/languages.ts';
import { MOST_THEMES, PAGE_LENGTHS, PRICE_BOUNDS, WRITTEN_DELAYS } from '../engine/page-bounds.ts';

const values = <T extends z.ZodType>(input: T) => nobodys('values, not names', input);
const language = () => text(3).refine((code) => code in LANGUAGES, 'Cette langue est inconnue');
const FIRST_YEAR = 1950;
const MOST_LANGUAGES = 12;

/** The words of a page that its advisor writes, and staff approves. */
const pageFields = {
  headline: text(PAGE_LENGTHS.headline),
  epithet: text(PAGE_LENGTHS.epithet),
  presentation: text(PAGE_LENGTHS.presentation),
  tradition: optional(text(PAGE_LENGTHS.tradition)),
  session: optional(text(PAGE_LENGTHS.session)),
  disciplines: z
    .array(choice(DISCIPLINES), { error: 'Choisissez au moins une discipline' })
    .min(1, 'Choisissez au moins une discipline')
    .max(DISCIPLINES.length),
  // A form leaves an empty list out.
  themes: z
    .array(text(PAGE_LENGTHS.theme))
    .max(MOST_THEMES, `Pas plus de ${/* begins with a figure */ MOST_THEMES} sujets`)
    .default([]),
  languages: z
    .array(language(), { error: 'Choisissez au moins une langue' })
    .min(1, 'Choisissez au moins une langue')
    .max(MOST_LANGUAGES),
  practising_since: optional(wholeNumber(FIRST_YEAR, 2100)),
};

const page = z.object({
  ...{ headline: z.string(), epithet: z.string(), presentation: z.string() },
  ...{ tradition: z.string(), session: z.string() },
  ...{ disciplines: z.array(z.enum(DISCIPLINES)), themes: z.array(z.string()), languages: z.array(z.string()) },
  practising_since: z.int().nullable(),
});
export type OwnPage = z.output<typeof page>;

const proposal = z.object({
  page,
  proposed_at: z.iso.datetime(),
  declined: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
});
const price = z.int().nullable();
const prices = z.object({ phone: price, chat: price, written: price, written_delay_hours: price });
const standing = z.enum(['listed', 'waiting', 'suspended']);

export const ownPage = defineCall({
  name: 'advisors.own-page',
  method: 'GET',
  path: 'advisor/own/page.json',
  summary: 'Rend au conseiller sa page, ce qu’il propose d’y changer, et ses prix',
  input: z.object({}),
  answer: z.object({ slug: z.string(), name: z.string(), standing, page, proposal: proposal.nullable(), prices }),
  access: can('advisors.console'),
  errors: ['not_found'],
});
export type OwnPageData = CallAnswer<typeof ownPage>;

export const ownPagePropose = defineCall({
  name: 'advisors.own-page-propose',
  method: 'POST',
  path: 'advisor/own/propose.json',
  summary: 'Propose ce que la page du conseiller doit dire ; elle change quand la maison l’approuve',
  input: values(z.object(pageFields)),
  answer: z.object({ proposal }),
  access: can('advisors.console'),
  writes: true,
  audited: {},
  errors: ['not_found'],
});

const cents = ({ from, to }: { from: number; to: number }) => optional(wholeNumber(from, to));

export const ownPrices = defineCall({
  name: 'advisors.own-prices',
  method: 'POST',
  path: 'advisor/own/prices.json',
  summary:
    'Change les prix du conseiller, en centimes et dans les bornes de la maison ; ce qui est en cours garde le sien',
  input: values(
    z
      .object({
        ...{ phone: cents(PRICE_BOUNDS.phone), chat: cents(PRICE_BOUNDS.chat), written: cents(PRICE_BOUNDS.written) },
        written_delay_hours: optional(wholeNumber(WRITTEN_DELAYS[0], WRITTEN_DELAYS.at(-1) ?? WRITTEN_DELAYS[0])),
      })
      .refine(({ phone, chat, written }) => phone ?? chat ?? written, {
        error: 'Gardez au moins une façon de consulter',
        path: ['chat'],
      })
      .refine(({ written, written_delay_hours: delay }) => written === undefined || delay !== undefined, {
        error: 'Dites sous combien de temps vous répondez',
        path: ['written_delay_hours'],
      }),
  ),
  answer: z.object({ prices }),
  access: can('advisors.console'),
  writes: true,
  audited: { details: ['phone', 'chat', 'written'] },
  errors: ['not_found'],
});

const advisorRow = z.object({
  ...{ id: z.int(), slug: z.string(), name: z.string(), standing, is_demo: z.boolean() },
  status: z.enum(['online', 'busy', 'offline']),
  joined_on: z.string(),
  prices,
  /** What the page says now, beside what is proposed; null where nothing waits. */
  waiting: z.object({ now: page, proposed: page, at: z.iso.datetime() }).nullable(),
});
export type AdvisorRecord = z.output<typeof advisorRow>;

export const advisorsAll = defineCall({
  name: 'advisors.all',
  method: 'GET',
  path: 'administration/advisors.json',
  summary: 'Rend tous les conseillers, ceux dont une page attend d’être lue d’abord',
  input: z.object({}),
  answer: z.object({ advisors: z.array(advisorRow) }),
  access: can('advisors.manage'),
});

const advisorId = () => nobodys('any advisor: staff', wholeNumber(1, 2_147_483_647));

export const proposalDecide = defineCall({
  name: 'advisors.proposal-decide',
  method: 'POST',
  path: 'administration/advisors/decide.json',
  summary: 'Publie la page qu’un conseiller propose, ou dit pourquoi elle ne l’est pas',
  input: z
    .object({ advisor: advisorId(), publish: values(flag()), reason: optional(text(400)) })
    .refine(({ publish, reason }) => publish || reason, {
      error: 'Dites pourquoi : la personne le lira',
      path: ['reason'],
    }),
  answer: z.object({ advisors: z.array(advisorRow) }),
  access: can('advisors.manage'),
  writes: true,
  audited: { about: 'advisor', reason: 'reason', details: ['publish'] },
  errors: ['not_found', 'conflict'],
});

export const advisorStanding = defineCall({
  name: 'advisors.standing',
  method: 'POST',
  path: 'administration/advisors/standing.json',
  summary: 'Suspend un conseiller, ou le rétablit, avec une raison qui reste au journal',
  input: z.object({ advisor: advisorId(), suspend: values(flag()), reason: text(400) }),
  answer: z.object({ advisors: z.array(advisorRow) }),
  access: can('advisors.manage'),
  writes: true,
  audited: { about: 'advisor', reason: 'reason', details: ['suspend'] },
  errors: ['not_found', 'conflict'],
});
