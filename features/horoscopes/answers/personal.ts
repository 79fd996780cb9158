import { list } from '@solelune/contract/answers';
import { z } from 'zod';
import { NATURES } from '../engine/natures.ts';

const passage = z.object({
  key: z.string(),
  body: z.enum([
    'sun',
    'moon',
    'mercury',
    'venus',
    'mars',
    'jupiter',
    'saturn',
    'uranus',
    'neptune',
    'pluto',
    'mean_node',
  ]),
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
  html: z.string(),
});

export const personal = {
  date_words: z.string(),
  until_words: z.string(),
  time_known: z.boolean(),
  /** What cannot be said without an hour, plainly. */
  limits: list(z.string()),
  passages: list(passage),
};

export type PassageAnswer = z.output<typeof passage>;
