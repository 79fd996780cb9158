import { type Corpus, fragmentOf } from '@solelune/corpus';
import { aspectKind } from '../corpus/charts.ts';
import { SUBJECT_SLUGS } from '../corpus/slugs.ts';
import type { AspectNature, Subject } from '../engine/index.ts';

const NATURE_SLUGS: Record<AspectNature, string> = {
  conjunction: 'conjonction',
  harmony: 'harmonie',
  tension: 'tension',
};

/** The text of a pair of planets, whichever comes first. */
export function aspectFragment(corpus: Corpus, one: Subject, other: Subject, nature: AspectNature): string {
  const order = Object.values(SUBJECT_SLUGS);
  const slugs = [SUBJECT_SLUGS[one], SUBJECT_SLUGS[other]].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return fragmentOf(corpus, aspectKind, `${slugs.join('-')}-${NATURE_SLUGS[nature]}`);
}
