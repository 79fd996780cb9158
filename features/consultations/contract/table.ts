import { aspects, chart, skyOver } from '@solelune/astrology/answers/chart';
import { type CallAnswer, defineCall, defineChannel } from '@solelune/contract';
import { list } from '@solelune/contract/answers';
import { choice, date, flag, optional, text, wholeNumber } from '@solelune/contract/fields';
import { nobodys } from '@solelune/contract/naming';
import { z } from 'zod';
import { MOST_ZOOM, TABLE_SPREADS } from '../engine/table/index.ts';
import { roomId, value } from './room.ts';
import { gesture } from './table-gestures.ts';

/** Longer than any talk lasts: a table of that many gestures is a machine's. */
const MOST_LAID = 9999;
const item = () => nobodys('a number on the table of a room, which is the room’s', wholeNumber(1, MOST_LAID));

/** Names what is pointed at: `card-2`, `sun`, `inner.moon`. */
const target = () => z.preprocess((value) => value, text(40)).pipe(z.string().regex(/^[a-z][\w.-]*$/i));

export const tableChannel = defineChannel({
  name: 'consultations.table',
  summary: 'Suit les gestes de la table partagée d’une consultation : la table est ce qu’ils font ensemble',
  input: z.object({ id: roomId() }),
  access: 'member',
  log: gesture,
  /** The retention job erases a whole table at once, a year after its room has ended; this is the net below it. */
  keptDays: 400,
});

const done = z.object({ number: z.int() });

export const tableLay = defineCall({
  name: 'consultations.table-lay',
  method: 'POST',
  path: 'consultation/table/lay.json',
  summary:
    'Le conseiller pose quelque chose sur la table : un ciel (wheel, transits et sa date), un tirage (spread), un ange, un tirage gardé. Seul ce que le membre partage peut y être',
  input: z.object({
    id: roomId(),
    what: value(choice(['wheel', 'transits', 'spread', 'angel', 'kept-draw'])),
    /** A chart or a draw that the member kept; without one, a sky is that of their own birth. */
    kept: nobodys('found among what the member of the room shares, or not at all', optional(text(100))),
    on: value(optional(date())),
    spread: value(optional(choice(TABLE_SPREADS))),
    reversals: value(flag()),
    angel: value(optional(wholeNumber(1, 72))),
  }),
  answer: done,
  errors: ['not_found', 'conflict'],
  access: 'member',
  writes: true,
  limit: { max: 60, perSeconds: 60 },
});

export const tableGesture = defineCall({
  name: 'consultations.table-gesture',
  method: 'POST',
  path: 'consultation/table/gesture.json',
  summary:
    'Un geste de l’un des deux sur la table : regarder une pièce, montrer (on), agrandir (to), retourner une carte (card), enlever (item, ou tout sans item)',
  input: z.object({
    id: roomId(),
    kind: value(choice(['shown', 'pointed', 'zoomed', 'turned', 'cleared'])),
    item: optional(item()),
    on: value(optional(target())),
    to: value(optional(wholeNumber(1, MOST_ZOOM))),
    card: value(optional(wholeNumber(0, 12))),
  }),
  answer: done,
  errors: ['not_found', 'conflict'],
  access: 'member',
  writes: true,
  limit: { max: 240, perSeconds: 60 },
});

export const tablePick = defineCall({
  name: 'consultations.table-pick',
  method: 'POST',
  path: 'consultation/table/pick.json',
  summary: 'Le membre prend une carte dans l’éventail ; la première apporte la graine de son appareil',
  input: z.object({ id: roomId(), item: item(), place: value(wholeNumber(1, 100)), seed: value(text(64)) }),
  answer: done,
  errors: ['not_found', 'conflict'],
  access: 'member',
  writes: true,
  limit: { max: 120, perSeconds: 60 },
});

export const tableSky = defineCall({
  name: 'consultations.table-sky',
  method: 'GET',
  path: 'consultation/table/sky/{id}/{item}.json',
  summary: 'Rend le ciel qui est sur la table, tant que le membre le partage',
  input: z.object({ id: roomId(), item: item() }),
  answer: z.object({
    title: z.string(),
    when: z.string(),
    natal: chart,
    natal_over: skyOver.optional(),
    transits: z.object({ date: z.string(), sky: chart, across: aspects }).nullable(),
  }),
  errors: ['not_found', 'conflict'],
  access: 'member',
});

export const tableKeptDraw = defineCall({
  name: 'consultations.table-kept-draw',
  method: 'GET',
  path: 'consultation/table/draw/{id}/{item}.json',
  summary: 'Rend le tirage gardé qui est sur la table, tant que le membre le partage',
  input: z.object({ id: roomId(), item: item() }),
  answer: z.object({
    title: z.string(),
    spread: z.string(),
    question: z.string().nullable(),
    cards: list(z.object({ key: z.string(), name: z.string(), position: z.string(), reversed: z.boolean() })),
  }),
  errors: ['not_found'],
  access: 'member',
});

export type TableSky = CallAnswer<typeof tableSky>;
export type KeptDrawOnTable = CallAnswer<typeof tableKeptDraw>;
