import { list, portraitWords } from '@solelune/contract/answers';
import { z } from 'zod';
import { ELEMENTS, type ShownWindows, SIGNS, type SignKey } from './engine/index.ts';

export type { Introduction, Portrait, Section } from '@solelune/contract/answers';

/** What crosses the wire. Angels travel by number and card: the engine, which the pages have too, knows the rest of each. */
export const angelNumber = z.int().min(1).max(72);

/** Product document, section 3, *Angel*, with what a card prints. */
export const angelCard = z.object({
  number: angelNumber,
  name: z.string(),
  slug: z.string(),
  /** Slug of the choir. */
  hierarchy: z.string(),
  element: z.enum(ELEMENTS),
  sign: z.enum(SIGNS.map(({ key }) => key) as [SignKey, ...SignKey[]]),
  feelings: list(z.string()),
  doreen_number: z.int(),
  ...portraitWords,
});
export type AngelCard = z.output<typeof angelCard>;

/** Where tradition finds the angel's name, and the first words there. */
export const angelVerse = z.object({ place: z.string(), french: z.string().optional(), hebrew: z.string().optional() });

export type AngelVerse = z.output<typeof angelVerse>;

/** A piece of text without an address: what a choir or a role is. */
export const fragment = z.object({ slug: z.string(), title: z.string(), html: z.string() });
export type Fragment = z.output<typeof fragment>;

export const feeling = z.object({
  slug: z.string(),
  label: z.string(),
  /** How many angels have it. */
  angels: z.int(),
});
export type FeelingCount = z.output<typeof feeling>;

/** Who reigns at an instant, by the clock of a zone. */
export const currentRegencies = z.object({
  timezone: z.string(),
  instant: z.iso.datetime(),
  /** YYYY-MM-DD in that zone. */
  date: z.string(),
  guardian: angelNumber,
  heart: angelNumber,
  spiritual: z.object({
    angel: angelNumber,
    next: angelNumber,
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
  }),
});
export type CurrentRegencies = z.output<typeof currentRegencies>;

export const dayAngel = z.object({ date: z.string(), angel: angelNumber });

const place = z.object({ id: z.string(), label: z.string() });

/** A birth as far as it could be read. */
export const readBirthAnswer = z.object({
  firstname: z.string(),
  birthdate: z.string(),
  birthtime: z.string(),
  birthcity: place.nullable(),
});
export type ReadBirth = z.output<typeof readBirthAnswer>;

export const birthNumbers = z.object({ guardian: angelNumber, heart: angelNumber, spiritual: angelNumber });

/** What other counts give for the same birth. */
export const traditions = z.object({
  /** Lenain's calendar; null on the days that it leaves free. */
  lenain_heart: angelNumber.nullable(),
  /** The ecliptic longitude of the Sun at the birth, in degrees, and the angels of that degree; null where the sky at hand does not reach so far. */
  sun_longitude_deg: z.number().nullable(),
  degree_guardian: angelNumber.nullable(),
  degree_heart: angelNumber.nullable(),
  /** Why they are null: on a device that computes by itself the sky has a beginning and an end. */
  sky_note: z.string().nullable(),
  /** Hour or place were not given: noon, Paris. */
  is_approximate: z.boolean(),
});
export type Traditions = z.output<typeof traditions>;

/** Twenty minutes of an angel as a clock shows them. */
const ritualWindow = z.object({
  /** YYYY-MM-DD. */
  date: z.string(),
  /** HH:MM. */
  start: z.string(),
  end: z.string(),
  day: z.enum(['guardian', 'heart', 'any']),
});

export const ritualWindowsAnswer = z.object({
  next: ritualWindow,
  heart: ritualWindow,
  guardian: ritualWindow,
}) satisfies z.ZodType<ShownWindows>;
