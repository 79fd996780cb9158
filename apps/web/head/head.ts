import { isIndexable, pageTitle, robotsOf, type Screen } from '@solelune/screen';
import type { PageData } from '../pages/page-data.ts';

export interface SiteFacts {
  brand: string;
  siteUrl: string;
}

/** One element of the head: its name and attributes; `text` for a title or a data block. */
export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

const meta = (attributes: Record<string, string>): HeadTag => ({ tag: 'meta', attributes });
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });

/** What the head says of a page. The server prints it, the browser applies it on navigation: one source for both. */
export function headOf(screen: Screen, page: PageData, pathname: string, site: SiteFacts): HeadTag[] {
  const title = pageTitle(page.meta?.title ?? screen.title, page.params, site.brand);
  const description = page.meta?.description ?? screen.description;
  const indexable = isIndexable(screen) && !page.meta?.noindex;
  const address = site.siteUrl + (page.meta?.canonical ?? screen.canonical ?? pathname);
  const image = new URL(page.meta?.image ?? '/share.png', site.siteUrl).href;
  return [
    { tag: 'title', attributes: {}, text: title },
    ...(description ? [meta({ name: 'description', content: description })] : []),
    meta({ name: 'robots', content: robotsOf(indexable) }),
    // A result's address carries birth data: no machine is told to keep or share it.
    ...(screen.result
      ? []
      : [link({ rel: 'canonical', href: address }), meta({ property: 'og:url', content: address })]),
    meta({ property: 'og:type', content: page.meta?.kind ?? 'website' }),
    meta({ property: 'og:site_name', content: site.brand }),
    meta({ property: 'og:locale', content: 'fr_FR' }),
    meta({ property: 'og:title', content: title }),
    ...(description ? [meta({ property: 'og:description', content: description })] : []),
    meta({ property: 'og:image', content: image }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    ...(screen.feed
      ? [
          link({
            rel: 'alternate',
            type: 'application/rss+xml',
            title: page.meta?.feed?.title ?? `${site.brand}, le journal`,
            href: page.meta?.feed?.href ?? '/actu/rss.xml',
          }),
        ]
      : []),
    ...(page.meta?.jsonLd
      ? [{ tag: 'script' as const, attributes: { type: 'application/ld+json' }, text: safeJson(page.meta.jsonLd) }]
      : []),
  ];
}

/** JSON that can stand inside an HTML script element: it is read by a JSON parser, so that nothing but the end of the element is feared. */
export const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The tags as HTML; each is marked, so that the browser finds what to replace. */
export function printHead(tags: HeadTag[]): string {
  return tags
    .map(({ tag, attributes, text }) => {
      const printed = Object.entries(attributes)
        .map(([name, value]) => ` ${name}="${escape(value)}"`)
        .join('');
      if (tag === 'title') return `<title>${escape(text ?? '')}</title>`;
      return tag === 'script' ? `<script data-head${printed}>${text}</script>` : `<${tag} data-head${printed}>`;
    })
    .join('\n');
}
