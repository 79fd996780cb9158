/** The places of a solar year, each with the date on which the Sun passes over it: the ascendant, where it falls at birth, both lights, the angular planets. */
import { type Corpus, fragmentOf } from '@solelune/corpus';
import type { AnyKind } from '@solelune/corpus/kind';
import * as kinds from '../corpus/charts.ts';
import { SUBJECT_SLUGS } from '../corpus/slugs.ts';
import { type NatalPoint, signFacts, slugOfSign } from '../engine/index.ts';
import { degreeText, houseWords } from '../words/chart.ts';
import { ofAngle } from '../words/placement-links.ts';
import { POINT_WORDS } from '../words/points.ts';
import { ofSign } from '../words/signs.ts';
import type { Turns } from '../words/variants.ts';
import * as links from '../words/year-links.ts';
import { namedHouse } from '../words/year-names.ts';
import { paragraphOf } from './portrait.ts';
import { aspectsWords, linked, type ReadingPart, strengthWords } from './reading-part.ts';
import type { SolarGiven } from './solar-given.ts';

/** The order is the method's own: what comes first weighs most on the year. */
const STRENGTHS = { ascendant: 100, natalHouse: 92, sun: 84, moon: 76, angular: 72 } as const;
const ANGULAR_STEP = 6;
const LEAST_ANGULAR = 30;

interface Shape {
  key: string;
  title: string;
  strength: number;
  subject: NatalPoint;
  link: string;
  text: readonly [kind: AnyKind, slug: string];
  /** The degree whose date is told. */
  lonDeg?: number;
}

export function solarPlacements(corpus: Corpus, given: SolarGiven, turns: Turns): ReadingPart[] {
  const { year, solar, chart } = given;
  const { ascendantSign, ascendantNatalHouse, sunHouse, moonHouse, angular } = solar;
  const lonOf = (planet: string) => chart.placements.find(({ body }) => body === planet)?.lonDeg ?? 0;
  const part = (shape: Shape) => partOf(corpus, given, turns, shape);
  return [
    part({
      key: 'year-ascendant',
      title: `Ascendant de l’année en ${signFacts(ascendantSign).name}`,
      strength: STRENGTHS.ascendant,
      subject: 'ascendant',
      link: turns.say(links.YEAR_ASCENDANT, signFacts(ascendantSign).name, year),
      text: [kinds.yearAscendantSignKind, slugOfSign(ascendantSign)],
    }),
    part({
      key: 'year-ascendant-house',
      title: `Ascendant de l’année en ${houseWords(ascendantNatalHouse)} natale`,
      strength: STRENGTHS.natalHouse,
      subject: 'ascendant',
      link: turns.say(links.YEAR_HOUSE, ...namedHouse(ascendantNatalHouse)),
      text: [kinds.yearAscendantHouseKind, String(ascendantNatalHouse)],
      lonDeg: chart.angles.ascendant.lonDeg,
    }),
    part({
      key: 'year-sun',
      title: `Soleil de l’année en ${houseWords(sunHouse)}`,
      strength: STRENGTHS.sun,
      subject: 'sun',
      link: turns.say(links.YEAR_SUN, ...namedHouse(sunHouse)),
      text: [kinds.yearSunKind, String(sunHouse)],
    }),
    part({
      key: 'year-moon',
      title: `Lune de l’année en ${houseWords(moonHouse)}`,
      strength: STRENGTHS.moon,
      subject: 'moon',
      link: turns.say(links.YEAR_MOON, ...namedHouse(moonHouse)),
      text: [kinds.yearMoonKind, String(moonHouse)],
      lonDeg: lonOf('moon'),
    }),
    ...angular.map(({ planet, angle, orbDeg }, index) =>
      part({
        key: `year-angular-${planet}`,
        title: `${POINT_WORDS[planet].name} près ${ofAngle(angle)} de l’année`,
        strength: Math.max(LEAST_ANGULAR, STRENGTHS.angular - index * ANGULAR_STEP),
        subject: planet,
        link: turns.say(links.YEAR_ANGULAR, POINT_WORDS[planet].the, degreeText(orbDeg), ofAngle(angle)),
        text: [kinds.yearAngularKind, SUBJECT_SLUGS[planet]],
        ...(planet !== 'sun' && { lonDeg: lonOf(planet) }),
      }),
    ),
  ];
}

function partOf(corpus: Corpus, { chart, calendar, dateOf }: SolarGiven, turns: Turns, shape: Shape): ReadingPart {
  const { key, title, strength, subject, link, text, lonDeg } = shape;
  const point =
    subject === 'ascendant' ? chart.angles.ascendant : chart.placements.find(({ body }) => body === subject);
  const when = lonDeg === undefined ? [] : [paragraphOf(turns.say(links.YEAR_WHEN, dateOf(calendar.sunOn(lonDeg))))];
  return {
    key,
    kind: 'year',
    title,
    position: point ? `${degreeText(point.lonDeg % 30)} ${ofSign(point.sign)}` : '',
    aspects_words: aspectsWords(subject, chart.aspects),
    strength,
    strength_words: strengthWords(strength),
    html: [linked(link, fragmentOf(corpus, ...text)), ...when].join('\n'),
  };
}
