import { type CallAnswer, can, defineCall, defineChannel } from '@solelune/contract';
import { choice, flag, optional, slug, text, wholeNumber } from '@solelune/contract/fields';
import { nobodys, ownedBy } from '@solelune/contract/naming';
import { z } from 'zod';
import { PHASES, WAYS } from '../engine/index.ts';
import { CAPS_MINUTES, MESSAGE_MAX } from '../limits.ts';
import { entrySchema, lineSchema, meterSchema } from './room-schemas.ts';

/** What it holds is a value, whoever sends it. */
export const value = <T extends z.ZodType>(field: T): T => nobodys('a value, whoever sends it', field);
/** Nobody but its two reaches a room: for anybody else there is none. */
export const roomId = () => ownedBy('consultation', text(60));
const advisorSlug = () => nobodys('the public page of an advisor', slug());
const minutes = () => value(choice(CAPS_MINUTES.map(String) as [string, ...string[]]).transform(Number));
const sideSchema = z.enum(['member', 'advisor']);
const waySchema = z.enum(WAYS);
const phaseSchema = z.enum(PHASES);
const otherSchema = z.object({ name: z.string(), picture: z.string().nullable(), slug: z.string().nullable() });

export const messageSchema = z.object({
  id: z.string(),
  number: z.int(),
  by: sideSchema,
  /** Made by the author: what was sent twice is one. */
  key: z.string(),
  /** Null once erased, and of a picture without words. */
  text: z.string().nullable(),
  /** Whether there is a picture; its address is asked for (`picture-link`). */
  picture: z.boolean(),
  at: z.iso.datetime(),
});
export type Message = z.output<typeof messageSchema>;

export const consult = defineCall({
  name: 'consultations.consult',
  method: 'GET',
  path: 'consultation/consult/{slug}.json',
  summary: 'Rend ce qu’il faut pour demander une consultation à un conseiller : manières, prix, plafonds',
  input: z.object({ slug: advisorSlug() }),
  answer: z.object({
    advisor: z.object({
      ...{ id: z.int(), slug: z.string(), name: z.string(), picture: z.string().nullable(), is_demo: z.boolean() },
    }),
    ways: z.array(z.object({ way: waySchema, cents_per_minute: z.int() })),
    caps: z.array(z.int()),
    /** Whether cards are taken. */
    open: z.boolean(),
  }),
  errors: ['not_found'],
});

export const consultNew = defineCall({
  name: 'consultations.new',
  method: 'POST',
  path: 'consultation/new.json',
  summary:
    'Prépare une consultation et sa commande : rien n’est demandé au conseiller avant que le plafond soit retenu',
  input: z.object({ slug: advisorSlug(), way: value(choice(WAYS)), minutes: minutes() }),
  answer: z.object({ id: z.string(), order: z.string() }),
  errors: ['not_found', 'conflict', 'unavailable'],
  access: 'member',
  writes: true,
  limit: { max: 20, perSeconds: 60 },
});

export const room = defineCall({
  name: 'consultations.room',
  method: 'GET',
  path: 'consultation/room/{id}.json',
  summary: 'Rend un salon à l’un de ses deux : journal, messages, horloge du serveur',
  input: z.object({ id: roomId() }),
  answer: z.object({
    ...{ id: z.string(), side: sideSchema, way: waySchema, phase: phaseSchema, other: otherSchema, me: z.string() },
    cents_per_minute: z.int(),
    cap_seconds: z.int(),
    log: z.array(entrySchema),
    messages: z.array(messageSchema),
    /** The server's clock, for the meter. */
    now: z.iso.datetime(),
    /** Waiting for its payment: where it is paid. */
    order: z.string().nullable(),
  }),
  errors: ['not_found'],
  access: 'member',
});

export const answerRequest = defineCall({
  name: 'consultations.answer',
  method: 'POST',
  path: 'consultation/answer.json',
  summary: 'Accepte ou décline une demande, au nom du conseiller',
  input: z.object({ id: roomId(), answer: value(choice(['accept', 'decline'])) }),
  answer: z.object({ phase: phaseSchema }),
  errors: ['not_found', 'conflict'],
  access: can('consultations.advise'),
  writes: true,
});

