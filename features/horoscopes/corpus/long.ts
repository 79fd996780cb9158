/** Transits, years, full moons and the presentations of the pages. */
import { DATED_LIMITS, defineKind, MOULD_LIMITS } from '@solelune/corpus/kind';
import { defineFragments } from '@solelune/corpus/usual-kinds';
import { z } from 'zod';
import { crossed, houses, lastingTransits, natalPoints, natures, passingTransits, signs, YEARS } from './slugs.ts';

const HOROSCOPE = 'horoscope';
const transits = (planets: readonly string[]) => crossed(planets, crossed(natalPoints, natures), '/');

export const transitKind = defineFragments(
  'horoscopes.transit',
  `${HOROSCOPE}/transit`,
  transits(lastingTransits),
  90,
  DATED_LIMITS,
);
export const shortTransitKind = defineFragments(
  'horoscopes.short-transit',
  `${HOROSCOPE}/transit-court`,
  transits(passingTransits),
  25,
);

/** A sign's year, and (`index`) the year of all: every date that the text names stands in `events` as a key (`engine/event-keys.ts`). */
export const yearKind = defineKind({
  name: 'horoscopes.year',
  folder: `${HOROSCOPE}/annee`,
  slugs: crossed(YEARS, ['index', ...signs], '/'),
  frontMatter: z.object({ events: z.array(z.string()).min(1) }),
  codes: ['events'],
  sections: ['opening', 'winter', 'spring', 'summer', 'autumn', 'love', 'work', 'vitality', 'closing'],
  minWords: 900,
  mould: DATED_LIMITS,
});

/** The full Moon by its own sign. */
export const fullMoonKind = defineKind({
  name: 'horoscopes.full-moon',
  folder: `${HOROSCOPE}/pleine-lune/lune`,
  slugs: signs,
  frontMatter: z.object({}),
  sections: ['light', 'rite', 'cycle'],
  minWords: 200,
  fragment: true,
  mould: MOULD_LIMITS,
});
/** What it lights for the sign that sees it in its n-th house: two versions, each a paragraph. */
export const fullMoonHouseKind = defineFragments(
  'horoscopes.full-moon-house',
  `${HOROSCOPE}/pleine-lune/maison`,
  houses,
  60,
);

export const introductionKind = defineKind({
  name: 'horoscopes.introduction',
  folder: HOROSCOPE,
  slugs: ['horoscope-du-jour', 'horoscope-personnalise', 'themoscope-de-l-annee', 'pleine-lune'].map(
    (page) => `${page}/index`,
  ),
  frontMatter: z.object({}),
  sections: ['what', 'how', 'tradition'],
  minWords: 150,
  mould: DATED_LIMITS,
});

export const kinds = [transitKind, shortTransitKind, yearKind, fullMoonKind, fullMoonHouseKind, introductionKind];
