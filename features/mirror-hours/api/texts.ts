import type { Corpus } from '@solelune/corpus';
import { doubleKind, introductionKind, reversedKind, tripleKind } from '../corpus.ts';
import type { HourKind, MirrorHour } from '../engine/index.ts';

const KINDS = { double: doubleKind, reversed: reversedKind, triple: tripleKind } as const satisfies Record<
  HourKind,
  unknown
>;

/** The check of the texts proves that none is missing; should one be, the call fails aloud instead of answering half a page. */
function found<T>(text: T | undefined, what: string): T {
  if (text === undefined) throw new Error(`the corpus has no text for ${what}`);
  return text;
}

export function readingOf(corpus: Corpus, { slug, kind }: MirrorHour) {
  const { title, description, lead, sections, frontMatter } = found(corpus.get(KINDS[kind], slug), slug);
  return { meta: { title, description }, reading: { title, lead, sections, ...frontMatter } };
}

export const epithetOf = (corpus: Corpus, { slug, kind }: MirrorHour): string =>
  found(corpus.get(KINDS[kind], slug), slug).frontMatter.epithet;

export function introductionOf(corpus: Corpus) {
  const { title, description, lead, sections } = found(corpus.get(introductionKind, 'index'), 'the introduction');
  return { description, introduction: { title, lead, sections } };
}
