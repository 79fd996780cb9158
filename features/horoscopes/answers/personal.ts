import { list } from '@solelune/contract/answers';
import { PLANETS } from '@solelune/sky/bodies';
import { z } from 'zod';
import { NATURES } from '../engine/natures.ts';
import { THEMES } from '../engine/themes.ts';

export const transitBody = z.enum([...PLANETS, 'mean_node']);
export const natalPoint = z.enum([...PLANETS, 'ascendant', 'midheaven']);

const passage = z.object({
  key: z.string(),
  body: transitBody,
  point: natalPoint,
  nature: z.enum(NATURES),
  /** « Saturne au carré de votre Neptune » */
  title: z.string(),
  /** The narrowest of the three that holds an exact pass; `month` for what only goes by. */
  when: z.enum(['day', 'week', 'month']),
  enter_words: z.string(),
  leave_words: z.string(),
  /** Every pass, also outside the month. */
  exact_words: list(z.string()),
  closest_words: z.string().nullable(),
  /** « maison VII », where the hour is known. */
  house_words: z.string().nullable(),
  /** Strength each day of the month, 0 to 1: (1 − orb ÷ 3°) squared. Empty for the Moon. */
  curve: list(z.number()),
  /** The passes of the month, in days from its beginning. */
  exact_days: list(z.number()),
  html: z.string(),
});

export const personalTheme = z.object({
  theme: z.enum(THEMES),
  name: z.string(),
  /** Not opened: nothing of it is in the answer. */
  is_closed: z.boolean(),
  /** « La Lune en Verseau : votre maison XI, celle des amitiés »; null without an hour. */
  from_words: z.string().nullable(),
  html: z.string().nullable(),
  passages: list(z.object({ key: z.string(), title: z.string(), when_words: z.string(), why_words: z.string() })),
});

export const personal = {
  zone: z.string(),
  date_words: z.string(),
  until_words: z.string(),
  /** « 16 nov. » and « 17 déc. », under the curves. */
  curve_ends: list(z.string()),
  time_known: z.boolean(),
  /** What cannot be said without an hour, plainly. */
  limits: list(z.string()),
  passages: list(passage),
  themes: list(personalTheme),
  /** The month as a calendar file. */
  calendar: z.string(),
};

export type PassageAnswer = z.output<typeof passage>;
export type PersonalTheme = z.output<typeof personalTheme>;
