import { defineKind } from '@solelune/corpus/kind';
import { z } from 'zod';
import { PAGE_SLUGS } from './page-slugs.ts';

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
});

export const aboutKind = defineKind({
  name: 'editorial.about',
  folder: 'a-propos',
  slugs: ['index'],
  frontMatter,
  sections: 'free',
  minWords: 300,
});

export const contactKind = defineKind({
  name: 'editorial.contact',
  folder: 'contact',
  slugs: ['index'],
  frontMatter,
  sections: 'free',
  minWords: 60,
});

export const kinds = [pageKind, aboutKind, contactKind];
