import type { Corpus } from '@solelune/corpus';
import type { Kind } from '@solelune/corpus/kind';
import type { expressionKind } from '../corpus.ts';
import { introductionKind } from '../corpus.ts';
import type { NumberResult } from '../engine/index.ts';
import { NUMBER_RESULTS, resultSlug } from '../engine/index.ts';

/** Every kind that carries an epithet and keywords: the portraits of numbers and of pairs. */
type ReadingKind = Kind<(typeof expressionKind)['frontMatter']['shape'], string>;

/** The check of the texts proves that none is missing; should one be, the call fails aloud instead of answering half a page. */
function found<T>(text: T | undefined, what: string): T {
  if (text === undefined) throw new Error(`the corpus has no text for ${what}`);
  return text;
}

export function readingOf(corpus: Corpus, kind: ReadingKind, slug: string) {
  const text = found(corpus.get(kind, slug), `${kind.name} ${slug}`);
  const { title, description, lead, sections, frontMatter } = text;
  return { meta: { title, description }, reading: { title, lead, sections, ...frontMatter } };
}

export function introductionOf(corpus: Corpus, slug: string) {
  const { title, description, lead, sections } = found(corpus.get(introductionKind, slug), slug);
  return { description, introduction: { title, lead, sections } };
}

/** The numbers that a kind describes, in their order, for the introduction of its tool. */
export function numberCards(
  corpus: Corpus,
  kind: ReadingKind,
): (NumberResult & { epithet: string; keywords: string[] })[] {
  const bySlug = new Map(corpus.list(kind).map((summary) => [summary.slug, summary.frontMatter]));
  return NUMBER_RESULTS.flatMap((result) => {
    const front = bySlug.get(resultSlug(result));
    return front ? [{ ...result, ...front }] : [];
  });
}
