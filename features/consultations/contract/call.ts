import { defineCall, defineChannel } from '@solelune/contract';
import { choice, optional, text, wholeNumber } from '@solelune/contract/fields';
import { z } from 'zod';
import { roomId, value } from './room.ts';

/** A page that is in the call, as it names itself: one side may have several, and the newest talks. */
const peer = () => value(text(24));

export const SIGNAL_KINDS = ['hello', 'description', 'candidates', 'bye'] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];
/** A description of two voices takes some 3,000 characters. */
export const SIGNAL_CHARACTERS = 12_000;

const signal = z.object({
  side: z.enum(['member', 'advisor']),
  kind: z.enum(SIGNAL_KINDS),
  peer: z.string(),
  /** Which page of the other side is meant. */
  to: z.string().nullable(),
  /** Of this page: what comes twice is heard once. */
  count: z.int(),
  data: z.string(),
});
export type Signal = z.output<typeof signal>;

/** How two browsers find each other: told in order, kept for a day and no longer, since it names the network they are in. */
export const signalChannel = defineChannel({
  name: 'consultations.signal',
  summary: 'Ce que deux navigateurs se disent pour se joindre',
  input: z.object({ id: roomId() }),
  access: 'member',
  log: signal,
  keptDays: 1,
});

export const callSignal = defineCall({
  name: 'consultations.call-signal',
  method: 'POST',
  path: 'consultation/call/signal.json',
  summary: 'Dit à l’autre navigateur comment le joindre',
  access: 'member',
  writes: true,
  input: z.object({
    id: roomId(),
    kind: value(choice(SIGNAL_KINDS)),
    peer: peer(),
    to: value(optional(text(24))),
    count: value(wholeNumber(0, 1_000_000)),
    data: value(optional(text(SIGNAL_CHARACTERS))),
  }),
  answer: z.object({ number: z.int() }),
  errors: ['not_found', 'conflict'],
  limit: { max: 240, perSeconds: 60 },
});

const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});

export const callSetup = defineCall({
  name: 'consultations.call-setup',
  method: 'GET',
  path: 'consultation/call/{id}/setup.json',
  summary: 'Rend les relais par lesquels un appel peut passer',
  access: 'member',
  input: z.object({ id: roomId() }),
  answer: z.object({ ice_servers: z.array(iceServer), relay_only: z.boolean() }),
  errors: ['not_found'],
});

/** How each telephone stands. */
export const LEG_STATES = [
  'waiting',
  'ringing',
  'answered',
  'busy',
  'no-answer',
  'unreachable',
  'refused',
  'hung-up',
] as const;
export type PhoneLegState = (typeof LEG_STATES)[number];
const leg = z.enum(LEG_STATES);

export const phoneState = z.object({ member: leg, advisor: leg });
export type PhoneState = z.output<typeof phoneState>;

/** How the two telephones stand. Numbers are not in it: both follow it. */
export const phoneChannel = defineChannel({
  name: 'consultations.phone',
  summary: 'Où en est un appel par téléphone',
  input: z.object({ id: roomId() }),
  access: 'member',
  state: phoneState,
});

export const phoneNumbers = defineCall({
  name: 'consultations.phone-numbers',
  method: 'GET',
  path: 'consultation/phone/numbers.json',
  summary: 'Rend les téléphones de qui demande, leur milieu caché, et le numéro qui s’affichera',
  access: 'member',
  input: z.object({}),
  answer: z.object({
    /** Whether anybody can be rung from here. */
    is_open: z.boolean(),
    /** The one that will ring. */
    chosen: z.string().nullable(),
    numbers: z.array(z.object({ kind: z.enum(['mobile', 'fixed']), shown: z.string() })),
    /** What both see when they are rung. */
    caller: z.string().nullable(),
    /** Outside production, without keys: the page on which the two telephones are drawn. */
    phones_page: z.string().nullable(),
  }),
});

export const phoneChoose = defineCall({
  name: 'consultations.phone-choose',
  method: 'POST',
  path: 'consultation/phone/choose.json',
  summary: 'Choisit le téléphone que la maison fera sonner, pour un membre comme pour un conseiller',
  access: 'member',
  writes: true,
  input: z.object({
    kind: value(choice(['mobile', 'fixed', 'other'])),
    /** Of another one: as people of its country write it. */
    number: value(optional(text(30))),
    country: value(optional(text(2))),
  }),
  answer: z.object({ shown: z.string() }),
  limit: { max: 20, perSeconds: 60 },
});

export const phoneRing = defineCall({
  name: 'consultations.phone-ring',
  method: 'POST',
  path: 'consultation/phone/ring.json',
  summary: 'Fait sonner les deux téléphones d’une consultation acceptée ; demandé deux fois, une seule',
  access: 'member',
  writes: true,
  input: z.object({ id: roomId() }),
  answer: phoneState,
  errors: ['not_found', 'conflict', 'unavailable'],
  limit: { max: 20, perSeconds: 60 },
});
