import { type Corpus, fragmentOf } from '@solelune/corpus';
import { isPlanet } from '@solelune/sky/bodies';
import { angleAspectKind, aspectKind } from '../corpus/charts.ts';
import { ASPECT_SLUGS, SUBJECT_SLUGS } from '../corpus/slugs.ts';
import type { MajorAspect, Subject } from '../engine/index.ts';

/** The text of two planets, or of a planet and an angle, whichever comes first. */
export function aspectFragment(corpus: Corpus, one: Subject, other: Subject, kind: MajorAspect): string {
  const order = Object.values(SUBJECT_SLUGS);
  const slugs = [SUBJECT_SLUGS[one], SUBJECT_SLUGS[other]].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const isOfPlanets = isPlanet(one) && isPlanet(other);
  return fragmentOf(corpus, isOfPlanets ? aspectKind : angleAspectKind, `${slugs.join('-')}-${ASPECT_SLUGS[kind]}`);
}
