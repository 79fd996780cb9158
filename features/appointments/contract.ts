import { type CallAnswer, can, defineCall } from '@solelune/contract';
import { choice, flag, slug, text, timezone, wholeNumber } from '@solelune/contract/fields';
import { nobodys, ownedBy } from '@solelune/contract/naming';
import { z } from 'zod';
import { SLOT_MINUTES } from './engine/index.ts';

const value = <T extends z.ZodType>(field: T): T => nobodys('a value, whoever sends it', field);
const appointmentId = () => ownedBy('appointment', text(60));
const advisorSlug = () => nobodys('the public page of an advisor', slug());
const MINUTES = SLOT_MINUTES.map(String) as ['15', '30', '45', '60'];
const minutes = () => value(choice(MINUTES).transform(Number));

/** An instant with its zone, within the years that an agenda can mean. */
const instant = () =>
  value(
    text(40).transform((written, context) => {
      const found = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?Z$/.test(written)
        ? Date.parse(written)
        : Number.NaN;
      if (Number.isNaN(found)) {
        context.addIssue({ code: 'custom', message: 'Choisissez une heure' });
        return z.NEVER;
      }
      return new Date(found).toISOString();
    }),
  );

const kindSchema = z.enum(['phone', 'chat', 'written']);
const advisorSchema = z.object({
  user_id: z.int(),
  slug: z.string(),
  display_name: z.string(),
  picture: z.string().nullable(),
});
const proposalSchema = z.object({ made_by: z.enum(['member', 'advisor']), starts_at: z.iso.datetime() });

const appointmentSchema = z.object({
  id: z.string(),
  advisor: advisorSchema,
  starts_at: z.iso.datetime(),
  /** In minutes. */
  duration: z.int(),
  kind: kindSchema,
  /** In cents. */
  amount: z.int(),
  status: z.enum(['booked', 'done', 'cancelled', 'missed']),
  /** The clock that the advisor lives by. */
  advisor_zone: z.string(),
  cancelled_by: z.enum(['member', 'advisor', 'house']).nullable(),
  /** due: the member chooses between Suns and the card. */
  refund: z.enum(['due', 'suns', 'card']).nullable(),
  /** Another time, waiting for an answer. */
  proposal: proposalSchema.nullable(),
});

export const appointment = defineCall({
  name: 'appointments.list',
  method: 'GET',
  path: 'user/profile/appointment.json',
  summary:
    'Rend les rendez-vous du membre : à venir, le plus proche d’abord ; passés ou annulés, le plus récent d’abord',
  input: z.object({}),
  answer: z.object({ upcoming: z.array(appointmentSchema), past: z.array(appointmentSchema) }),
  access: 'member',
});

export const booking = defineCall({
  name: 'appointments.booking',
  method: 'GET',
  path: 'appointment/booking/{slug}.json',
  summary: 'Rend ce qu’il faut pour prendre rendez-vous avec un conseiller : manières, prix et premières heures libres',
  input: z.object({ slug: advisorSlug() }),
  answer: z.object({
    advisor: z.object({ id: z.int(), slug: z.string(), name: z.string(), zone: z.string(), is_demo: z.boolean() }),
    /** In cents per minute. */
    ways: z.array(z.object({ kind: z.enum(['phone', 'chat']), cents_per_minute: z.int() })),
    minutes: z.array(z.int()),
    /** False: no hours are given out at all. */
    has_agenda: z.boolean(),
    /** From when on: pages count their weeks from here, on the reader's clock. */
    from: z.iso.datetime(),
    /** Of half an hour, in the four weeks to come. */
    slots: z.array(z.iso.datetime()),
    /** Whether cards are taken. */
    open: z.boolean(),
  }),
  errors: ['not_found'],
});

export const slots = defineCall({
  name: 'appointments.slots',
  method: 'GET',
  path: 'appointment/slots/{slug}/{minutes}/{from}.json',
  summary: 'Rend les heures libres d’un conseiller, d’une durée donnée, pendant quatre semaines',
  input: z.object({
    ...{ slug: advisorSlug(), minutes: minutes() },
    /** An instant: weeks begin for everybody on their own clock. */
    from: instant(),
  }),
  answer: z.object({ slots: z.array(z.iso.datetime()) }),
  errors: ['not_found'],
  limit: { max: 120, perSeconds: 60 },
});

export const hold = defineCall({
  name: 'appointments.hold',
  method: 'POST',
  path: 'appointment/hold.json',
  summary: 'Garde une heure dix minutes, le temps de la payer, et prépare sa commande',
  input: z.object({
    ...{ slug: advisorSlug(), starts_at: instant(), minutes: minutes(), kind: value(choice(['phone', 'chat'])) },
    /** The member's own clock, for letters. */
    zone: value(timezone()),
  }),
  answer: z.object({ order: z.string(), held_until: z.iso.datetime() }),
  errors: ['not_found', 'conflict', 'unavailable'],
  access: 'member',
  writes: true,
  limit: { max: 20, perSeconds: 60 },
});

export const cancel = defineCall({
  name: 'appointments.cancel',
  method: 'POST',
  path: 'appointment/cancel.json',
  summary: 'Annule un rendez-vous à venir et rend son prix en Soleils, aussitôt',
  input: z.object({ id: appointmentId() }),
  answer: z.object({ appointment: appointmentSchema, suns: z.int() }),
  errors: ['not_found', 'conflict'],
  access: 'member',
  writes: true,
});

export const chooseRefund = defineCall({
  name: 'appointments.refund',
  method: 'POST',
  path: 'appointment/refund.json',
  summary: 'Rend le prix d’un rendez-vous que le conseiller a annulé, en Soleils ou sur la carte',
  input: z.object({ id: appointmentId(), to: value(choice(['suns', 'card'])) }),
  answer: z.object({ appointment: appointmentSchema }),
  errors: ['not_found', 'conflict'],
  access: 'member',
  writes: true,
});

