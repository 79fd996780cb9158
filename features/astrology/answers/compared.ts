import { list } from '@solelune/contract/answers';
import { z } from 'zod';
import { COMPARED } from '../engine/view/compared-views.ts';
import { place, zodiacPoint } from './chart.ts';
import { bodyKey } from './signs.ts';

/** One birth drawn with several settings, the reader's own first; empty without an hour, where most of them change nothing that is known. */
export const comparedCharts = {
  columns: list(
    z.object({
      key: z.enum(COMPARED),
      points: list(
        zodiacPoint.extend({
          key: z.enum([...bodyKey.options, 'ascendant', 'midheaven']),
          /** Absent for the angles. */
          house: z.int().optional(),
        }),
      ),
      aspect_count: z.int(),
    }),
  ),
  /** The hour as it was counted: the first reason why two sites differ. */
  clock: z.object({ utc: z.string(), offset: z.string(), sentence: z.string() }),
  place,
};
