import { givenBirth } from '@solelune/astrology/answers/birth';
import { type CallAnswer, defineCall } from '@solelune/contract';
import { choice, date, email, optional, text } from '@solelune/contract/fields';
import { nobodys, ownedBy } from '@solelune/contract/naming';
import { z } from 'zod';
import { NOTE_MAX } from './engine/sale.ts';

const value = <T extends z.ZodType>(field: T): T => nobodys('a value, whoever sends it', field);
const bookId = () => ownedBy('book', text(60));
/** The birth as addresses carry it. */
const infos = () => value(text(2000));
const note = () => value(optional(text(NOTE_MAX)));
/** Of a gift's letter: who has it may open the gift. */
const secret = () => nobodys('a secret that the letter of a gift carries', text(100));

const point = z.object({ point: z.string(), lonDeg: z.number() });
const coverSchema = z.object({
  name: z.string(),
  /** Place, day and hour. */
  line: z.string(),
  years: z.string(),
  sky: z.object({ ascendantDeg: z.number().nullable(), midheavenDeg: z.number().nullable(), bodies: z.array(point) }),
});

export const cover = defineCall({
  name: 'book.cover',
  method: 'POST',
  path: 'book/cover.json',
  summary: 'Rend la couverture d’un livre à faire : le prénom, la naissance en mots et son ciel',
  input: z.object({ infos: infos() }),
  answer: coverSchema,
  errors: ['invalid_input'],
  access: 'public',
  limit: { max: 60, perSeconds: 60 },
});

export const extract = defineCall({
  name: 'book.extract',
  method: 'POST',
  path: 'book/extract.json',
  summary: 'Fait trois vraies pages d’un livre, avant toute commande',
  input: z.object({ infos: infos() }),
  answer: z.object({ pages: z.array(z.object({ page: z.int(), title: z.string(), picture: z.string() })) }),
  errors: ['invalid_input', 'unavailable'],
  access: 'public',
  limit: { max: 6, perSeconds: 600 },
});

export const order = defineCall({
  name: 'book.order',
  method: 'POST',
  path: 'book/order.json',
  summary: 'Prépare la commande d’un livre, pour soi, pour un proche ou à offrir un jour choisi',
  input: z.object({
    infos: infos(),
    for_whom: value(choice(['self', 'contact', 'gift'])),
    gift_day: value(optional(date())),
    gift_email: value(optional(email())),
    note: note(),
  }),
  answer: z.object({ order: z.string() }),
  errors: ['invalid_input', 'not_found', 'conflict'],
  access: 'member',
  writes: true,
  limit: { max: 20, perSeconds: 600 },
});

const bookSchema = z.object({
  id: z.string(),
  firstname: z.string(),
  years: z.string(),
  for_whom: z.enum(['self', 'contact', 'gift']),
  status: z.enum(['waiting', 'making', 'ready', 'failed', 'refunding', 'refunded', 'lost']),
  /** The part that is being made, where one is. */
  stage: z.enum(['sky', 'years', 'portrait', 'tables', 'pages', 'reading']).nullable(),
  gift_day: z.string().nullable(),
  gift_sent: z.boolean(),
  /** Somebody took the gift: it is theirs. */
  taken: z.boolean(),
  is_mine: z.boolean(),
  bytes: z.int().nullable(),
  made_at: z.iso.datetime().nullable(),
  corrections: z.int(),
  can_give_up: z.boolean(),
  can_correct: z.boolean(),
  order_id: z.string().nullable(),
});

export const mine = defineCall({
  name: 'book.mine',
  method: 'GET',
  path: 'book/mine.json',
  summary: 'Rend les livres du membre, le plus récent d’abord',
  input: z.object({}),
  answer: z.object({ books: z.array(bookSchema) }),
  access: 'member',
});

export const one = defineCall({
  name: 'book.one',
  method: 'GET',
  path: 'book/one/{id}.json',
  summary: 'Rend un livre du membre et, tant qu’il se fait, où il en est',
  input: z.object({ id: bookId() }),
  /** The birth and the cover are its owner's alone. */
  answer: z.object({ book: bookSchema, cover: coverSchema.nullable(), given: givenBirth.nullable() }),
  errors: ['not_found'],
  access: 'member',
  limit: { max: 240, perSeconds: 60 },
});

export const link = defineCall({
  name: 'book.link',
  method: 'POST',
  path: 'book/link.json',
  summary: 'Donne, pour cinq minutes, l’adresse du PDF d’un livre',
  input: z.object({ id: bookId() }),
  answer: z.object({ address: z.string() }),
  errors: ['not_found'],
  access: 'member',
  limit: { max: 60, perSeconds: 60 },
});

export const correct = defineCall({
  name: 'book.correct',
  method: 'POST',
  path: 'book/correct.json',
  summary: 'Corrige la naissance d’un livre, qui est refait sans frais',
  input: z.object({ id: bookId(), infos: infos() }),
  answer: z.object({ book: bookSchema }),
  errors: ['invalid_input', 'not_found', 'conflict'],
  access: 'member',
  writes: true,
  limit: { max: 10, perSeconds: 600 },
});

export const giveUp = defineCall({
  name: 'book.give-up',
  method: 'POST',
  path: 'book/give-up.json',
  summary: 'Annule un livre qui n’est pas commencé, et rembourse tout',
  input: z.object({ id: bookId() }),
  answer: z.object({ book: bookSchema }),
  errors: ['not_found', 'conflict'],
  access: 'member',
  writes: true,
  limit: { max: 20, perSeconds: 60 },
});

export const gift = defineCall({
  name: 'book.gift',
  method: 'GET',
  path: 'book/gift/{secret}.json',
  summary: 'Rend la couverture d’un livre offert, à qui en a reçu la lettre',
  input: z.object({ secret: secret() }),
  answer: z.object({ cover: coverSchema, from: z.string(), note: z.string().nullable(), taken: z.boolean() }),
  errors: ['not_found'],
  access: 'public',
  limit: { max: 60, perSeconds: 60 },
});

export const takeGift = defineCall({
  name: 'book.take-gift',
  method: 'POST',
  path: 'book/gift/take.json',
  summary: 'Range un livre offert parmi ceux du membre, à qui il appartient dès lors',
  input: z.object({ secret: secret() }),
  answer: z.object({ id: z.string() }),
  errors: ['not_found', 'conflict'],
  access: 'member',
  writes: true,
  limit: { max: 20, perSeconds: 60 },
});

export type Cover = CallAnswer<typeof cover>;
export type Book = CallAnswer<typeof one>['book'];
export type Extract = CallAnswer<typeof extract>;
