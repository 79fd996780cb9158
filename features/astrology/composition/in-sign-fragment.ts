import { type Corpus, fragmentOf } from '@solelune/corpus';
import { inSignKind, lightInSignKind } from '../corpus/charts.ts';
import { lights, SUBJECT_SLUGS } from '../corpus/slugs.ts';
import { type SignKey, type Subject, slugOfSign } from '../engine/index.ts';

/** The text of a planet, a point or an angle in a sign. */
export function inSignFragment(corpus: Corpus, subject: Subject, sign: SignKey): string {
  const slug = SUBJECT_SLUGS[subject];
  return fragmentOf(corpus, lights.includes(slug) ? lightInSignKind : inSignKind, `${slug}-${slugOfSign(sign)}`);
}
