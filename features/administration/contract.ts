import { type CallAnswer, can, defineCall } from '@solelune/contract';
import { choice, optional, text, wholeNumber } from '@solelune/contract/fields';
import { nobodys } from '@solelune/contract/naming';
import { z } from 'zod';

const staffs = (what: string) => nobodys(`${what}: staff`, text(60));
const value = <T extends z.ZodType>(field: T) => nobodys('a value, not a name', field);
const cents = z.int();
const perMoment = z.array(z.int());

export const overview = defineCall({
  name: 'administration.overview',
  method: 'GET',
  path: 'administration/overview.json',
  summary:
    'Rend les chiffres des dernières heures, des derniers jours ou des derniers mois, et la santé des courriers et des tâches',
  input: z.object({ by: optional(value(choice(['hour', 'day', 'month']))) }),
  answer: z.object({
    by: z.enum(['hour', 'day', 'month']),
    /** In France, the oldest first, the running one last: `2026-11-17T16`, `2026-11-17` or `2026-11`. Every list has one number for each. */
    moments: z.array(z.string()),
    consultations: perMoment,
    questions: perMoment,
    revenue_cents: perMoment,
    refunded_cents: perMoment,
    orders: perMoment,
    refused: perMoment,
    members: perMoment,
    letters: perMoment,
    letters_failed: perMoment,
    jobs: perMoment,
    jobs_failed: perMoment,
    server_errors: perMoment,
    browser_errors: perMoment,
    /** Null by hour: clicks are counted by the day. */
    clicks: perMoment.nullable(),
    /** Of the last 24 hours. */
    mail: z.object({ kept: z.int(), queued: z.int(), sent: z.int(), failed: z.int() }),
    queues: z.array(z.object({ name: z.string(), waiting: z.int(), failed: z.int() })),
    /** Cards of the site that are followed; not `displays`, which is what every answer may carry for the shell. */
    cards: z.array(z.object({ title: z.string(), clicks: z.int() })),
    differences: z.int(),
    /** What whoever looks may decide, the longest waiting first. */
    awaiting: z.array(
      z.object({
        ...{ title: z.string(), words: z.string(), act: z.string(), address: z.string() },
        since: z.iso.datetime(),
      }),
    ),
  }),
  access: can('administration.see'),
});

const memberRow = z.object({
  id: z.string(),
  firstname: z.string(),
  email: z.string(),
  created_at: z.iso.datetime(),
  is_confirmed: z.boolean(),
  roles: z.array(z.string()),
});

export const members = defineCall({
  name: 'administration.members',
  method: 'GET',
  path: 'administration/members.json',
  summary: 'Rend les membres, les derniers venus d’abord, ou ceux dont l’adresse ou le prénom commence ainsi',
  input: z.object({
    q: optional(value(text(100))),
    by: optional(value(choice(['email', 'firstname']))),
    after: optional(staffs('the last member of the page before')),
  }),
  answer: z.object({ rows: z.array(memberRow), next: z.string().nullable() }),
  access: can('administration.members'),
});

const reason = () => value(text(200));

export const memberOpen = defineCall({
  name: 'administration.member-open',
  method: 'POST',
  path: 'administration/member/open.json',
  summary: 'Ouvre la fiche d’un membre, avec une raison qui reste au journal',
  input: z.object({ id: staffs('any member'), reason: reason() }),
  answer: z.object({
    member: memberRow.extend({
      last_visit_at: z.iso.datetime(),
      smtp_error: z.string().nullable(),
      deletion_due_at: z.iso.datetime().nullable(),
      suns: z.int(),
      points: z.int(),
    }),
    orders: z.array(
      z.object({
        ...{ id: z.string(), label: z.string(), status: z.string(), price_cents: cents, refunded_cents: cents },
        ...{ card_cents: cents, placed_at: z.iso.datetime(), is_paid: z.boolean() },
      }),
    ),
    letters: z.array(z.object({ kind: z.string(), status: z.string(), at: z.iso.datetime() })),
  }),
  errors: ['not_found'],
  access: can('administration.members'),
  // It writes its line in the audit log.
  writes: true,
  audited: { about: 'id', reason: 'reason' },
});

export const letterResend = defineCall({
  name: 'administration.letter-resend',
  method: 'POST',
  path: 'administration/member/letter.json',
  summary: 'Renvoie à un membre la lettre qui confirme son adresse',
  input: z.object({ id: staffs('any member'), reason: reason() }),
  answer: z.object({}),
  errors: ['not_found', 'conflict'],
  access: can('administration.members'),
  writes: true,
  audited: { about: 'id', reason: 'reason' },
});

