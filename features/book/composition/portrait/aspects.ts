/** Aspects, from the tightest: two planets, or a planet and an angle, and what they do to each other. */
import { aspectFragment } from '@solelune/astrology/composition/aspect-fragment';
import { isMajor, type Subject } from '@solelune/astrology/engine';
import { ASPECT_NAMES, degreeText } from '@solelune/astrology/words/chart';
import { POINT_WORDS } from '@solelune/astrology/words/points';
import { fragmentOf } from '@solelune/corpus';
import { chapterKind } from '../../corpus.ts';
import { inkWheel } from '../../drawings/plates.ts';
import { BIRTH_WHEEL_ALT } from '../alts.ts';
import type { BookGiven } from '../given.ts';
import { type Chapter, drawing, facts, head, lead, prose, type Section, section, title } from '../pieces.ts';
import { pagesIn } from './pages-in.ts';
import { toldAspects } from './told-aspects.ts';
import { wheelSky } from './wheel-sky.ts';

/** Of one planet, or of all; each may be told in one place only. */
export function aspectSections(given: BookGiven, firstRank: number, of?: Subject): Section[] {
  return toldAspects(given)
    .filter(({ from, to }) => of === undefined || from === of || to === of)
    .map(({ from, to, kind, orbDeg }, index) => {
      if (!isMajor(kind)) throw new Error(`no text tells of a ${kind}`);
      const names = `${POINT_WORDS[from].name} et ${POINT_WORDS[to].name}`;
      return section(
        firstRank + index,
        head(names, `${ASPECT_NAMES[kind]}, à ${degreeText(orbDeg)} près`),
        ...prose(aspectFragment(given.corpus, from as Subject, to as Subject, kind)),
      );
    });
}

/** As many as stand on a page with what is around them. */
const MOST_LISTED = 14;

const aspectRows = (given: BookGiven): [string, string][] =>
  toldAspects(given)
    .slice(0, MOST_LISTED)
    .map(({ from, to, kind, orbDeg }) => [
      `${POINT_WORDS[from].name} et ${POINT_WORDS[to].name}`,
      `${ASPECT_NAMES[kind as keyof typeof ASPECT_NAMES]}, à ${degreeText(orbDeg)} près`,
    ]);

export function aspectsChapter(given: BookGiven): Chapter {
  return {
    key: 'aspects',
    head: 'Les aspects',
    pages: pagesIn(given).aspects,
    sections: [
      section(
        0,
        title('Ce qui se répond', 'vos aspects, du plus serré au plus large'),
        drawing(inkWheel(wheelSky(given)), BIRTH_WHEEL_ALT, 12, 20),
        lead(fragmentOf(given.corpus, chapterKind, 'aspects')),
      ),
      ...aspectSections(given, 1),
      // Told elsewhere, or few: they are listed.
      section(80, head('Vos aspects, un par un'), facts(aspectRows(given))),
      // A sky with hardly an aspect is looked at once more, large.
      section(
        90,
        head('Toute votre carte, en grand', 'en bleu ce qui s’accorde, en rouge ce qui demande un effort'),
        drawing(inkWheel(wheelSky(given)), BIRTH_WHEEL_ALT, 16, 23),
      ),
    ],
  };
}
