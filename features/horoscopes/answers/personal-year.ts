import { list } from '@solelune/contract/answers';
import { z } from 'zod';
import { NATURES } from '../engine/natures.ts';
import { sign } from './day.ts';
import { natalPoint, transitBody } from './personal.ts';

const thread = z.object({
  key: z.string(),
  body: transitBody,
  point: natalPoint,
  nature: z.enum(NATURES),
  /** « Saturne au carré de votre Neptune » */
  title: z.string(),
  /** 0 to 1, every `step_days`: (1 − orb ÷ 3°) squared. */
  curve: list(z.number()),
  /** Days from the beginning; passes that fall in the twelve months. */
  exact_days: list(z.number()),
  /** « exact le 3 mars, le 12 juin et le 9 novembre 2026 » */
  when_words: z.string(),
});

const lunation = z.object({
  day: z.number(),
  phase: z.enum(['new', 'full']),
  eclipse: z.enum(['sun', 'moon']).nullable(),
  sign,
  title: z.string(),
});

const period = z.object({
  from_day: z.number(),
  to_day: z.number(),
  peak_day: z.number(),
  /** « du 4 au 28 mars 2027 » */
  when_words: z.string(),
  title: z.string(),
  /** What comes together, and why that makes a period. */
  why_words: z.string(),
  reasons: list(z.object({ title: z.string(), words: z.string(), nature: z.enum(NATURES).nullable() })),
  html: z.string().nullable(),
});

const month = z.object({
  key: z.string(),
  name: z.string(),
  from_day: z.number(),
  to_day: z.number(),
  /** Its share of the heaviest month, 0 to 1. */
  load: z.number(),
  words: z.string(),
  events: list(
    z.object({
      key: z.string(),
      day_words: z.string(),
      hour_words: z.string(),
      title: z.string(),
      note: z.string(),
      nature: z.enum(NATURES).nullable(),
    }),
  ),
});

export const personalYear = {
  zone: z.string(),
  /** `2026-11`: the first of the twelve months. */
  from: z.string(),
  /** « novembre 2026 à octobre 2027 » */
  span_words: z.string(),
  previous: z.string().nullable(),
  next: z.string().nullable(),
  days: z.int(),
  step_days: z.int(),
  /** Null before the year begins and after it has ended. */
  today_day: z.number().nullable(),
  time_known: z.boolean(),
  limits: list(z.string()),
  threads: list(thread),
  lunations: list(lunation),
  solar_returns: list(z.object({ day: z.number(), date_words: z.string(), hour_words: z.string().nullable() })),
  periods: list(period),
  months: list(month),
  calendar: z.string(),
};

export type ThreadAnswer = z.output<typeof thread>;
export type PeriodAnswer = z.output<typeof period>;
export type MonthAnswer = z.output<typeof month>;
