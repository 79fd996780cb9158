import { list, portrait } from '@solelune/contract/answers';
import { z } from 'zod';
import { DECKS, PACKS, SPREADS, THEMES } from './engine/index.ts';

const deck = z.enum(DECKS);

/** A card as lists show it. */
export const cardLine = z.object({
  deck,
  slug: z.string(),
  name: z.string(),
  /** Its number as its deck writes it; empty where it bears none. */
  numeral: z.string(),
  /** Major, suit or planet: what it is filed under. */
  family: z.string(),
  epithet: z.string(),
});

/** A card with its picture in words. */
const shownCard = cardLine.extend({ description: z.string(), keywords: list(z.string()) });

export const cardPage = z.object({
  card: shownCard,
  reading: portrait,
  /** What it answers to a yes or no; null where its deck does not say. */
  answer: z.enum(['yes', 'maybe', 'no']).nullable(),
  before: cardLine,
  after: cardLine,
  /** The cards it is named with, and what they say together. */
  pairs: list(z.object({ card: cardLine, title: z.string(), text: z.string() })),
});

const laidCard = shownCard.extend({
  reversed: z.boolean(),
  /** Where it lay in the fan, from 1; null when it was computed. */
  pick: z.int().nullable(),
  line: z.string(),
  paragraphs: list(z.string()),
  /** Its own page; null where it has none. */
  address: z.string().nullable(),
});

const position = z.object({
  key: z.string(),
  title: z.string(),
  about: z.string(),
  column: z.number(),
  row: z.number(),
});

const answer = z.enum(['yes', 'maybe', 'no']);

const madeDraw = z.object({
  drawn_at: z.string(),
  /** One for each position. */
  cards: list(laidCard),
  links: list(z.object({ title: z.string(), text: z.string(), cards: list(z.int()) })),
  whole: z.object({ headline: z.string(), text: z.string() }),
  /** How the fifth card of the cross was found. */
  fifth: z.object({ values: list(z.int()), steps: list(z.int()) }).nullable(),
  balance: list(z.object({ family: z.string(), about: z.string(), count: z.int(), expected: z.number() })),
  /** Of a yes or no: what its card says, and its neighbours in the fan for who asks why. */
  verdict: z.object({ answer, balance: answer, neighbours: list(laidCard) }).nullable(),
  proof: z.object({
    server_seed: z.string(),
    visitor_seed: z.string(),
    seed_from: z.enum(['device', 'word', 'server']),
    picks: list(z.int()),
    /** The fan from left to right: the number of each card, negative when upside down. */
    fan: list(z.int()),
  }),
});

export const drawView = z.object({
  id: z.string(),
  spread: z.enum(SPREADS),
  title: z.string(),
  pack: z.enum(PACKS),
  deck,
  /** How many cards lie in the fan, and how many are taken in it. */
  size: z.int(),
  taken: z.int(),
  with_reversals: z.boolean(),
  theme: z.enum(THEMES).nullable(),
  significator: cardLine.nullable(),
  fingerprint: z.string(),
  positions: list(position),
  made: madeDraw.nullable(),
});

export const chanceAnswer = z.object({
  draws: z.int(),
  cards: z.int(),
  expected: z.number(),
  usual: z.tuple([z.int(), z.int()]).readonly(),
  counts: list(z.object({ slug: z.string(), name: z.string(), numeral: z.string(), count: z.int() })),
  most: z.object({ slug: z.string(), name: z.string(), count: z.int(), chance: z.number() }).nullable(),
});
