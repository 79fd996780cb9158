import { defineKind, MOULD_LIMITS } from '@solelune/corpus/kind';
import { defineFragments } from '@solelune/corpus/usual-kinds';
import { z } from 'zod';
import {
  angleAspects,
  angles,
  aspects,
  axes,
  crossed,
  elements,
  houses,
  lesser,
  lights,
  planets,
  points,
  signs,
  UNDER,
} from './slugs.ts';

const NATAL = 'astrologie/theme-astral-gratuit';
const SOLAR = 'astrologie/revolution-solaire';

/** One paragraph about one placement: a chart's reading is made of these. */
const placement = (name: string, folder: string, slugs: readonly string[], minWords = 60) =>
  defineFragments(`astrology.${name}`, folder, slugs, minWords);

/** What most of a portrait hangs on has room: the Sun, the Moon, the ascendant. */
export const lightInSignKind = placement('light-in-sign', `${NATAL}/en-signe`, crossed(lights, signs), 180);
export const inSignKind = placement('in-sign', `${NATAL}/en-signe`, crossed(lesser, signs));
export const inHouseKind = placement('in-house', `${NATAL}/en-maison`, crossed([...planets, ...points], houses));
/** A text for each aspect that the sky can make, none for the others. */
export const aspectKind = placement('aspect', `${NATAL}/aspect`, aspects);
/** Of a planet to the ascendant or the midheaven. */
export const angleAspectKind = placement('angle-aspect', `${NATAL}/aspect`, angleAspects);
const underToo = (slugs: readonly string[]) => [...slugs, ...crossed(slugs, [UNDER])];

export const dominantKind = placement('dominant', `${NATAL}/dominante`, underToo(planets));
/** An element or a pace that holds the Moon is felt; an element may be scarce, or wholly absent. */
export const balanceKind = placement('balance', `${NATAL}/equilibre`, [
  ...crossed(elements, ['fort', 'fort-lune', 'faible', 'absent']),
  ...crossed(['cardinal', 'fixe', 'mutable'], ['fort', 'fort-lune']),
]);

/** The parts of which the opening and the closing portrait of a chart are made, each whole by itself. */
const synthesis = <const Key extends string>(
  name: string,
  folder: string,
  slugs: readonly string[],
  sections: readonly Key[],
) =>
  defineKind({
    name: `astrology.synthesis-${name}`,
    folder: `${NATAL}/synthese/${folder}`,
    slugs,
    frontMatter: z.object({}),
    sections,
    minWords: 15,
    fragment: true,
    mould: MOULD_LIMITS,
  });
export const synthesisPlanetKind = synthesis('planet', 'planete', planets, ['mene', UNDER, 'fort', 'faible', 'fin']);
export const retrogradeKind = synthesis('retrograde', 'retrograde', underToo([...planets.slice(2), 'chiron']), []);
export const synthesisSignKind = synthesis('sign', 'signe', signs, [
  'soleil',
  'lune',
  'ascendant',
  'foule',
  'question',
]);
/** The ruler of the ascendant there, a crowd, the ruler of the midheaven, and the bridge for a node whose sign says the contrary. */
export const synthesisHouseKind = synthesis('house', 'maison', houses, ['maitre', 'foule', 'vocation', 'pont']);
/** The element of the Sun, then that of the Moon; the element of the ascendant, then that of the Sun. */
export const lightsKind = synthesis('lights', 'accord', crossed(elements, elements), []);
export const thresholdKind = synthesis('threshold', 'facade', crossed(elements, elements), []);
export const axisKind = synthesis('axis', 'axe', axes, ['premier', 'second', 'ensemble']);
export const quarterKind = synthesis('quarter', 'quartier', ['1', '2', '3', '4'], ['vide', 'plein']);
/** What Chiron, the node and Lilith do to whatever they touch closely. */
export const pointAspectKind = synthesis('point', 'point', points, ['conjonction', 'harmonie', 'tension']);

export const yearAscendantSignKind = placement('year-ascendant-sign', `${SOLAR}/ascendant-en-signe`, signs);
/** The natal house where the ascendant of the year falls. */
export const yearAscendantHouseKind = placement('year-ascendant-house', `${SOLAR}/ascendant-en-maison`, houses);
export const yearSunKind = placement('year-sun', `${SOLAR}/soleil-en-maison`, houses);
export const yearMoonKind = placement('year-moon', `${SOLAR}/lune-en-maison`, houses);
/** A planet near an angle of the year's chart. */
export const yearAngularKind = placement('year-angular', `${SOLAR}/planete-angulaire`, planets);

const yearParts = <const Key extends string>(
  name: string,
  folder: string,
  slugs: readonly string[],
  sections: readonly Key[],
) =>
  defineKind({
    name: `astrology.year-${name}`,
    folder: `${SOLAR}/${folder}`,
    slugs,
    frontMatter: z.object({}),
    sections,
    minWords: 30,
    fragment: true,
    mould: MOULD_LIMITS,
  });
/** A planet of the year on, or across, a point of the birth; the Sun is where it was. */
export const yearTouchKind = yearParts('touch', 'touche', planets.slice(1), ['conjonction', 'harmonie', 'tension']);
/** A new or full Moon of the year on a point of the birth, and what an eclipse adds. */
export const yearLunationKind = yearParts(
  'lunation',
  'lunaison',
  [...planets, ...angles],
  ['nouvelle', 'pleine', 'eclipse'],
);
/** A house of the year that several planets share; the house of the Sun, to close. */
export const yearSynthesisKind = yearParts('synthesis', 'synthese', houses, ['accent', 'fin']);