const ofMember = { input: z.object({ id: staffs('any member'), reason: reason() }), writes: true } as const;
const onMember = { about: 'id', reason: 'reason' } as const;

export const memberClose = defineCall({
  name: 'administration.member-close',
  method: 'POST',
  path: 'administration/member/close.json',
  summary:
    'Ferme le compte d’un membre qui l’a demandé ; il a trente jours pour changer d’avis, et une lettre le lui dit',
  ...ofMember,
  answer: z.object({ due_at: z.iso.datetime() }),
  errors: ['not_found', 'conflict'],
  access: can('administration.members'),
  audited: onMember,
});

export const memberKeep = defineCall({
  name: 'administration.member-keep',
  method: 'POST',
  path: 'administration/member/keep.json',
  summary: 'Annule la fermeture d’un compte',
  ...ofMember,
  answer: z.object({}),
  errors: ['not_found', 'conflict'],
  access: can('administration.members'),
  audited: onMember,
});

export const memberExport = defineCall({
  name: 'administration.member-export',
  method: 'POST',
  path: 'administration/member/export.json',
  summary: 'Donne, pour cinq minutes, l’adresse d’un fichier de toutes les données d’un membre ; une lettre le lui dit',
  ...ofMember,
  answer: z.object({ address: z.string() }),
  errors: ['not_found'],
  // Everything that somebody trusted the house with: fewer may than may help them.
  access: can('administration.member-data'),
  audited: onMember,
});

export const ledger = defineCall({
  name: 'administration.ledger',
  method: 'GET',
  path: 'administration/ledger.json',
  summary: 'Rend les écritures du grand livre, les dernières d’abord',
  input: z.object({ after: optional(staffs('the last entry of the page before')) }),
  answer: z.object({
    rows: z.array(
      z.object({
        ...{ id: z.string(), operation: z.string(), label: z.string(), made_at: z.iso.datetime() },
        lines: z.array(z.object({ account: z.string(), currency: z.string(), amount: z.int() })),
      }),
    ),
    next: z.string().nullable(),
  }),
  access: can('administration.ledger'),
});

export const trial = defineCall({
  name: 'administration.trial',
  method: 'GET',
  path: 'administration/trial.json',
  summary: 'Rend la balance des comptes et les écarts avec le prestataire de paiement',
  input: z.object({}),
  answer: z.object({
    balances: z.array(
      z.object({
        currency: z.string(),
        rows: z.array(z.object({ owner: z.string(), name: z.string(), accounts: z.int(), balance: z.int() })),
        total: z.int(),
      }),
    ),
    differences: z.array(z.object({ about: z.string(), words: z.string(), found_at: z.iso.datetime() })),
  }),
  access: can('administration.ledger'),
});

export const audit = defineCall({
  name: 'administration.audit',
  method: 'GET',
  path: 'administration/audit.json',
  summary: 'Rend le journal des gestes de l’équipe, les derniers d’abord',
  input: z.object({
    q: optional(value(text(100))),
    by: optional(value(choice(['about', 'actor', 'deed']))),
    after: optional(value(wholeNumber(1, Number.MAX_SAFE_INTEGER))),
  }),
  answer: z.object({
    rows: z.array(
      z.object({
        ...{ number: z.int(), at: z.iso.datetime(), actor: z.string(), actor_name: z.string().nullable() },
        ...{
          roles: z.array(z.string()),
          deed: z.string(),
          about: z.string().nullable(),
          reason: z.string().nullable(),
        },
        details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
        hash: z.string(),
      }),
    ),
    next: z.int().nullable(),
  }),
  access: can('administration.audit'),
});

export const auditExport = defineCall({
  name: 'administration.audit-export',
  method: 'POST',
  path: 'administration/audit/export.json',
  summary: 'Donne, pour cinq minutes, l’adresse d’un fichier des lignes du journal qui suivent celle-ci',
  input: z.object({ after: value(wholeNumber(0, Number.MAX_SAFE_INTEGER)) }),
  answer: z.object({ address: z.string() }),
  access: can('administration.audit'),
  writes: true,
  audited: { details: ['after'] },
});

export type Overview = CallAnswer<typeof overview>;
export type MemberRecord = CallAnswer<typeof memberOpen>;
export type MemberRow = CallAnswer<typeof members>['rows'][number];
export type EntryRow = CallAnswer<typeof ledger>['rows'][number];
export type AuditRow = CallAnswer<typeof audit>['rows'][number];
