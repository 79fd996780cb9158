import { list, section } from '@solelune/contract/answers';
import { z } from 'zod';

/** A line of the legal notice; null where the configuration says nothing. */
const facts = z.object({
  kind: z.literal('facts'),
  facts: list(z.object({ label: z.string(), value: z.string().nullable() })),
});

/** Data and drawings of others that the site is built on, with what their licences ask to be printed. */
const sources = z.object({
  kind: z.literal('sources'),
  sources: list(
    z.object({
      source: z.string(),
      url: z.url(),
      licence: z.string(),
      licenceUrl: z.url().optional(),
      sentence: z.string(),
    }),
  ),
});

const works = z.object({
  kind: z.literal('works'),
  works: list(z.object({ author: z.string(), title: z.string(), year: z.string(), use: z.string() })),
});

/** What the sky engine states of itself, arcseconds. */
const accuracy = z.object({
  kind: z.literal('accuracy'),
  eras: list(
    z.object({
      era: z.string(),
      planetsArcsec: z.number(),
      marsArcsec: z.number(),
      moonArcsec: z.number(),
      chironArcsec: z.number().optional(),
      cuspsArcsec: z.number(),
    }),
  ),
});

/** Measured or counted when the page is made: a bar each. */
const bars = z.object({
  kind: z.literal('bars'),
  plots: list(
    z.object({
      title: z.string(),
      note: z.string(),
      bars: list(z.object({ name: z.string(), value: z.number(), words: z.string() })),
    }),
  ),
});

/** Facts that a section prints under its prose: they come from the configuration and the engines, never from the text. */
const supplement = z.discriminatedUnion('kind', [facts, sources, works, accuracy, bars]);
export type Supplement = z.output<typeof supplement>;

/** `lead` and the sections are HTML made from our own Markdown. */
export const contentPage = z.object({
  slug: z.string(),
  eyebrow: z.string(),
  heading: z.string(),
  lead: z.string(),
  /** Legal pages number their sections, so that one can be named. */
  numbered: z.boolean(),
  updated: z.iso.date(),
  sections: list(section.extend({ supplement: supplement.optional() })),
  contactEmail: z.string(),
});
