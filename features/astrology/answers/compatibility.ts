import { list } from '@solelune/contract/answers';
import { z } from 'zod';
import { CAUSES, DOMAINS, type Score } from '../engine/index.ts';
import { signFacts } from './signs.ts';

const score = z.object({
  domain: z.enum(DOMAINS),
  /** 0 to 100. */
  score: z.int(),
  /** What moved the score, in points; they add up to the score with the starting 50 (rounding aside). */
  contributions: list(z.object({ cause: z.enum(CAUSES), points: z.number() })),
}) satisfies z.ZodType<Score>;

/** One part of the page: what is written for the pair, for the sign that comes, for the sign that receives. */
const section = z.object({
  key: z.string(),
  title: z.string(),
  blocks: list(z.object({ about: z.enum(['pair', 'from', 'to']), html: z.string() })),
});

export const compatibility = z.object({
  from: signFacts,
  to: signFacts,
  /** How many signs apart, 0 to 6, and the aspect that this makes. */
  distance: z.int(),
  aspect: z.enum(['conjunction', 'semi_sextile', 'sextile', 'square', 'trine', 'quincunx', 'opposition']),
  overall: z.int(),
  /** In the order of the domains; `reason` is the sentence to print beside the score. */
  scores: list(score.extend({ label: z.string(), cause: z.enum(CAUSES), reason: z.string() })),
  reading: z.object({ title: z.string(), epithet: z.string(), lead: z.string(), sections: list(section) }),
});
