import { type PageMeta } from '@solelune/contract';
import { fail, handle, type Services } from '@solelune/contract/server';
import { partsOf } from '@solelune/corpus/markdown';
import { type Article, type ArticlePart, blogPost } from '../../contract/blog.ts';
import { AUTHOR_ROLES, nameOfCategory } from '../../engine/categories.ts';
import { type DrawnFrom, viewOf } from '../figures/view.ts';
import { addressOf, cardOf, published, type StoredArticle } from './articles.ts';
import { feedUrl } from './feed.ts';
import { shareUrl } from './picture-addresses.ts';
import { relatedTo } from './related.ts';

const NEXT = 3;

export const blogPostHandler = handle(blogPost, ({ slug, category }, { services, now }) => {
  const all = published(services.corpus, now);
  const article = all.find((one) => one.slug === slug);
  if (!article || (category && category !== article.category)) return fail('not_found');
  return { post: postOf(article, all, services, now), __META__: metaOf(article, services, now) };
});

/** An article as its page shows it, beside all that are published. */
export function postOf(
  article: StoredArticle,
  all: readonly StoredArticle[],
  services: Services,
  now: Temporal.Instant,
): Article {
  const { text } = article;
  const { role, updated, sources } = text.frontMatter;
  const from = { corpus: services.corpus, now };
  return {
    ...cardOf(article, now),
    categoryName: nameOfCategory(article.category),
    updated: updated ?? null,
    by: AUTHOR_ROLES[role],
    lead: drawn(text.lead, from),
    sections: text.sections.map(({ key, title, html }) => ({ key, title, parts: drawn(html, from) })),
    sources: sources.map(({ title, url }) => ({ title, url: url ?? null })),
    related: relatedTo(services, text.frontMatter),
    next: nextTo(article, all).map((one) => cardOf(one, now)),
  };
}

const drawn = (html: string, from: DrawnFrom): ArticlePart[] =>
  partsOf(html).map((part) => ('figure' in part ? { figure: viewOf(part.figure, from) } : part));

/** Those that share most: what they speak of, then the category; the latest first among equals. */
function nextTo(article: StoredArticle, all: readonly StoredArticle[]): StoredArticle[] {
  const words = subjectsOf(article);
  const nearness = (other: StoredArticle) =>
    subjectsOf(other).filter((word) => words.includes(word)).length * 2 + (other.category === article.category ? 1 : 0);
  return all
    .filter((other) => other !== article)
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, NEXT);
}

const subjectsOf = ({ text: { frontMatter } }: StoredArticle): string[] => [
  ...frontMatter.signs,
  ...frontMatter.angels,
  ...frontMatter.cards,
  ...frontMatter.stones,
  ...frontMatter.related,
];

function metaOf(article: StoredArticle, { config }: Services, now: Temporal.Instant): PageMeta {
  const { siteUrl, brand } = config;
  const { title, description, words, frontMatter } = article.text;
  const publisher = { '@type': 'Organization', name: brand.name, url: siteUrl };
  const url = siteUrl + addressOf(article);
  const name = nameOfCategory(article.category);
  const steps = [
    ['Le journal', '/actu'],
    [name, `/actu/${article.category}`],
    [title, addressOf(article)],
  ] as const;
  return {
    title,
    description,
    image: shareUrl(article, now),
    kind: 'article',
    feed: { title: `${brand.name}\u00A0: ${name}`, href: feedUrl(article.category) },
    jsonLd: {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Article',
          headline: title,
          description,
          url,
          mainEntityOfPage: url,
          image: siteUrl + shareUrl(article, now),
          datePublished: frontMatter.date,
          dateModified: frontMatter.updated ?? frontMatter.date,
          inLanguage: 'fr',
          articleSection: name,
          wordCount: words,
          author: publisher,
          publisher,
          citation: frontMatter.sources.map((source) => source.title),
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: steps.map(([stepName, path], index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: stepName,
            item: siteUrl + path,
          })),
        },
      ],
    },
  };
}
