/** The ascendant, what it makes of the Sun, what stands opposite, and the height of the sky. */
import { inSignFragment } from '@solelune/astrology/composition/in-sign-fragment';
import { type SignKey, signFacts, signIndex, slugOfSign } from '@solelune/astrology/engine';
import { ascendantPairKind, descendantKind } from '@solelune/astrology/texts/signs';
import { degreeText } from '@solelune/astrology/words/chart';
import { POINT_WORDS } from '@solelune/astrology/words/points';
import { theSign } from '@solelune/astrology/words/signs';
import { fragmentOf, textOf } from '@solelune/corpus';
import { modernRulerOf } from '@solelune/sky';
import { chapterKind } from '../../corpus.ts';
import { signPlate } from '../../drawings/plates.ts';
import { signAlt } from '../alts.ts';
import type { BookGiven } from '../given.ts';
import { type Chapter, drawing, head, lead, prose, pull, section, title, told } from '../pieces.ts';
import { pagesIn } from './pages-in.ts';
import { placementIn } from './planets.ts';

export function ascendantChapter(given: BookGiven): Chapter {
  const { corpus, cast } = given;
  const { ascendant, descendant, midheaven } = cast.chart.angles;
  const sun = placementIn(given, 'sun').sign;
  const pair = textOf(corpus, ascendantPairKind, `${slugOfSign(sun)}-ascendant-${slugOfSign(ascendant.sign)}`);
  const facing = textOf(corpus, descendantKind, slugOfSign(descendant.sign));
  const ruler = POINT_WORDS[modernRulerOf(ascendant.sign)].the;
  const name = (sign: SignKey) => signFacts(sign).name;
  return {
    key: 'ascendant',
    head: 'L’ascendant',
    pages: pagesIn(given).ascendant,
    sections: [
      section(
        0,
        title(`Ascendant ${name(ascendant.sign)}`, `${degreeText(ascendant.lonDeg % 30)}, et ${ruler} pour maître`),
        drawing(signPlate(signIndex(ascendant.sign)), signAlt(ascendant.sign), 6, 14),
        lead(fragmentOf(corpus, chapterKind, 'ascendant')),
        ...prose(inSignFragment(corpus, 'ascendant', ascendant.sign), { cap: true }),
      ),
      section(
        1,
        pull(pair.frontMatter.epithet),
        head(`${name(sun)} par le Soleil, ${name(ascendant.sign)} par la porte`),
        ...prose(pair.lead),
      ),
      ...pair.sections.map((part, index) => told(2 + index, part.title, part.html)),
      told(6, `Milieu du Ciel en ${name(midheaven.sign)}`, inSignFragment(corpus, 'midheaven', midheaven.sign)),
      section(7, head(`En face, ${theSign(descendant.sign)}`), ...prose(facing.lead)),
      ...facing.sections.map((part, index) => told(8 + index, part.title, part.html)),
    ],
  };
}
