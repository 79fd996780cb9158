import type { Corpus } from '@solelune/corpus';
import type { PortraitKind } from '@solelune/corpus/usual-kinds';
import type { NumberResult } from '../engine/index.ts';
import { NUMBER_RESULTS, resultSlug } from '../engine/index.ts';

/** The numbers that a kind describes, in their order, for the introduction of its tool. */
export function numberCards(
  corpus: Corpus,
  kind: PortraitKind,
): (NumberResult & { epithet: string; keywords: string[] })[] {
  const bySlug = new Map(corpus.list(kind).map((summary) => [summary.slug, summary.frontMatter]));
  return NUMBER_RESULTS.flatMap((result) => {
    const front = bySlug.get(resultSlug(result));
    return front ? [{ ...result, ...front }] : [];
  });
}
