import { list, portraitWords } from '@solelune/contract/answers';
import { z } from 'zod';
import type {
  Compatibility,
  LifePath,
  NameNumber,
  NumberResult,
  Reduction,
  UniversalNumber,
  YearNumber,
} from './engine/index.ts';
import { THEMES } from './engine/index.ts';

/** What the engine computes, as it crosses the wire. `satisfies` holds each schema to the engine's own type. */
const rootNumber = z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9]);
const masterNumber = z.literal([11, 22, 33]);

const reduction = z.object({
  total: z.int(),
  steps: list(z.object({ from: z.int(), digits: list(z.int()), to: z.int() })),
  number: rootNumber,
  master: masterNumber.optional(),
}) satisfies z.ZodType<Reduction>;

const countedLetter = z.object({
  written: z.string(),
  letter: z.string(),
  value: z.int(),
  counted: z.boolean(),
  runningSum: z.int(),
});

const nameReading = z.object({
  method: z.enum(['all_letters', 'each_part', 'vowels', 'vowels_without_y']),
  count: z.object({
    words: list(z.object({ written: z.string(), letters: list(countedLetter), subtotal: z.int() })),
    reduction,
  }),
  parts: list(reduction).optional(),
});

export const nameNumber = z.object({
  chosen: nameReading,
  others: list(nameReading),
}) satisfies z.ZodType<NameNumber>;

const lifePathReading = z.object({
  method: z.enum(['all_digits', 'whole_numbers', 'reduced_parts']),
  addends: list(z.int()),
  runningSums: list(z.int()),
  parts: list(reduction).optional(),
  reduction,
});

export const lifePath = z.object({
  chosen: lifePathReading,
  others: list(lifePathReading),
}) satisfies z.ZodType<LifePath>;

export const compatibility = z.object({
  names: z.tuple([nameNumber, nameNumber]).readonly(),
  reduction,
  number: rootNumber,
  pair: z.string(),
  /** 0 to 100, the mean of the reasons by their weights. */
  score: z.int(),
  reasons: list(
    z.object({
      key: z.enum(['expression', 'affective', 'family', 'letters']),
      percent: z.int(),
      weight: z.int(),
      compared: z.tuple([z.int(), z.int()]).readonly(),
    }),
  ),
}) satisfies z.ZodType<Compatibility>;

export const universalNumber = z.object({
  themes: list(
    z.object({
      theme: z.enum(THEMES),
      place: z.int(),
      rating: z.int(),
      product: z.int(),
      runningSum: z.int(),
    }),
  ),
  total: z.int(),
  number: rootNumber,
  reduction: reduction.optional(),
}) satisfies z.ZodType<UniversalNumber>;

export const yearNumber = z.object({ addends: list(z.int()), reduction }) satisfies z.ZodType<YearNumber>;

export const numberResult = z.object({
  number: rootNumber,
  master: masterNumber.optional(),
}) satisfies z.ZodType<NumberResult>;

/** One of the twelve numbers, or nine, as an introduction shows them. */
export const numberCard = numberResult.extend(portraitWords);
