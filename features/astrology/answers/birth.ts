import { list } from '@solelune/contract/answers';
import { HOUSE_SYSTEMS } from '@solelune/sky';
import { z } from 'zod';
import { zodiacPoint } from './chart.ts';

const chosenPlace = z.object({ id: z.string(), label: z.string() });

/**
 * A birth as it could be read, in the shape of the birth form's values: a page gives it to the form as it is. What
 * could not be read is empty.
 */
export const givenBirth = z.object({
  firstname: z.string(),
  lastname: z.string().optional(),
  gender: z.enum(['F', 'M']).nullable(),
  birthdate: z.string(),
  birthtime: z.string().optional(),
  birthtime_from: z.string().optional(),
  birthtime_to: z.string().optional(),
  birthcity: chosenPlace.nullable(),
  contact_id: z.string().optional(),
  /** Whether the form offers to keep the birth as its first answer: an address asks for it, only the person says yes. */
  saveInfos: z.boolean(),
  /** Whether the result may be kept among the activities: yes, unless the address says no. */
  canSaveActivity: z.boolean(),
  house_system: z.enum(HOUSE_SYSTEMS),
  orb_deg: z.number(),
  /** Solar revolution: the year and the place of the return. */
  year: z.string().optional(),
  returncity: chosenPlace.nullable(),
});

/** The form, with what could be read and a sentence beside each wrong field (or `infos` for an unreadable address). */
const incomplete = z.object({
  status: z.literal('incomplete'),
  given: givenBirth,
  problems: z.record(z.string(), z.string()),
});

/** A local time that names two instants: each choice says what it would give and the `infos` that chooses it. */
const question = z.object({
  status: z.literal('question'),
  given: givenBirth,
  question: z.object({
    kind: z.enum(['repeated_hour', 'military_zone']),
    sentence: z.string(),
    choices: list(
      z.object({
        value: z.enum(['earlier', 'later', 'occupied', 'unoccupied']),
        label: z.string(),
        infos: z.string(),
        utc: z.string(),
        offset: z.string(),
        rule_sentence: z.string(),
        ascendant: zodiacPoint,
        moon: zodiacPoint,
        likely: z.boolean(),
      }),
    ),
  }),
});

/** Every result of a birth is one of three pages: the result, a question, the form. `status` tells them apart. */
export const birthOutcome = <Shape extends z.ZodRawShape>(result: Shape) =>
  z.discriminatedUnion('status', [
    z.object({
      status: z.literal('ready'),
      given: givenBirth,
      /** The birth written again as an address, whole and without what should not be shared (last name, contact). */
      infos: z.string(),
      share_infos: z.string(),
      ...result,
    }),
    question,
    incomplete,
  ]);
