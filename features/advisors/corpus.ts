import { defineKind } from '@solelune/corpus/kind';
import { z } from 'zod';
import { DISCIPLINES, SPOTLIGHTS } from './engine/index.ts';

const cents = z.int().positive().nullable();

/** The demonstration team: who they are, planted as rows on a new database outside production. Real advisors write theirs themselves. */
export const demonstrationKind = defineKind({
  name: 'advisors.demonstration',
  folder: 'demonstration/conseillers',
  slugs: 'maelle anselme odile ysaline theodore rosalba soraya idriss linh gaspard perrine celestin'.split(' '),
  fragment: true,
  frontMatter: z.object({
    gender: z.enum(['f', 'm', 'neutral']),
    headline: z.string().max(80),
    epithet: z.string().max(160),
    disciplines: z.array(z.enum(DISCIPLINES)).min(1),
    themes: z.array(z.string()).length(3),
    languages: z.array(z.string()).min(1),
    spotlight: z.enum(SPOTLIGHTS).nullable(),
    since: z.int(),
    zone: z.string(),
    /** In cents a minute, and for a letter. */
    phone: cents,
    chat: cents,
    letter: cents,
    /** Hours in which the letter is promised. */
    delay: z.int().positive().nullable(),
  }),
  codes: 'gender disciplines languages spotlight since zone phone chat letter delay'.split(' '),
  sections: ['tradition', 'session'],
  minWords: 150,
});

export const kinds = [demonstrationKind];
