import { list } from '@solelune/contract/answers';
import { EIGHT_PHASES, EXACT_PHASES } from '@solelune/sky';
import { z } from 'zod';
import { chart, localMoment, proof } from './chart.ts';
import { bodyKey, signKey } from './signs.ts';

const riseSet = z.object({
  /** On the local day of the moment; null when it does not happen that day. */
  rise: localMoment.nullable(),
  set: localMoment.nullable(),
  /** The body stays up, or down, all day. */
  always: z.enum(['above', 'below']).optional(),
});

/** The sky of a moment and a place. */
export const skyMap = {
  moment: localMoment,
  chart,
  proof,
  sun: riseSet,
  moon: riseSet.extend({
    phase: z.enum(EIGHT_PHASES),
    /** « Lune gibbeuse croissante » */
    phase_words: z.string(),
    illuminated_fraction: z.number(),
    elongation_deg: z.number(),
    waxing: z.boolean(),
    sign: signKey,
    /** The next four exact phases. */
    next_phases: list(
      z.object({
        phase: z.enum(EXACT_PHASES),
        phase_words: z.string(),
        at: localMoment,
        sign: signKey,
      }),
    ),
  }),
  /** Planets that seem to go backwards, with the stations on both sides. */
  retrogrades: list(z.object({ key: bodyKey, since: localMoment.nullable(), until: localMoment.nullable() })),
};
