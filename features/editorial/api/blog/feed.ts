import type { Services } from '@solelune/contract/server';
import { nameOfCategory } from '../../engine/categories.ts';
import { addressOf, published, type StoredArticle } from './articles.ts';

const MOST_ITEMS = 30;

export const feedUrl = (category: string | null): string => (category ? `/actu/${category}/rss.xml` : '/actu/rss.xml');

const xml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** RSS 2.0 with the elements that readers ask for; days begin at six in the morning, in universal time. */
export function printFeed({ corpus, config }: Services, category: string | null, now: Temporal.Instant): string {
  const { siteUrl, brand } = config;
  const articles = published(corpus, now).filter((article) => category === null || article.category === category);
  const title = category ? `${brand.name}\u00A0: ${nameOfCategory(category)}` : `${brand.name}, le journal`;
  const item = (article: StoredArticle) => {
    const { text } = article;
    const address = xml(siteUrl + addressOf(article));
    return `<item><title>${xml(text.title)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid><pubDate>${rfc822(text.frontMatter.date)}</pubDate><category>${xml(nameOfCategory(article.category))}</category><description>${xml(text.description)}</description></item>`;
  };
  const latest = articles[0]?.text.frontMatter.date;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xml(title)}</title><link>${xml(siteUrl)}/actu${category ? `/${category}` : ''}</link>`,
    `<atom:link href="${xml(siteUrl + feedUrl(category))}" rel="self" type="application/rss+xml"/>`,
    '<description>La Lune, le ciel, les cartes, les nombres, les anges et les pierres, avec leurs sources.</description><language>fr</language>',
    ...(latest ? [`<lastBuildDate>${rfc822(latest)}</lastBuildDate>`] : []),
    ...articles.slice(0, MOST_ITEMS).map(item),
    '</channel></rss>\n',
  ].join('\n');
}

/** « Wed, 04 Nov 2026 06:00:00 GMT » */
const rfc822 = (date: string): string => new Date(`${date}T06:00:00Z`).toUTCString();
