import { type CallAnswer, can, defineCall } from '@solelune/contract';
import { choice, flag, optional, wholeNumber } from '@solelune/contract/fields';
import { z } from 'zod';
import { LIMIT_MAX_CENTS, PAUSE_NAMES, PERIODS } from '../engine/guards/index.ts';
import { roomId, value } from './room.ts';

const limitSchema = z.object({
  period: z.enum(PERIODS),
  /** In cents; null: no limit. */
  cents: z.int().nullable(),
  spent_cents: z.int(),
  /** A raise that waits; its cents null: no limit any more. */
  later: z.object({ cents: z.int().nullable(), at: z.iso.datetime() }).nullable(),
});
const guardsAnswer = () =>
  z.object({
    limits: z.array(limitSchema),
    /** Until when; null: no pause runs. */
    paused_until: z.iso.datetime().nullable(),
  });

export const guards = defineCall({
  name: 'consultations.guards',
  method: 'GET',
  path: 'consultation/guards.json',
  summary: 'Rend les limites de dépense du membre, ce qu’il a dépensé, et sa pause',
  input: z.object({}),
  answer: guardsAnswer(),
  access: 'member',
});

export const longDay = defineCall({
  name: 'consultations.long-day',
  method: 'GET',
  path: 'consultation/guards/day/{id}.json',
  summary: 'Rend le temps payé par le membre aujourd’hui dans ses autres consultations',
  input: z.object({ id: roomId() }),
  /** Since midnight of the French clock. */
  answer: z.object({ other_seconds: z.int() }),
  errors: ['not_found'],
  access: 'member',
});

export const limitSave = defineCall({
  name: 'consultations.limit-save',
  method: 'POST',
  path: 'consultation/guards/limit.json',
  summary: 'Fixe une limite de dépense : plus basse aussitôt, plus haute après vingt-quatre heures',
  input: z.object({
    period: choice(PERIODS),
    /** In cents; absent: no limit. */
    cents: optional(wholeNumber(0, LIMIT_MAX_CENTS)),
  }),
  answer: guardsAnswer(),
  access: 'member',
  writes: true,
});

export const pauseStart = defineCall({
  name: 'consultations.pause-start',
  method: 'POST',
  path: 'consultation/guards/pause.json',
  summary: 'Ferme les consultations au membre, d’une semaine à six mois ; une pause ne se raccourcit pas',
  input: z.object({ pause: choice(PAUSE_NAMES) }),
  answer: guardsAnswer(),
  access: 'member',
  writes: true,
});

const charterAnswer = () =>
  z.object({
    /** The advisor's public name, who signs. */
    name: z.string(),
    version: z.string(),
    /** Null: not this version yet. */
    signed_at: z.iso.datetime().nullable(),
  });

export const charter = defineCall({
  name: 'consultations.charter',
  method: 'GET',
  path: 'consultation/advisor/charter.json',
  summary: 'Rend si le conseiller a signé la charte, et quand',
  input: z.object({}),
  answer: charterAnswer(),
  errors: ['not_found'],
  access: can('consultations.answer'),
});

export const charterSign = defineCall({
  name: 'consultations.charter-sign',
  method: 'POST',
  path: 'consultation/advisor/charter/sign.json',
  summary: 'Signe la charte des conseillers, dans sa version du moment',
  input: z.object({ agreed: value(flag()) }),
  answer: charterAnswer(),
  errors: ['not_found'],
  access: can('consultations.answer'),
  writes: true,
});

export type Guards = CallAnswer<typeof guards>;
