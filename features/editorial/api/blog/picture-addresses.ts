import { createHash } from 'node:crypto';
import { inParis } from '../figures/sky-words.ts';
import type { StoredArticle } from './articles.ts';

export const PICTURES_PATH = '/actu/images';
/** Changes with the code that draws: counted up by whoever changes a cover's look. */
const DRAWING = 3;

/** Covers that follow the sky are drawn anew each day. */
const MOVES = /\b(today|now|next-new|next-full)\b/;

/** What a picture depends on: while it is the same, browsers may keep the file for ever. */
export function versionOf({ text, category }: StoredArticle, now: Temporal.Instant): string {
  const { cover } = text.frontMatter;
  const day = MOVES.test(cover) ? inParis(now).toPlainDate().toString() : '';
  return createHash('sha256').update([DRAWING, cover, text.title, category, day].join('\0')).digest('hex').slice(0, 10);
}

export const coverUrl = (article: StoredArticle, now: Temporal.Instant): string =>
  `${PICTURES_PATH}/${article.slug}-${versionOf(article, now)}.webp`;
export const shareUrl = (article: StoredArticle, now: Temporal.Instant): string =>
  `${PICTURES_PATH}/${article.slug}-${versionOf(article, now)}.jpg`;
