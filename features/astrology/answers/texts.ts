import { z } from 'zod';

/** HTML made from our own Markdown, ready to print. */
const html = z.string();

export const list = <T extends z.ZodType>(item: T) => z.array(item).readonly();

const section = z.object({ key: z.string(), title: z.string(), html });

/** The presentation of a tool or of the whole. */
export const introduction = z.object({ title: z.string(), lead: html, sections: list(section) });

/** A text with a page of its own: a sign, a Moon sign, a descendant, a child. */
export const portrait = z.object({
  title: z.string(),
  epithet: z.string(),
  keywords: list(z.string()),
  lead: html,
  sections: list(section),
});

/** A text about two signs: it has an image and no keywords. */
export const pairPortrait = portrait.omit({ keywords: true });
