import { SIGN_KEYS } from '@solelune/astrology/engine/signs';
import { defineCall } from '@solelune/contract';
import { optional, text } from '@solelune/contract/fields';
import { PLANETS } from '@solelune/sky/bodies';
import { z } from 'zod';

/** What a zodiac wheel is drawn from. Longitudes are ecliptic, of date, in hundredths of a degree. */
const wheelSchema = z.object({
  ascendantDeg: z.number(),
  midheavenDeg: z.number(),
  /** The twelve Placidus cusps, from the ascendant. */
  cuspsDeg: z.array(z.number()).length(12),
  bodies: z.array(z.object({ body: z.enum(PLANETS), lonDeg: z.number(), retrograde: z.boolean() })),
  aspects: z.array(
    z.object({
      from: z.enum(PLANETS),
      to: z.enum(PLANETS),
      kind: z.enum(['conjunction', 'sextile', 'square', 'trine', 'opposition']),
    }),
  ),
});

const moonSchema = z.object({ illuminatedFraction: z.number(), waxing: z.boolean() });

/** A true thing to say about this sky, in finished French; `glyph` draws it. */
const factSchema = z.object({
  glyph: z.enum([...PLANETS, ...SIGN_KEYS]),
  title: z.string(),
  text: z.string(),
});

const advisorSchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  headline: z.string(),
  epithet: z.string(),
  picture: z.string().nullable(),
  isDemo: z.boolean(),
});

export const homeIndex = defineCall({
  name: 'home.index',
  method: 'GET',
  path: 'home/index.json',
  summary: 'Le ciel de l’instant vu d’un lieu (Paris sans autre), les faits du moment et les lunes de la semaine',
  input: z.object({ place: optional(text(40)) }),
  answer: z.object({
    /** The whole minute that the sky is computed for. */
    instant: z.iso.datetime(),
    /** Its name after « ciel »: « d’Angers », « du Mans ». Null for the place of who has chosen none: its name is nobody's business. */
    ofPlace: z.string().nullable(),
    /** What the place's clocks add to universal time at that instant. */
    utcOffsetMinutes: z.number().int(),
    dateWords: z.string(),
    hourWords: z.string(),
    lead: z.string(),
    sunSign: z.enum(SIGN_KEYS),
    moon: moonSchema,
    wheel: wheelSchema,
    /** The same facts as the wheel, in words. */
    positions: z.array(z.string()),
    facts: z.array(factSchema),
    /** The sky at the last March equinox: the picture of the astrology card. */
    equinox: z.object({ caption: z.string(), wheel: wheelSchema }),
    /** The choir of angels on watch by the place's clock, then the next one. */
    choirs: z.array(z.object({ choir: z.number().int(), name: z.string(), archangel: z.string(), advice: z.string() })),
    /** Seven evenings from today. */
    moons: z.array(moonSchema.extend({ day: z.string(), date: z.string(), words: z.string() })),
    /** Who stands in the spotlight, one per role; nobody before there is a team. */
    advisors: z.array(advisorSchema),
  }),
  errors: ['not_found'],
});

export type WheelSky = z.output<typeof wheelSchema>;
export type HomeAdvisor = z.output<typeof advisorSchema>;
export type SkyFact = z.output<typeof factSchema>;
export type HomeIndex = z.output<(typeof homeIndex)['answer']>;
