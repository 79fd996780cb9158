import { ANGELS } from '@solelune/angels/engine';
import { SIGN_SLUGS } from '@solelune/astrology/engine/signs';
import { defineKind, type MouldLimit } from '@solelune/corpus/kind';
import { STONE_SLUGS } from '@solelune/lithotherapy/engine';
import { z } from 'zod';
import { AUTHOR_ROLES, type AuthorRole, CATEGORY_SLUGS } from './engine/categories.ts';
import { cardName, figureProblem } from './engine/figure.ts';
import { PAGE_SLUGS } from './page-slugs.ts';

/** Articles and legal pages tell of the world, not of the reader: what they say of pasts, of years, of illness and of what comes next is fact. */
const mould: readonly MouldLimit[] = ['closing-orders', 'scenes', 'late-meaning'];

const frontMatter = z.object({
  eyebrow: z.string().min(1).max(40),
  /** The page's own heading, shorter than the title that search engines print. */
  heading: z.string().min(1).max(40),
  updated: z.iso.date(),
  numbered: z.boolean().default(false),
});

export const pageKind = defineKind({
  name: 'editorial.page',
  folder: 'page',
  slugs: PAGE_SLUGS,
  frontMatter,
  sections: 'free',
  minWords: 250,
  mould,
});

export const aboutKind = defineKind({
  name: 'editorial.about',
  folder: 'a-propos',
  slugs: ['index'],
  frontMatter,
  sections: 'free',
  minWords: 300,
  mould,
});

export const contactKind = defineKind({
  name: 'editorial.contact',
  folder: 'contact',
  slugs: ['index'],
  frontMatter,
  sections: 'free',
  minWords: 60,
  mould,
});

const slugsAmong = (slugs: readonly string[]) =>
  z.array(z.string().refine((slug) => slugs.includes(slug), 'there is none of this name')).default([]);
const isCard = (word: string) => {
  try {
    return Boolean(cardName(word));
  } catch {
    return false;
  }
};

/** `title` is both what the page prints and what search engines do; a day to come keeps the article back until it is there. */
const articleFields = z.object({
  date: z.iso.date(),
  updated: z.iso.date().optional(),
  role: z.enum(Object.keys(AUTHOR_ROLES) as AuthorRole[]),
  /** The line of a figure: it is drawn at the head of the article, on its card and on the picture that others show of it. */
  cover: z.string().superRefine((line, context) => {
    const problem = figureProblem(line);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  }),
  signs: slugsAmong(SIGN_SLUGS),
  angels: slugsAmong(ANGELS.map(({ slug }) => slug)),
  cards: z.array(z.string().refine(isCard, 'there is no such card')).default([]),
  stones: slugsAmong(STONE_SLUGS),
  /** Pages of the site that go further. */
  related: z
    .array(z.string().regex(/^\/[a-z0-9/-]*$/))
    .max(6)
    .default([]),
  sources: z
    .array(z.strictObject({ title: z.string().min(4), url: z.url({ protocol: /^https?$/ }).optional() }))
    .min(1),
});

export const articleKind = defineKind({
  name: 'editorial.article',
  folder: 'blog',
  slugs: new RegExp(`^(${CATEGORY_SLUGS.join('|')})/[a-z0-9]+(-[a-z0-9]+)*$`),
  frontMatter: articleFields,
  codes: 'date updated role cover signs angels cards stones related sources'.split(' '),
  sections: 'free',
  minWords: 700,
  mould,
  figures: figureProblem,
});

export const kinds = [pageKind, aboutKind, contactKind, articleKind];
