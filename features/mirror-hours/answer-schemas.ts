import { list, portraitWords } from '@solelune/contract/answers';
import { z } from 'zod';
import type { ChanceComparison, DigitReading, Evolution, HourCount, Summary } from './engine/index.ts';
import { HOUR_KINDS } from './engine/index.ts';

/** What the engine computes, as it crosses the wire. `satisfies` holds each schema to the engine's own type. */
const angel = z.object({
  number: z.int(),
  name: z.string(),
  slug: z.string(),
  choir: z.string(),
  /** Minutes since midnight: from included, to excluded. */
  minute_from: z.int(),
  minute_to: z.int(),
});

/** An hour as lists show it. */
export const hourCard = z.object({
  hour: z.string(),
  kind: z.enum(HOUR_KINDS),
  angel: angel.pick({ number: true, name: true, slug: true }),
  epithet: portraitWords.epithet,
});

const digitReading = z.object({
  digits: list(z.int()),
  parts: list(z.object({ digit: z.int(), times: z.int() })),
  number: z.int().nullable(),
  sum: z.int(),
  root: z.int(),
}) satisfies z.ZodType<DigitReading>;

export const hourDetail = z.object({
  hour: z.string(),
  kind: z.enum(HOUR_KINDS),
  angel,
  digits: digitReading,
  before: z.string(),
  after: z.string(),
});

/** Product document, section 3, *Mirror hour record*; `live`: noted in its own minute. */
export const recordView = z.object({ id: z.string(), date: z.string(), hour: z.string(), live: z.boolean() });

export const currentHour = recordView.omit({ live: true }).extend({ have_seen_current_mirror_hour: z.boolean() });

export const evolutionAnswer = z.object({
  unit: z.enum(['day', 'week', 'month']),
  points: list(z.object({ from: z.string(), count: z.int() })),
}) satisfies z.ZodType<Evolution>;

export const hourCount = z.object({ hour: z.string(), count: z.int() }) satisfies z.ZodType<HourCount>;

const chance = z.object({
  count: z.int(),
  days: z.int(),
  glancesPerDay: z.int(),
  expected: z.number(),
  low: z.int(),
  high: z.int(),
  probability: z.number(),
  verdict: z.enum(['fewer', 'as_chance', 'more']),
}) satisfies z.ZodType<ChanceComparison>;

export const summaryAnswer = z.object({
  count: z.int(),
  distinctHours: z.int(),
  daysWithSighting: z.int(),
  streakDays: z.int(),
  first: z.string().nullable(),
  favourite: hourCount.extend({ probability: z.number() }).nullable(),
  chance,
}) satisfies z.ZodType<Summary>;
