/** The Sun and the Moon: what they are in their sign and house, then the long portrait of the sign. */
import { inSignFragment } from '@solelune/astrology/composition/in-sign-fragment';
import { signFacts, signIndex, slugOfSign } from '@solelune/astrology/engine';
import { inHouseKind } from '@solelune/astrology/texts/charts';
import { moonSignKind, signKind } from '@solelune/astrology/texts/signs';
import { SUBJECT_SLUGS } from '@solelune/astrology/texts/slugs';
import { degreeText, houseWords } from '@solelune/astrology/words/chart';
import { POINT_WORDS } from '@solelune/astrology/words/points';
import { fragmentOf, textOf } from '@solelune/corpus';
import { chapterKind } from '../../corpus.ts';
import { signPlate, signRuler } from '../../drawings/plates.ts';
import { rulerAlt, signAlt } from '../alts.ts';
import type { BookGiven } from '../given.ts';
import { type Chapter, drawing, lead, prose, pull, section, title, told } from '../pieces.ts';
import { pagesIn } from './pages-in.ts';
import { placementIn } from './planets.ts';
import { possibleSigns } from './possible-signs.ts';

const KINDS = { sun: signKind, moon: moonSignKind } as const;

export function lightChapter(given: BookGiven, light: 'sun' | 'moon'): Chapter {
  const { corpus, cast } = given;
  const { lonDeg, house, sign } = placementIn(given, light);
  const signs = possibleSigns(given, light);
  const { name } = POINT_WORDS[light];
  const isSure = signs.length === 1;
  const pages = signs.map((sign) => ({ sign, page: textOf(corpus, KINDS[light], slugOfSign(sign)) }));
  return {
    key: light,
    head: light === 'sun' ? 'Le Soleil' : 'La Lune',
    pages: pagesIn(given)[light],
    sections: [
      section(
        0,
        title(
          `${name} en ${signs.map((sign) => signFacts(sign).name).join(' ou en ')}`,
          isSure
            ? [degreeText(lonDeg % 30), ...(cast.timeKnown ? [houseWords(house)] : [])].join(', ')
            : 'selon l’heure de votre naissance',
        ),
        isSure
          ? drawing(signRuler(light, lonDeg), rulerAlt(light, { lonDeg, sign }), 5, 14)
          : drawing(signPlate(signIndex(signs[0] ?? 'aries')), signAlt(signs[0] ?? 'aries'), 5, 14),
        lead(fragmentOf(corpus, chapterKind, light)),
      ),
      ...signs.map((sign) =>
        isSure
          ? section(0, ...prose(inSignFragment(corpus, light, sign), { cap: true }))
          : told(0, `${name} en ${signFacts(sign).name}`, inSignFragment(corpus, light, sign)),
      ),
      ...(cast.timeKnown
        ? [told(0, `En ${houseWords(house)}`, fragmentOf(corpus, inHouseKind, `${SUBJECT_SLUGS[light]}-${house}`))]
        : []),
      ...pages.flatMap(({ sign, page }, which) => [
        section(2 + which, pull(page.frontMatter.epithet), ...prose(page.lead)),
        ...page.sections
          .filter(({ key }) => !key.startsWith('decan') || key === `decan-${1 + Math.floor((lonDeg % 30) / 10)}`)
          .map((part, index) =>
            told(3 + which * 20 + index, isSure ? part.title : `${signFacts(sign).name} : ${part.title}`, part.html),
          ),
      ]),
    ],
  };
}
