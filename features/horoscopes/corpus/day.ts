/**
 * What a day is composed of. In all of these kinds **each paragraph is one version**: it says the whole thing by itself, and the composer takes the one
 * that the sign has not read lately.
 */
import { DATED_LIMITS, defineKind } from '@solelune/corpus/kind';
import { defineFragments } from '@solelune/corpus/usual-kinds';
import { z } from 'zod';
import { THEMES } from '../engine/themes.ts';
import { OCCURRING_ASPECTS, OCCURRING_INGRESSES, OCCURRING_STATIONS } from './occurring.ts';
import { crossed, houses, natures, planetsButMoon, signs } from './slugs.ts';

const DAY = 'horoscope/jour';

/** The Moon in the n-th house, by whole signs, from the reader's own. Three versions of each section at least. */
export const moonHouseKind = defineKind({
  name: 'horoscopes.moon-house',
  folder: `${DAY}/lune-en-maison`,
  slugs: houses,
  frontMatter: z.object({}),
  sections: ['opening', ...THEMES],
  minWords: 750,
  fragment: true,
  mould: DATED_LIMITS,
});

/** An exact aspect of the Moon. Themes that have no section of their own take that of the nearest (`engine/themes.ts`). */
export const moonAspectKind = defineKind({
  name: 'horoscopes.moon-aspect',
  folder: `${DAY}/lune-aspect`,
  slugs: crossed(planetsButMoon, natures),
  frontMatter: z.object({}),
  sections: ['opening', 'love', 'money', 'work', 'wellbeing'],
  minWords: 250,
  fragment: true,
  mould: DATED_LIMITS,
});

/** A planet in the n-th house from the reader's sign: `general`, then the themes that it touches there. */
export const planetHouseKind = defineKind({
  name: 'horoscopes.planet-house',
  folder: `${DAY}/planete-en-maison`,
  slugs: crossed(planetsButMoon, houses),
  frontMatter: z.object({}),
  sections: 'free',
  minWords: 75,
  fragment: true,
  mould: DATED_LIMITS,
});

/** One event for everybody, in two versions at least. */
const event = (name: string, folder: string, slugs: readonly string[]) =>
  defineKind({
    name: `horoscopes.${name}`,
    folder: `${DAY}/${folder}`,
    slugs,
    frontMatter: z.object({}),
    sections: ['general'],
    minWords: 50,
    fragment: true,
    mould: DATED_LIMITS,
  });

export const aspectKind = event('aspect', 'aspect', OCCURRING_ASPECTS);
export const ingressKind = event('ingress', 'entree', OCCURRING_INGRESSES);
export const stationKind = event('station', 'station', OCCURRING_STATIONS);
export const lunationKind = event('lunation', 'lunaison', crossed(['new', 'full'], signs));

/** The question that closes a day, by the house of the Moon: four versions, each a paragraph of the lead. */
export const questionKind = defineFragments('horoscopes.question', `${DAY}/question`, houses, 40);

export const kinds = [
  moonHouseKind,
  moonAspectKind,
  planetHouseKind,
  aspectKind,
  ingressKind,
  stationKind,
  lunationKind,
  questionKind,
];
