import { z } from 'zod';
import { givenBirth } from './birth.ts';
import { synastry } from './synastry.ts';

const couple = <Value extends z.ZodType>(value: Value) => z.object({ you: value, other: value });

/** Both skies, or the form with what could be read of both births; a field is named `you[birthdate]`. */
export const loveOutcome = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('ready'),
    /** The address as it is kept: with both births, or the two skies alone where it came without. */
    infos: z.string(),
    /** The same bond without a name, a date or a place: positions alone. */
    share_infos: z.string(),
    is_shared: z.boolean(),
    ...synastry,
  }),
  z.object({
    status: z.literal('incomplete'),
    given: couple(givenBirth),
    problems: z.record(z.string(), z.string()),
  }),
]);