export const cancelRequest = defineCall({
  name: 'consultations.cancel',
  method: 'POST',
  path: 'consultation/cancel.json',
  summary: 'Retire une demande qui attend encore sa réponse',
  input: z.object({ id: roomId() }),
  answer: z.object({ phase: phaseSchema }),
  errors: ['not_found', 'conflict'],
  access: 'member',
  writes: true,
});

/** Does not declare `writes`: what many prove at once is kept by few transactions. */
export const present = defineCall({
  name: 'consultations.present',
  method: 'POST',
  path: 'consultation/present.json',
  summary: 'Prouve, toutes les cinq secondes, que l’un des deux est là ; dit jusqu’où il a reçu et lu',
  input: z.object({
    id: roomId(),
    /** Of a call: whether sound can pass. Without it a call proves nothing. */
    joined: value(flag()),
    delivered: value(optional(wholeNumber(0, 1_000_000))),
    read: value(optional(wholeNumber(0, 1_000_000))),
  }),
  answer: z.object({ now: z.iso.datetime(), phase: phaseSchema, log_length: z.int() }),
  errors: ['not_found'],
  access: 'member',
  limit: { max: 120, perSeconds: 60 },
});

/** Does not declare `writes`: what many write at once is kept by few transactions. */
export const send = defineCall({
  name: 'consultations.send',
  method: 'POST',
  path: 'consultation/send.json',
  summary: 'Écrit dans un salon : envoyé deux fois sous la même clé, gardé une fois',
  input: z.object({ id: roomId(), key: value(text(60)), text: value(text(MESSAGE_MAX)) }),
  answer: messageSchema,
  errors: ['not_found', 'conflict'],
  access: 'member',
  limit: { max: 120, perSeconds: 60 },
});

interface Uploaded {
  bytes: Uint8Array;
}
/** A page gives a file, the server's body reader its bytes: nothing is decided on the name and the type that its sender says. */
const uploadedFile = z
  .custom<Blob | Uploaded>((file) => (file as Uploaded | null)?.bytes instanceof Uint8Array)
  .transform((file) => file as Uploaded);

export const sendPicture = defineCall({
  name: 'consultations.send-picture',
  method: 'POST',
  path: 'consultation/picture.json',
  summary: 'Montre une image dans un salon, refaite sans ce qu’elle dit d’elle-même',
  input: z.object({
    ...{ id: roomId(), key: value(text(60)) },
    /** None is told to its two alone: a stranger hears that there is no such room. */
    files: z.array(value(uploadedFile)).max(1, 'Une image à la fois').default([]),
  }),
  answer: messageSchema,
  errors: ['not_found', 'conflict'],
  access: 'member',
  files: { maxCount: 1, maxBytes: 15_000_000 },
  limit: { max: 20, perSeconds: 60 },
});

export const pictureLink = defineCall({
  name: 'consultations.picture-link',
  method: 'POST',
  path: 'consultation/picture-link.json',
  summary: 'Rend, pour cinq minutes, l’adresse d’une image d’un salon',
  input: z.object({ id: roomId(), number: value(wholeNumber(1, 1_000_000)) }),
  answer: z.object({ address: z.string() }),
  errors: ['not_found'],
  access: 'member',
});

export const typing = defineCall({
  name: 'consultations.typing',
  method: 'POST',
  path: 'consultation/typing.json',
  summary: 'Dit que l’un des deux écrit, pour quelques secondes',
  input: z.object({ id: roomId() }),
  answer: z.object({}),
  errors: ['not_found'],
  access: 'member',
  writes: true,
  limit: { max: 60, perSeconds: 60 },
});

export const pause = defineCall({
  name: 'consultations.pause',
  method: 'POST',
  path: 'consultation/pause.json',
  summary: 'Arrête le compteur, ou le relance, d’un commun accord',
  input: z.object({ id: roomId(), paused: value(flag()) }),
  answer: z.object({ phase: phaseSchema }),
  errors: ['not_found', 'conflict'],
  access: 'member',
  writes: true,
});

