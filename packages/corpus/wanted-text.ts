import type { AnyKind, FrontMatterOf } from './kind.ts';
import type { Corpus, Text, TextSection } from './open-corpus.ts';

/** The check of the texts proves that none is missing; should one be, the call fails aloud instead of answering half a page. */
function wanted<T>(found: T | undefined, { name }: AnyKind, what: string): T {
  if (found === undefined) throw new Error(`the corpus has no text for ${name} ${what}`);
  return found;
}

export const textOf = <K extends AnyKind>(corpus: Corpus, kind: K, slug: string): Text<K> =>
  wanted(corpus.get(kind, slug), kind, slug);

type Reading<K> = Pick<Text<K>, 'title' | 'lead' | 'sections'> & FrontMatterOf<K>;

/** A text as its page prints it, and what search engines are told of that page. */
export function readingOf<K extends AnyKind>(corpus: Corpus, kind: K, slug: string) {
  const { title, description, lead, sections, frontMatter } = textOf(corpus, kind, slug);
  return { meta: { title, description }, reading: Object.assign({ title, lead, sections }, frontMatter) as Reading<K> };
}

export const sectionOf = (corpus: Corpus, kind: AnyKind, slug: string, key: string): TextSection =>
  wanted(
    textOf(corpus, kind, slug).sections.find((section) => section.key === key),
    kind,
    `${slug} [${key}]`,
  );

/** A fragment has no sections: all of it stands in its lead. */
export const fragmentOf = (corpus: Corpus, kind: AnyKind, slug: string): string => textOf(corpus, kind, slug).lead;

/** What each text of a kind says of itself, for lists: none is rendered. */
export function frontMatterIn<K extends AnyKind>(corpus: Corpus, kind: K): (slug: string) => FrontMatterOf<K> {
  const bySlug = new Map(corpus.list(kind).map(({ slug, frontMatter }) => [slug, frontMatter]));
  return (slug) => wanted(bySlug.get(slug), kind, slug);
}

/** The tools that a universe presents, by the folder of each. */
export const toolsOf = (corpus: Corpus, introductions: AnyKind) =>
  corpus.list(introductions).flatMap(({ slug, title, description }) => {
    const folder = /^(.+)\/index$/.exec(slug)?.[1];
    return folder ? [{ slug: folder, title, description }] : [];
  });
