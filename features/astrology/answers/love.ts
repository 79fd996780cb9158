import { z } from 'zod';
import { givenBirth } from './birth.ts';
import { synastry } from './synastry.ts';

const couple = <Value extends z.ZodType>(value: Value) => z.object({ you: value, other: value });

/** Both skies, or the form with what could be read of both births; a field is named `you[birthdate]`. */
export const loveOutcome = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ready'), infos: z.string(), ...synastry }),
  z.object({
    status: z.literal('incomplete'),
    given: couple(givenBirth),
    problems: z.record(z.string(), z.string()),
  }),
]);
