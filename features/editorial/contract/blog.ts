import { defineCall } from '@solelune/contract';
import { list } from '@solelune/contract/answers';
import { choice, optional, text, wholeNumber } from '@solelune/contract/fields';
import { nobodys } from '@solelune/contract/naming';
import { z } from 'zod';
import { figureView } from './figures.ts';

const LAST_OFFSET = 100_000;
const MOST_A_PAGE = 48;

const postCard = z.object({
  /** Its slug, which no other article has. */
  id: z.string(),
  category: z.string(),
  title: z.string(),
  description: z.string(),
  date: z.iso.date(),
  minutes: z.number(),
  cover: z.string(),
});
export type PostCard = z.output<typeof postCard>;

const listing = {
  posts: list(postCard),
  category: z.string().nullable(),
  offset: z.number(),
  total: z.number(),
  end: z.boolean(),
};
/** What stands beside the list: asked for with its first page alone. */
const beside = {
  categories: list(z.object({ slug: z.string(), name: z.string(), count: z.number() })),
  coming: list(z.object({ title: z.string(), date: z.iso.date() })),
  tonight: z.object({
    day: z.string(),
    phase: z.string(),
    where: z.string(),
    illuminatedFraction: z.number(),
    waxing: z.boolean(),
  }),
};
const slice = { offset: wholeNumber(0, LAST_OFFSET), perPage: wholeNumber(1, MOST_A_PAGE) };

export const blogIndex = defineCall({
  name: 'editorial.blog-index',
  method: 'GET',
  path: 'blog/index/{offset}/{perPage}.json',
  summary: 'Rend les articles, les plus récents d’abord',
  input: z.object(slice),
  answer: z.object({ ...listing, ...beside }),
  errors: ['not_found'],
});

export const blogCategory = defineCall({
  name: 'editorial.blog-category',
  method: 'GET',
  path: 'blog/posts_with_category/{offset}/{perPage}/{category}.json',
  summary: 'Rend les articles d’une rubrique',
  input: z.object({ ...slice, category: nobodys('a part of the journal', text(60)) }),
  answer: z.object({ ...listing, ...beside }),
  errors: ['not_found'],
});

const SUBJECT_KINDS = ['signs', 'angels', 'cards', 'stones'] as const;

export const blogAbout = defineCall({
  name: 'editorial.blog-about',
  method: 'GET',
  path: 'blog/about/{kind}/{slug}.json',
  summary: 'Rend les articles qui parlent d’un signe, d’un ange, d’une carte ou d’une pierre',
  input: z.object({ kind: choice(SUBJECT_KINDS), slug: nobodys('what an article speaks of', text(80)) }),
  answer: z.object({ posts: list(postCard) }),
});

const part = z.union([z.object({ html: z.string() }), z.object({ figure: figureView })]);
export type ArticlePart = z.output<typeof part>;

export const article = postCard.extend({
  categoryName: z.string(),
  updated: z.iso.date().nullable(),
  by: z.string(),
  lead: list(part),
  sections: list(z.object({ key: z.string(), title: z.string(), parts: list(part) })),
  sources: list(z.object({ title: z.string(), url: z.string().nullable() })),
  related: list(z.object({ to: z.string(), title: z.string(), note: z.string() })),
  next: list(postCard),
});
export type Article = z.output<typeof article>;

export const blogPost = defineCall({
  name: 'editorial.blog-post',
  method: 'GET',
  path: 'blog/post/{slug}.json',
  summary: 'Rend un article ; avec `category`, seulement s’il est de cette rubrique',
  input: z.object({
    slug: nobodys('an article, which everybody may read', text(120)),
    category: optional(nobodys('a part of the journal', text(60))),
  }),
  answer: z.object({ post: article }),
  errors: ['not_found'],
});