export const propose = defineCall({
  name: 'appointments.propose',
  method: 'POST',
  path: 'appointment/propose.json',
  summary: 'Propose au conseiller une autre heure, parmi celles qu’il a de libres',
  input: z.object({ id: appointmentId(), starts_at: instant() }),
  answer: z.object({ appointment: appointmentSchema }),
  errors: ['not_found', 'conflict'],
  access: 'member',
  writes: true,
  limit: { max: 20, perSeconds: 60 },
});

export const answer = defineCall({
  name: 'appointments.answer',
  method: 'POST',
  path: 'appointment/answer.json',
  summary: 'Accepte ou refuse l’autre heure que le conseiller propose, ou retire celle que le membre proposait',
  input: z.object({ id: appointmentId(), accept: value(flag()) }),
  answer: z.object({ appointment: appointmentSchema }),
  errors: ['not_found', 'conflict'],
  access: 'member',
});

export const calendarLink = defineCall({
  name: 'appointments.calendar-link',
  method: 'POST',
  path: 'appointment/calendar.json',
  summary: 'Donne, pour cinq minutes, l’adresse du fichier d’agenda d’un rendez-vous',
  input: z.object({ id: appointmentId() }),
  answer: z.object({ address: z.string() }),
  errors: ['not_found'],
  access: 'member',
});

/* The advisor's side. */

const theirs = () => nobodys('of the advisor who asks alone: the handler knows them by their account', text(60));
const advises = can('appointments.advise');

const minuteOfDay = () => wholeNumber(0, 1440);
const hoursFields = () => ({ from: value(minuteOfDay()), to: value(minuteOfDay()) });
const hoursSchema = () => z.object(hoursFields());
const agendaFields = () => ({
  // A form leaves an empty list out: no hours, and no exceptions.
  weekly: value(
    z
      .array(z.object({ weekday: value(wholeNumber(1, 7)), ...hoursFields() }))
      .max(50)
      .default([]),
  ),
  exceptions: value(
    z
      .array(z.object({ date: value(z.iso.date()), hours: value(z.array(hoursSchema()).max(10).default([])) }))
      .max(200)
      .default([]),
  ),
  works_on_holidays: value(flag()),
  buffer_minutes: value(wholeNumber(0, 120)),
  notice_minutes: value(wholeNumber(0, 10_080)),
  horizon_days: value(wholeNumber(1, 180)),
});
const agendaAnswer = () => z.object({ zone: z.string(), ...agendaFields() });

export const agenda = defineCall({
  name: 'appointments.agenda',
  method: 'GET',
  path: 'appointment/advisor/agenda.json',
  summary: 'Rend l’agenda du conseiller',
  input: z.object({}),
  answer: agendaAnswer(),
  errors: ['not_found'],
  access: advises,
});

export const agendaSave = defineCall({
  name: 'appointments.agenda-save',
  method: 'POST',
  path: 'appointment/advisor/agenda/save.json',
  summary: 'Remplace l’agenda du conseiller ; les rendez-vous pris restent',
  input: z.object(agendaFields()),
  answer: agendaAnswer(),
  errors: ['not_found'],
  access: advises,
  writes: true,
  audited: {},
});

const advisedSchema = z.object({
  id: z.string(),
  firstname: z.string(),
  starts_at: z.iso.datetime(),
  duration: z.int(),
  kind: kindSchema,
  status: appointmentSchema.shape.status,
  member_zone: z.string(),
  proposal: proposalSchema.nullable(),
});

export const advised = defineCall({
  name: 'appointments.advised',
  method: 'GET',
  path: 'appointment/advisor/list.json',
  summary: 'Rend les rendez-vous du conseiller, à partir d’hier',
  input: z.object({}),
  answer: z.object({ zone: z.string(), appointments: z.array(advisedSchema) }),
  errors: ['not_found'],
  access: advises,
});

export const advisorCancel = defineCall({
  name: 'appointments.advisor-cancel',
  method: 'POST',
  path: 'appointment/advisor/cancel.json',
  summary: 'Annule un rendez-vous du conseiller ; le membre choisit comment il est remboursé',
  input: z.object({ id: theirs() }),
  answer: z.object({ appointment: advisedSchema }),
  errors: ['not_found', 'conflict'],
  access: advises,
  writes: true,
  audited: { about: 'id' },
});

export const advisorPropose = defineCall({
  name: 'appointments.advisor-propose',
  method: 'POST',
  path: 'appointment/advisor/propose.json',
  summary: 'Propose au membre une autre heure, même hors de l’agenda',
  input: z.object({ id: theirs(), starts_at: instant() }),
  answer: z.object({ appointment: advisedSchema }),
  errors: ['not_found', 'conflict'],
  access: advises,
  writes: true,
  audited: { about: 'id', details: ['starts_at'] },
});

export const advisorAnswer = defineCall({
  name: 'appointments.advisor-answer',
  method: 'POST',
  path: 'appointment/advisor/answer.json',
  summary: 'Accepte ou refuse l’autre heure que le membre propose, ou retire celle que le conseiller proposait',
  input: z.object({ id: theirs(), accept: value(flag()) }),
  answer: z.object({ appointment: advisedSchema }),
  errors: ['not_found', 'conflict'],
  access: advises,
});

export type Appointment = CallAnswer<typeof appointment>['upcoming'][number];
export type Advised = CallAnswer<typeof advised>['appointments'][number];
export type Booking = CallAnswer<typeof booking>;
