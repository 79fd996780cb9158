import { z } from 'zod';

/** The building bricks of answers: lists, and our own texts as they cross the wire. */
export const list = <T extends z.ZodType>(item: T) => z.array(item).readonly();

/** HTML made from our own Markdown, ready to print. */
const html = z.string();

export const section = z.object({ key: z.string(), title: z.string(), html });
export type Section = z.output<typeof section>;

/** The presentation of a tool or of a whole universe. */
export const introduction = z.object({ title: z.string(), lead: html, sections: list(section) });
export type Introduction = z.output<typeof introduction>;

/** What a card prints of a portrait. */
export const portraitWords = { epithet: z.string(), keywords: list(z.string()) };

/** A text that paints one thing: an angel, a number, a sign, an hour. */
export const portrait = introduction.extend(portraitWords);
export type Portrait = z.output<typeof portrait>;

/** A tool as the first page of its universe shows it. */
export const toolCard = z.object({ slug: z.string(), title: z.string(), description: z.string() });
