import { list } from '@solelune/contract/answers';
import { z } from 'zod';
import { chart } from './chart.ts';

/** One paragraph or two about one placement, its links to the rest said in the text itself. */
const readingPart = z.object({
  /** `sun`, `ascendant`, `sun-square-saturn`, `dominant-mercury`… unique in the reading: an anchor for the page. */
  key: z.string(),
  kind: z.enum(['portrait', 'placement', 'angle', 'aspect', 'dominant', 'balance', 'year']),
  /** « Vénus en Gémeaux en maison VII » */
  title: z.string(),
  /** « 19°26′ des Gémeaux », empty where there is no single point. */
  position: z.string(),
  /** « carré à Mars (2°12′) », the tightest first; empty when there is none. */
  aspects_words: z.string(),
  /** 0 to 100, the parts are in this order; absent for the portraits and for what lacks, and where the hour is not known, without which nothing weighs more. */
  strength: z.int().optional(),
  strength_words: z.enum(['Dominant', 'Très marqué', 'Marqué', 'En retrait']).optional(),
  /** « Certain à toute heure », « Change à 19 h 30 »: only where the hour is not known. */
  certainty_words: z.string().optional(),
  html: z.string(),
});

/** A whole text: print `lead`, then each part. */
export const reading = z.object({ lead: z.string(), parts: list(readingPart) });

export type ReadingAnswer = z.output<typeof reading>;
export type ChartAnswer = z.output<typeof chart>;
