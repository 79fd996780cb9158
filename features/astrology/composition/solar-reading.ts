/**
 * The reading of a solar year: the year in brief, its ascendant and where that falls at birth, both lights, the angular planets, what the year touches in the
 * birth, its Moons, and its dates to close.
 */

import { type Corpus, fragmentOf, sectionOf } from '@solelune/corpus';
import type { AnyKind } from '@solelune/corpus/kind';
import { byCount } from '@solelune/french/counts';
import { joined } from '@solelune/french/lists';
import { numberName } from '@solelune/french/numbers';
import { frenchTypography } from '@solelune/french/typography';
import type { Chart } from '@solelune/sky';
import type { ReadingAnswer } from '../answers/reading.ts';
import * as kinds from '../corpus/charts.ts';
import { NATURE_SLUGS, SUBJECT_SLUGS } from '../corpus/slugs.ts';
import {
  ASPECT_NATURES,
  type NatalPoint,
  type SolarCalendar,
  type SolarYear,
  signFacts,
  slugOfSign,
  type YearMoon,
  type YearTouch,
} from '../engine/index.ts';
import { aspectWords, degreeText, HOUSE_THEMES, houseWords } from '../words/chart.ts';
import { ofAngle } from '../words/placement-links.ts';
import { POINT_WORDS } from '../words/points.ts';
import { ofSign, signName } from '../words/signs.ts';
import { Turns } from '../words/variants.ts';
import { DOMAINS_TOUCHED } from '../words/voices.ts';
import * as links from '../words/year-links.ts';
import { withFewOrders } from './few-orders.ts';
import { paragraphOf } from './portrait.ts';
import { aspectsWords, linked, type ReadingPart, strengthWords } from './reading-part.ts';

/** The order is the method's own: what comes first weighs most on the year. */
const STRENGTHS = { ascendant: 100, natalHouse: 92, sun: 84, moon: 76, angular: 72 } as const;
const ANGULAR_STEP = 6;
const LEAST_ANGULAR = 30;

interface Given {
  year: number;
  solar: SolarYear;
  chart: Chart;
  calendar: SolarCalendar;
  /** « 12 mars 2027 », on the clocks of the place of the return. */
  dateOf: (at: Temporal.Instant) => string;
}

export function solarReading(corpus: Corpus, given: Given): ReadingAnswer {
  const { year, solar } = given;
  const write = new YearWriter(corpus, given);
  return {
    lead: frenchTypography(leadOf(year, solar)),
    parts: withFewOrders([write.brief(), ...write.placements(), ...write.touches(), ...write.moons(), write.end()]),
  };
}

const theme = (house: number) => HOUSE_THEMES[house - 1] as string;
const namedHouse = (house: number) => [houseWords(house), theme(house)] as const;
const SHAPE = { position: '', aspects_words: '' } as const;

class YearWriter {
  readonly #corpus: Corpus;
  readonly #given: Given;
  readonly #turns: Turns;

  constructor(corpus: Corpus, given: Given) {
    this.#corpus = corpus;
    this.#given = given;
    this.#turns = new Turns(Math.floor(given.chart.angles.ascendant.lonDeg) + given.year);
  }

  brief(): ReadingPart {
    const { solar } = this.#given;
    return {
      ...SHAPE,
      key: 'year-brief',
      kind: 'portrait',
      title: 'L’année en bref',
      html: [
        paragraphOf(this.#horizon(solar.above), this.#marks()),
        ...solar.crowded
          .slice(0, 2)
          .map(({ house, planets }) =>
            paragraphOf(
              this.#turns.say(links.YEAR_CROWD, joined(planets.map((one) => POINT_WORDS[one].the)), houseWords(house)),
              this.#section(kinds.yearSynthesisKind, String(house), 'accent'),
            ),
          ),
      ].join('\n'),
    };
  }

  #horizon(above: number): string {
    if (above >= MOST_ON_A_SIDE) return this.#turns.say(links.YEAR_ABOVE, numberName(above));
    const below = PLANET_COUNT - above;
    return below >= MOST_ON_A_SIDE
      ? this.#turns.say(links.YEAR_BELOW, numberName(below))
      : this.#turns.say(links.YEAR_EVEN);
  }