export const end = defineCall({
  name: 'consultations.end',
  method: 'POST',
  path: 'consultation/end.json',
  summary: 'Termine une consultation ; un conseiller peut le faire sans rien compter',
  input: z.object({ id: roomId(), free: value(flag()) }),
  answer: z.object({ phase: phaseSchema }),
  errors: ['not_found', 'conflict'],
  access: 'member',
  writes: true,
});

export const extend = defineCall({
  name: 'consultations.extend',
  method: 'POST',
  path: 'consultation/extend.json',
  summary: 'Prépare la commande qui ajoute du temps : rien ne s’ajoute sans elle',
  input: z.object({ id: roomId(), minutes: minutes() }),
  answer: z.object({ order: z.string(), cents: z.int() }),
  errors: ['not_found', 'conflict'],
  access: 'member',
  writes: true,
});

export const receipt = defineCall({
  name: 'consultations.receipt',
  method: 'GET',
  path: 'consultation/receipt/{id}.json',
  summary: 'Rend le reçu d’une consultation : chaque seconde, ligne par ligne, et ce qui a été payé',
  input: z.object({ id: roomId() }),
  answer: z.object({
    ...{ id: z.string(), side: sideSchema, way: waySchema, phase: phaseSchema, other: otherSchema },
    cents_per_minute: z.int(),
    lines: z.array(lineSchema),
    meter: meterSchema,
    /** Everything between the first second and the end: counted, cut off or paused, given by the house. */
    ...{ paused_seconds: z.int(), elapsed_seconds: z.int(), given_seconds: z.int() },
    held_cents: z.int(),
    /** The member's alone: what was taken, and what came back. */
    paid: z.object({ card_cents: z.int(), suns: z.int(), off_cents: z.int(), released_cents: z.int() }).nullable(),
    orders: z.array(z.string()),
    summary: z.string().nullable(),
    message_count: z.int(),
  }),
  errors: ['not_found'],
  access: 'member',
});

export const summarySave = defineCall({
  name: 'consultations.summary',
  method: 'POST',
  path: 'consultation/summary.json',
  summary: 'Garde le mot que le conseiller laisse après une consultation',
  input: z.object({ id: roomId(), text: value(text(2000)) }),
  answer: z.object({ summary: z.string() }),
  errors: ['not_found', 'conflict'],
  access: can('consultations.advise'),
  writes: true,
});

export const listedSchema = z.object({
  ...{ id: z.string(), way: waySchema, phase: phaseSchema, other: otherSchema, cap_seconds: z.int() },
  requested_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
  cents: z.int().nullable(),
});
export type ListedConsultation = z.output<typeof listedSchema>;

export const mine = defineCall({
  name: 'consultations.mine',
  method: 'GET',
  path: 'consultation/mine.json',
  summary: 'Rend les consultations du membre, la plus récente d’abord',
  input: z.object({}),
  answer: z.object({ consultations: z.array(listedSchema) }),
  access: 'member',
});

/** Messages and events of a room, in their one order. What was said is filled in when it is told: the log itself never holds it. */
export const roomChannel = defineChannel({
  name: 'consultations.room',
  summary: 'Ce qui se dit et ce qui se passe dans un salon',
  input: z.object({ id: roomId() }),
  access: 'member',
  log: z.union([
    z.object({ kind: z.literal('message'), message: messageSchema }),
    z.object({ kind: z.literal('event'), entry: entrySchema }),
  ]),
  keptDays: 365,
});

const sideState = z.object({
  here: z.boolean(),
  /** Nobody says when they stop: it ends by itself, on the page of whoever reads it. */
  typing_until: z.iso.datetime().nullable(),
  ...{ delivered: z.int(), read: z.int() },
});
export const sidesChannel = defineChannel({
  name: 'consultations.sides',
  summary: 'Qui des deux est là, écrit, a reçu, a lu',
  input: z.object({ id: roomId() }),
  access: 'member',
  state: z.object({ member: sideState, advisor: sideState }),
});

export type RoomData = CallAnswer<typeof room>;
export type ReceiptData = CallAnswer<typeof receipt>;
export type ConsultData = CallAnswer<typeof consult>;
