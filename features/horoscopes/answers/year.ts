import { introduction, list } from '@solelune/contract/answers';
import { z } from 'zod';
import { aspect, moonDisc, planet, sign } from './day.ts';

/** Days of the year, from 0 on 1 January of the site's zone, with a decimal part. */
const ribbon = z.object({
  days: z.int(),
  /** Where each slow planet is: stays in signs, in time order, cut where it turns back. */
  planets: list(
    z.object({
      body: planet,
      stays: list(z.object({ sign, from: z.number(), to: z.number(), retrograde: z.boolean() })),
      stations: list(z.object({ at: z.number(), direction: z.enum(['retrograde', 'direct']) })),
    }),
  ),
  aspects: list(z.object({ at: z.number(), a: planet, b: planet })),
  turns: list(z.object({ at: z.number(), name: z.enum(['équinoxe', 'solstice']) })),
  /** Null outside the year. */
  today: z.number().nullable(),
  lunations: list(
    z.object({
      at: z.number(),
      phase: z.enum(['new', 'full']),
      sign,
      eclipse: z.enum(['sun', 'moon']).nullable(),
      words: z.string(),
    }),
  ),
});

/** A date of the year that somebody may want in a calendar. */
const keyDate = z.object({
  key: z.string(),
  day: z.string(),
  date_words: z.string(),
  /** « Lundi 16 novembre, 7 h 23 » */
  moment_words: z.string(),
  is_past: z.boolean(),
  /** Shown large; the others stand in a list. */
  has_card: z.boolean(),
  /** For its picture. */
  what: z.enum(['ingress', 'station', 'new', 'full', 'eclipse', 'aspect']),
  bodies: list(planet),
  aspect: aspect.nullable(),
  sign,
  words: z.string(),
  position_words: z.string(),
  /** « maison VII » from the sign of the page. */
  house_words: z.string().nullable(),
  calendar: z.string(),
});

/** A month of a sign's year. */
const yearMonth = z.object({
  month: z.int(),
  name: z.string(),
  when: z.enum(['past', 'current', 'coming']),
  /** Parts of the month, 0 to 1. */
  today: z.number().nullable(),
  lunations: list(
    z.object({ at: z.number(), phase: z.enum(['new', 'full']), sign, eclipse: z.enum(['sun', 'moon']).nullable() }),
  ),
  headline: z.string(),
  html: z.string(),
  events: list(z.object({ key: z.string(), day_words: z.string(), words: z.string(), note: z.string() })),
});

const yearPage = {
  year: z.int(),
  years: list(z.int()),
  reading: introduction,
  ribbon,
  dates: list(keyDate),
  /** The pieces of sky that each part of the text comes from. */
  sources: list(
    z.object({ section: z.string(), events: list(z.object({ words: z.string(), date_words: z.string() })) }),
  ),
  calendar: z.string(),
};

/** The ribbon in words, month by month. */
const table = list(
  z.object({
    name: z.string(),
    moons: list(z.string()),
    ingresses: list(z.string()),
    stations: list(z.string()),
    aspects: list(z.string()),
  }),
);

export const yearIndex = z.object({
  ...yearPage,
  table,
  /** « Quatre éclipses », « treize pleines Lunes »… */
  counts: list(z.string()),
  /** The four that the year is remembered by. */
  great: list(keyDate),
  signs: list(z.object({ key: sign, slug: z.string(), name: z.string(), title: z.string() })),
});

export const yearSign = z.object({
  ...yearPage,
  /** How many of the ten bodies stand in the sign, and in the one that faces it: the mean of the noons of each month. */
  crowd: list(z.object({ month: z.int(), here: z.number(), facing: z.number() })),
  facing_name: z.string(),
  year_words: z.string(),
  months: list(yearMonth),
  /** The eclipse of the Sun or the Moon in the sign, for its medal. */
  eclipse: z.object({ of: z.enum(['sun', 'moon']), day_words: z.string() }).nullable(),
  sign: z.object({ key: sign, slug: z.string(), name: z.string() }),
  signs: list(z.object({ key: sign, slug: z.string(), name: z.string() })),
});

export const fullMoon = z.object({
  day: z.string(),
  date_words: z.string(),
  hour_words: z.string(),
  sign,
  sign_name: z.string(),
  position_words: z.string(),
  eclipse_words: z.string().nullable(),
  is_past: z.boolean(),
  disc: moonDisc,
  disc_words: z.string(),
  /** The town that the visitor chose, and when she is full on its clock. */
  seen_from: z.object({ name: z.string(), words: z.string() }).nullable(),
  /** When she rises and sets that night, and what she touches. */
  facts: list(z.object({ name: z.string(), value: z.string() })),
  /** The new Moon in the same sign that it answers. */
  opened: z.object({ date_words: z.string(), words: z.string() }),
  introduction: introduction.nullable(),
  light: z.string(),
  rite: z.string(),
  cycle: z.string(),
  signs: list(z.object({ key: sign, slug: z.string(), name: z.string(), house_words: z.string(), html: z.string() })),
  /** This one and the next ones. */
  coming: list(
    z.object({ day: z.string(), date_words: z.string(), sign, sign_name: z.string(), is_eclipse: z.boolean() }),
  ),
  previous: z.object({ day: z.string(), words: z.string() }).nullable(),
  next: z.object({ day: z.string(), words: z.string() }).nullable(),
  calendar: z.string(),
});

export type RibbonAnswer = z.output<typeof ribbon>;
export type YearMonth = z.output<typeof yearMonth>;
export type YearSources = z.output<typeof yearPage.sources>;
export type YearTable = z.output<typeof table>;
export type KeyDate = z.output<typeof keyDate>;