  /** The dates that stand out, before they are told one by one. */
  #marks(): string {
    const dates = this.#dates().map(({ date }) => `le ${/* begins with a figure */ date}`);
    return dates.length < 2
      ? ''
      : `Les dates à retenir, à quelques jours près : ${joined(dates.slice(0, MOST_MARKS))}.`;
  }

  #dates(): { at: Temporal.Instant; date: string; what: string }[] {
    const { calendar, dateOf } = this.#given;
    return [
      ...calendar.touches.map(({ at, planet, natal }) => ({
        at,
        what: `${POINT_WORDS[planet].the} de l’année et ${natalWords(natal).the}`,
      })),
      ...calendar.moons.flatMap((moon) =>
        moon.natal ? [{ at: moon.at, what: `${moonName(moon)} sur ${natalWords(moon.natal.point).the}` }] : [],
      ),
    ]
      .sort((a, b) => Temporal.Instant.compare(a.at, b.at))
      .map((one) => ({ ...one, date: dateOf(one.at) }))
      .filter(({ date }, index, all) => all.findIndex((other) => other.date === date) === index);
  }

  placements(): ReadingPart[] {
    const { year, solar, chart } = this.#given;
    const { ascendantSign, ascendantNatalHouse, sunHouse, moonHouse, angular } = solar;
    const lonOf = (planet: string) => chart.placements.find(({ body }) => body === planet)?.lonDeg ?? 0;
    return [
      this.#part({
        key: 'year-ascendant',
        title: `Ascendant de l’année en ${signFacts(ascendantSign).name}`,
        strength: STRENGTHS.ascendant,
        subject: 'ascendant',
        link: this.#turns.say(links.YEAR_ASCENDANT, signFacts(ascendantSign).name, year),
        text: [kinds.yearAscendantSignKind, slugOfSign(ascendantSign)],
      }),
      this.#part({
        key: 'year-ascendant-house',
        title: `Ascendant de l’année en ${houseWords(ascendantNatalHouse)} natale`,
        strength: STRENGTHS.natalHouse,
        subject: 'ascendant',
        link: this.#turns.say(links.YEAR_HOUSE, ...namedHouse(ascendantNatalHouse)),
        text: [kinds.yearAscendantHouseKind, String(ascendantNatalHouse)],
        lonDeg: chart.angles.ascendant.lonDeg,
      }),
      this.#part({
        key: 'year-sun',
        title: `Soleil de l’année en ${houseWords(sunHouse)}`,
        strength: STRENGTHS.sun,
        subject: 'sun',
        link: this.#turns.say(links.YEAR_SUN, ...namedHouse(sunHouse)),
        text: [kinds.yearSunKind, String(sunHouse)],
      }),
      this.#part({
        key: 'year-moon',
        title: `Lune de l’année en ${houseWords(moonHouse)}`,
        strength: STRENGTHS.moon,
        subject: 'moon',
        link: this.#turns.say(links.YEAR_MOON, ...namedHouse(moonHouse)),
        text: [kinds.yearMoonKind, String(moonHouse)],
        lonDeg: lonOf('moon'),
      }),
      ...angular.map(({ planet, angle, orbDeg }, index) =>
        this.#part({
          key: `year-angular-${planet}`,
          title: `${POINT_WORDS[planet].name} près ${ofAngle(angle)} de l’année`,
          strength: Math.max(LEAST_ANGULAR, STRENGTHS.angular - index * ANGULAR_STEP),
          subject: planet,
          link: this.#turns.say(links.YEAR_ANGULAR, POINT_WORDS[planet].the, degreeText(orbDeg), ofAngle(angle)),
          text: [kinds.yearAngularKind, SUBJECT_SLUGS[planet]],
          ...(planet !== 'sun' && { lonDeg: lonOf(planet) }),
        }),
      ),
    ];
  }

  #part(shape: {
    key: string;
    title: string;
    strength: number;
    subject: NatalPoint;
    link: string;
    text: readonly [kind: AnyKind, slug: string];
    /** The degree whose date is told. */
    lonDeg?: number;
  }): ReadingPart {
    const { chart, calendar, dateOf } = this.#given;
    const point =
      shape.subject === 'ascendant'
        ? chart.angles.ascendant
        : chart.placements.find(({ body }) => body === shape.subject);
    const when =
      shape.lonDeg === undefined
        ? []
        : [paragraphOf(this.#turns.say(links.YEAR_WHEN, dateOf(calendar.sunOn(shape.lonDeg))))];
    return {
      key: shape.key,
      kind: 'year',
      title: shape.title,
      position: point ? `${degreeText(point.lonDeg % 30)} ${ofSign(point.sign)}` : '',
      aspects_words: aspectsWords(shape.subject, chart.aspects),
      strength: shape.strength,
      strength_words: strengthWords(shape.strength),
      html: [linked(shape.link, fragmentOf(this.#corpus, ...shape.text)), ...when].join('\n'),
    };
  }

  touches(): ReadingPart[] {
    const { touches } = this.#given.calendar;
    if (touches.length === 0) return [];
    const told = new Set<string>();
    return [
      {
        ...SHAPE,
        key: 'year-touches',
        kind: 'year',
        title: 'Ce que l’année touche dans votre ciel',
        html: touches.map((touch) => this.#touch(touch, told)).join('\n'),
      },
    ];
  }

  /** A planet that touches two points alike has its text once. */
  #touch({ planet, natal, kind, orbDeg, at }: YearTouch, told: Set<string>): string {
    const nature = ASPECT_NATURES[kind];
    const names = [POINT_WORDS[planet].the, natalWords(natal), aspectWords(kind)] as const;
    const link = this.#turns.say(TOUCH_LINKS[nature], ...names, degreeText(orbDeg), DOMAINS_TOUCHED[natal]);
    const text = `${planet} ${nature}`;
    const said = told.has(text) ? '' : this.#section(kinds.yearTouchKind, SUBJECT_SLUGS[planet], NATURE_SLUGS[nature]);
    told.add(text);
    const when =
      planet === 'moon'
        ? 'Les semaines qui suivent l’anniversaire y sont les plus sensibles.'
        : this.#turns.say(links.YEAR_WHEN, this.#given.dateOf(at));
    return paragraphOf(link, said, when);
  }

  moons(): ReadingPart[] {
    const { moons } = this.#given.calendar;
    if (moons.length === 0) return [];
    const told = new Set<string>();
    const elsewhere = moons.filter(({ natal }) => !natal);
    return [
      {
        ...SHAPE,
        key: 'year-moons',
        kind: 'year',
        title: 'Les Lunes et les éclipses qui vous concernent',
        html: [
          ...moons.flatMap((moon) => (moon.natal ? [this.#moon(moon, moon.natal, told)] : [])),
          ...(elsewhere.length > 0 ? [this.#eclipses(elsewhere)] : []),
        ].join('\n'),
      },
    ];
  }

  #moon(moon: YearMoon, natal: NonNullable<YearMoon['natal']>, told: Set<string>): string {
    const { at, sign, house, phase, isEclipse } = moon;
    const where = [moonName(moon), this.#given.dateOf(at), signName(sign), houseWords(house)] as const;
    const touched = `${natalWords(natal.point).the}, à ${degreeText(natal.orbDeg)}`;
    const keys = [phase === 'new' ? 'nouvelle' : 'pleine', ...(isEclipse ? ['eclipse'] : [])];
    const said = keys
      .filter((key) => !told.has(`${natal.point} ${key}`))
      .map((key) => this.#section(kinds.yearLunationKind, SUBJECT_SLUGS[natal.point], key));
    for (const key of keys) told.add(`${natal.point} ${key}`);
    return paragraphOf(this.#turns.say(links.MOON_ON_POINT, ...where, touched), ...said);
  }

  /** Those that touch nothing of the birth are told together, by their houses. */
  #eclipses(moons: readonly YearMoon[]): string {
    const told = moons.map((moon) => {
      const /* begins with a figure */ date = this.#given.dateOf(moon.at);
      return `${moonName(moon)} du ${date}, en ${signName(moon.sign)}, dans votre ${houseWords(moon.house)} (celle ${theme(moon.house)})`;
    });
    return paragraphOf(
      this.#turns.say(moons.length === 1 ? links.ECLIPSE_ELSEWHERE : links.ECLIPSES_ELSEWHERE, joined(told)),
    );
  }

  end(): ReadingPart {
    const { sunHouse } = this.#given.solar;
    const dates = this.#dates().map(({ date, what }) => `le ${/* begins with a figure */ date} (${what})`);
    return {
      ...SHAPE,
      key: 'year-end',
      kind: 'portrait',
      title: 'Le calendrier, et pour finir',
      html: [
        ...(dates.length > 0 ? [paragraphOf(`Dans l’ordre : ${joined(dates)}.`)] : []),
        paragraphOf(
          'Ces dates sont des périodes plus que des jours : une semaine avant, une semaine après, le ciel insiste, et vous restez libre de ce que vous en faites.',
          this.#section(kinds.yearSynthesisKind, String(sunHouse), 'fin'),
        ),
      ].join('\n'),
    };
  }

  #section(kind: AnyKind, slug: string, key: string): string {
    return sectionOf(this.#corpus, kind, slug, key).html.replaceAll(/<\/?p>/g, '');
  }
}

const PLANET_COUNT = 10;
const MOST_ON_A_SIDE = 7;
const MOST_MARKS = 4;
export const TOUCH_LINKS = {
  conjunction: links.TOUCH_CONJUNCTION,
  harmony: links.TOUCH_HARMONY,
  tension: links.TOUCH_TENSION,
} as const;

/** « le Soleil natal », « de Vénus natale », « à l’Ascendant natal » */
export function natalWords(point: NatalPoint) {
  const { the, of, to, feminine } = POINT_WORDS[point];
  const natal = feminine ? 'natale' : 'natal';
  return { the: `${the} ${natal}`, of: `${of} ${natal}`, to: `${to} ${natal}` };
}

/** « la nouvelle Lune », « l’éclipse de Soleil » */
export function moonName({ phase, isEclipse }: YearMoon): string {
  if (isEclipse) return phase === 'new' ? 'l’éclipse de Soleil' : 'l’éclipse de Lune';
  return phase === 'new' ? 'la nouvelle Lune' : 'la pleine Lune';
}

function leadOf(/* begins with a figure */ year: number, { ascendantSign, sunHouse, angular }: SolarYear): string {
  const base = `De votre anniversaire de ${year} au suivant, l’Ascendant de l’année est en ${signFacts(ascendantSign).name} et le Soleil en ${houseWords(sunHouse)}`;
  if (angular.length === 0) return `${base} ; aucun astre ne touche un angle, et l’année avance à votre pas.`;
  const names = joined(angular.map(({ planet }) => POINT_WORDS[planet].the));
  return `${base} ; ${names} ${byCount(angular.length, 'occupe un angle et donne', 'occupent les angles et donnent')} le ton.`;
}
