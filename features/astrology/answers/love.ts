import { z } from 'zod';
import { givenBirth } from './birth.ts';
import { timeCertainty } from './chart.ts';
import { signFacts } from './signs.ts';

/** What a birth says of its two lights. */
const loveSky = z.object({
  firstname: z.string(),
  sun_sign: signFacts,
  moon_sign: signFacts,
  /** More than one Moon may be possible when the hour is unknown. */
  certainty: timeCertainty,
  time_known: z.boolean(),
});

const couple = <Value extends z.ZodType>(value: Value) => z.object({ you: value, other: value });

/** Both skies, or the form with what could be read of both births; a field is named `you[birthdate]`. */
export const loveOutcome = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ready'), infos: z.string(), skies: couple(loveSky) }),
  z.object({
    status: z.literal('incomplete'),
    given: couple(givenBirth),
    problems: z.record(z.string(), z.string()),
  }),
]);
