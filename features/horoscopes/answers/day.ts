import { introduction, list } from '@solelune/contract/answers';
import { PLANETS } from '@solelune/sky/bodies';
import { SIGNS } from '@solelune/sky/zodiac';
import { z } from 'zod';
import { NATURES } from '../engine/natures.ts';
import { THEMES } from '../engine/themes.ts';

export const sign = z.enum(SIGNS);
export const planet = z.enum(PLANETS);
export const aspect = z.enum(['conjunction', 'sextile', 'square', 'trine', 'opposition']);

/** What a small wheel is drawn from: ecliptic longitudes in hundredths of a degree. */
const placedBody = z.object({ body: planet, lon_deg: z.number(), retrograde: z.boolean() });

/** What can be checked elsewhere: a name and a figure. */
const proof = list(z.object({ name: z.string(), value: z.string() }));

/** A piece of the day's sky, as a sentence names it. */
const witness = z.object({
  title: z.string(),
  /** Where, when, in whose house. */
  words: z.string(),
  bodies: list(placedBody),
  aspect: aspect.nullable(),
  proof,
});

export const moonDisc = z.object({
  illuminated_fraction: z.number(),
  bright_limb_deg: z.number(),
  north_pole_deg: z.number(),
  libration_lon_deg: z.number(),
  libration_lat_deg: z.number(),
});

/** Something that happens at an hour of the day. */
const happening = z.object({
  kind: z.enum(['void', 'moon-ingress', 'moon-aspect', 'ingress', 'station', 'lunation', 'eclipse', 'aspect']),
  /** Of the day's own clock, 0 to 24; a void period that began before starts at 0. */
  hour: z.number(),
  until_hour: z.number().nullable(),
  hour_words: z.string(),
  title: z.string(),
  note: z.string(),
  nature: z.enum(NATURES).nullable(),
  bodies: list(planet),
  aspect: aspect.nullable(),
  sign: sign.nullable(),
  proof,
});

const signDay = z.object({
  key: sign,
  slug: z.string(),
  name: z.string(),
  moon_house: z.int(),
  /** « maison XI, celle des amitiés et des projets collectifs » */
  moon_house_words: z.string(),
  opening: z.string(),
  event: z.object({ witness, html: z.string() }).nullable(),
  weekday: z.object({ witness, html: z.string() }).nullable(),
  slow: z.object({ witness, html: z.string() }).nullable(),
  themes: list(
    z.object({
      theme: z.enum(THEMES),
      name: z.string(),
      html: z.string(),
      witness,
      /** How much the sky speaks of it, 1 to 5: the sum of those reasons, never whether the day is good. */
      presence: z.int(),
      /** Why this piece of sky and no other. */
      reasons: z.string(),
    }),
  ),
  hour: z.object({ hour: z.number(), hour_words: z.string(), witness, html: z.string() }).nullable(),
  question: z.string(),
});

export const day = z.object({
  day: z.string(),
  zone: z.string(),
  date_words: z.string(),
  /** The days beside it, where there is one. */
  previous: z.object({ day: z.string(), words: z.string() }).nullable(),
  next: z.object({ day: z.string(), words: z.string() }).nullable(),
  epithet: z.string(),
  lead: z.string(),
  moon: z.object({
    sign,
    phase_words: z.string(),
    illuminated_percent: z.int(),
    position_words: z.string(),
    /** Seen from the place of the page, at an hour when she is up if there is one. */
    disc: moonDisc,
    disc_words: z.string(),
    rise_words: z.string(),
  }),
  /** The town that the visitor chose; null under the sky that everyone is first shown. */
  seen_from: z.string().nullable(),
  /** Heights over the horizon, degrees, each half hour; null where no place is known for the zone. */
  heights: z.object({ sun: list(z.number()), moon: list(z.number()) }).nullable(),
  /** Rising and setting of the Sun over that horizon; null with it. */
  sun_times: list(z.object({ kind: z.enum(['rise', 'set']), hour: z.number(), words: z.string() })).nullable(),
  hours: list(happening),
  bodies: list(placedBody),
  signs: list(signDay),
  /** How the page is made, on today's alone. */
  introduction: introduction.nullable(),
});

export type DayAnswer = z.output<typeof day>;
export type SignDay = z.output<typeof signDay>;
export type Happening = z.output<typeof happening>;
export type WitnessAnswer = z.output<typeof witness>;
export type DiscAnswer = z.output<typeof moonDisc>;
