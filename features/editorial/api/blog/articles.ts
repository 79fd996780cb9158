import type { LiveCorpus, Text } from '@solelune/corpus';
import type { PostCard } from '../../contract/blog.ts';
import { articleKind } from '../../corpus.ts';
import { inParis } from '../figures/sky-words.ts';
import { coverUrl } from './picture-addresses.ts';
import { addressOfSubject, type Subject } from './subjects.ts';

export type ArticleText = Text<typeof articleKind>;

/** An article wherever it is kept: in a file, or written in the administration. */
export interface StoredArticle {
  slug: string;
  category: string;
  text: ArticleText;
}

const WORDS_A_MINUTE = 210;

const known = new WeakMap<LiveCorpus, { articles: StoredArticle[] | null }>();

/** Every article, those of days to come too, the latest first. */
function allArticles(corpus: LiveCorpus): readonly StoredArticle[] {
  const kept = known.get(corpus) ?? { articles: null };
  if (!known.has(corpus)) corpus.watch(() => (kept.articles = null));
  known.set(corpus, kept);
  return (kept.articles ??= readArticles(corpus));
}

const readArticles = (corpus: LiveCorpus): StoredArticle[] =>
  corpus
    .list(articleKind)
    .map(({ slug: path }) => articleAt(path, corpus.get(articleKind, path) as ArticleText))
    .toSorted((a, b) => compare(b.text.frontMatter.date, a.text.frontMatter.date) || compare(a.slug, b.slug));

/** `coulisses/effet-barnum` */
export function articleAt(path: string, text: ArticleText): StoredArticle {
  const [category = '', slug = ''] = path.split('/');
  return { slug, category, text };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** A day to come publishes itself when it begins in France: pages are rendered anew each day. */
export function published(corpus: LiveCorpus, now: Temporal.Instant): readonly StoredArticle[] {
  const today = inParis(now).toPlainDate().toString();
  return allArticles(corpus).filter(({ text }) => text.frontMatter.date <= today);
}

export function comingSoon(corpus: LiveCorpus, now: Temporal.Instant, most: number): StoredArticle[] {
  const today = inParis(now).toPlainDate().toString();
  return allArticles(corpus)
    .filter(({ text }) => text.frontMatter.date > today)
    .toReversed()
    .slice(0, most);
}

export function cardOf({ slug, category, text }: StoredArticle, now: Temporal.Instant): PostCard {
  const { title, description, words, frontMatter } = text;
  return {
    id: slug,
    category,
    title,
    description,
    date: frontMatter.date,
    minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
    cover: coverUrl({ slug, category, text }, now),
  };
}

export const addressOf = ({ slug, category }: Pick<StoredArticle, 'slug' | 'category'>): string =>
  `/actu/${category}/${slug}`;

/** For the pages of what articles speak of: the way back, from what they speak of and from the pages they name. */
export function articlesAbout(corpus: LiveCorpus, { kind, slug }: Subject, now: Temporal.Instant): StoredArticle[] {
  const address = addressIn(kind, slug);
  return published(corpus, now).filter(({ text: { frontMatter } }) => {
    const spokenOf: readonly string[] = frontMatter[kind];
    return spokenOf.includes(slug) || (address !== null && frontMatter.related.includes(address));
  });
}

/** Null for what there is not: a card is looked for by its name. */
function addressIn(kind: Subject['kind'], slug: string): string | null {
  try {
    return addressOfSubject[kind](slug);
  } catch {
    return null;
  }
}
