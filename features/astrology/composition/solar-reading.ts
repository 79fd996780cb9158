/** The reading of a solar year: its ascendant, where that falls at birth, both lights, then the angular planets. */

import { type Corpus, fragmentOf } from '@solelune/corpus';
import type { AnyKind } from '@solelune/corpus/kind';
import { byCount } from '@solelune/french/counts';
import { joined } from '@solelune/french/lists';
import { frenchTypography } from '@solelune/french/typography';
import type { Chart } from '@solelune/sky';
import type { ReadingAnswer } from '../answers/reading.ts';
import * as kinds from '../corpus/charts.ts';
import { SUBJECT_SLUGS } from '../corpus/slugs.ts';
import { type SolarYear, signFacts, slugOfSign } from '../engine/index.ts';
import { degreeText, HOUSE_THEMES, houseWords } from '../words/chart.ts';
import { ofAngle } from '../words/placement-links.ts';
import { POINT_WORDS } from '../words/points.ts';
import { ofSign } from '../words/signs.ts';
import { Turns } from '../words/variants.ts';
import * as links from '../words/year-links.ts';
import { aspectsWords, linked, type ReadingPart, strengthWords } from './reading-part.ts';

/** The order is the method's own: what comes first weighs most on the year. */
const STRENGTHS = { ascendant: 100, natalHouse: 92, sun: 84, moon: 76, angular: 72 } as const;
const ANGULAR_STEP = 6;
const LEAST_ANGULAR = 30;

interface Given {
  year: number;
  solar: SolarYear;
  chart: Chart;
}

export function solarReading(corpus: Corpus, { year, solar, chart }: Given): ReadingAnswer {
  const turns = new Turns(Math.floor(chart.angles.ascendant.lonDeg) + year);
  const theme = (house: number) => HOUSE_THEMES[house - 1] as string;
  const part = (shape: {
    key: string;
    title: string;
    strength: number;
    subject: 'ascendant' | 'sun' | 'moon' | (typeof solar.angular)[number]['planet'];
    link: string;
    text: readonly [kind: AnyKind, slug: string];
  }): ReadingPart => {
    const point =
      shape.subject === 'ascendant'
        ? chart.angles.ascendant
        : chart.placements.find(({ body }) => body === shape.subject);
    return {
      key: shape.key,
      kind: 'year',
      title: shape.title,
      position: point ? `${degreeText(point.lonDeg % 30)} ${ofSign(point.sign)}` : '',
      aspects_words: aspectsWords(shape.subject, chart.aspects),
      strength: shape.strength,
      strength_words: strengthWords(shape.strength),
      html: linked(shape.link, fragmentOf(corpus, ...shape.text)),
    };
  };
  const { ascendantSign, ascendantNatalHouse, sunHouse, moonHouse, angular } = solar;
  const house = (number: number) => [houseWords(number), theme(number)] as const;
  return {
    lead: frenchTypography(leadOf(year, solar)),
    parts: [
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
        link: turns.say(links.YEAR_HOUSE, ...house(ascendantNatalHouse)),
        text: [kinds.yearAscendantHouseKind, String(ascendantNatalHouse)],
      }),
      part({
        key: 'year-sun',
        title: `Soleil de l’année en ${houseWords(sunHouse)}`,
        strength: STRENGTHS.sun,
        subject: 'sun',
        link: turns.say(links.YEAR_SUN, ...house(sunHouse)),
        text: [kinds.yearSunKind, String(sunHouse)],
      }),
      part({
        key: 'year-moon',
        title: `Lune de l’année en ${houseWords(moonHouse)}`,
        strength: STRENGTHS.moon,
        subject: 'moon',
        link: turns.say(links.YEAR_MOON, ...house(moonHouse)),
        text: [kinds.yearMoonKind, String(moonHouse)],
      }),
      ...angular.map(({ planet, angle, orbDeg }, index) =>
        part({
          key: `year-angular-${planet}`,
          title: `${POINT_WORDS[planet].name} près ${ofAngle(angle)} de l’année`,
          strength: Math.max(LEAST_ANGULAR, STRENGTHS.angular - index * ANGULAR_STEP),
          subject: planet,
          link: turns.say(links.YEAR_ANGULAR, POINT_WORDS[planet].the, degreeText(orbDeg), ofAngle(angle)),
          text: [kinds.yearAngularKind, SUBJECT_SLUGS[planet]],
        }),
      ),
    ],
  };
}

function leadOf(/* begins with a figure */ year: number, { ascendantSign, sunHouse, angular }: SolarYear): string {
  const base = `De votre anniversaire de ${year} au suivant, l’Ascendant de l’année est en ${signFacts(ascendantSign).name} et le Soleil en ${houseWords(sunHouse)}`;
  if (angular.length === 0) return `${base} ; aucun astre ne touche un angle, et l’année avance à votre pas.`;
  const names = joined(angular.map(({ planet }) => POINT_WORDS[planet].the));
  return `${base} ; ${names} ${byCount(angular.length, 'occupe un angle et donne', 'occupent les angles et donnent')} le ton.`;
}
