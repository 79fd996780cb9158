/** What is dated in a solar year: what its planets touch in the birth, its Moons and eclipses, and the list of these dates. */
import { type Corpus, sectionOf } from '@solelune/corpus';
import type { AnyKind } from '@solelune/corpus/kind';
import { joined } from '@solelune/french/lists';
import * as kinds from '../corpus/charts.ts';
import { NATURE_SLUGS, SUBJECT_SLUGS } from '../corpus/slugs.ts';
import { ASPECT_NATURES, type YearMoon, type YearTouch } from '../engine/index.ts';
import { aspectWords, degreeText, houseWords } from '../words/chart.ts';
import { POINT_WORDS } from '../words/points.ts';
import { signName } from '../words/signs.ts';
import type { Turns } from '../words/variants.ts';
import { DOMAINS_TOUCHED } from '../words/voices.ts';
import * as links from '../words/year-links.ts';
import { moonName, natalWords, themeOf } from '../words/year-names.ts';
import { paragraphOf } from './portrait.ts';
import type { ReadingPart } from './reading-part.ts';
import type { SolarGiven } from './solar-given.ts';

const SHAPE = { kind: 'year', position: '', aspects_words: '' } as const;

/** The sentences of a section, that others may follow. */
export const sentencesIn = (corpus: Corpus, kind: AnyKind, slug: string, key: string): string =>
  sectionOf(corpus, kind, slug, key).html.replaceAll(/<\/?p>/g, '');

interface Dated {
  at: Temporal.Instant;
  date: string;
  what: string;
  /** The least is the most remarkable: an eclipse, then what is tightest. */
  weight: number;
}

/** In the order of time; of two things of one day the first. */
export function datesOf({ calendar, dateOf }: SolarGiven): Dated[] {
  return [
    ...calendar.touches.map(({ at, planet, natal, orbDeg }) => ({
      at,
      what: `${POINT_WORDS[planet].the} de l’année et ${natalWords(natal).the}`,
      // The Moon of the year is told by the birthday itself, which needs no reminder.
      weight: planet === 'moon' ? Number.POSITIVE_INFINITY : orbDeg,
    })),
    ...calendar.moons.flatMap((moon) =>
      moon.natal
        ? [
            {
              at: moon.at,
              what: `${moonName(moon)} sur ${natalWords(moon.natal.point).the}`,
              weight: moon.isEclipse ? -1 : moon.natal.orbDeg,
            },
          ]
        : [],
    ),
  ]
    .sort((a, b) => Temporal.Instant.compare(a.at, b.at))
    .map((one) => ({ ...one, date: dateOf(one.at) }))
    .filter(({ date }, index, all) => all.findIndex((other) => other.date === date) === index);
}

const MOST_MARKS = 4;
/** Nearer than this, two dates are one period. */
const APART_MS = 10 * 86_400_000;

/** The few that stand out, spread over the year, in the order of time. */
export function markedDates(given: SolarGiven): string[] {
  const all = datesOf(given);
  const marked: Dated[] = [];
  for (const one of all.toSorted((a, b) => a.weight - b.weight)) {
    const isApart = marked.every(({ at }) => Math.abs(at.epochMilliseconds - one.at.epochMilliseconds) > APART_MS);
    if (marked.length < MOST_MARKS && Number.isFinite(one.weight) && isApart) marked.push(one);
  }
  return all.filter((one) => marked.includes(one)).map(({ date }) => date);
}

export class DateWriter {
  readonly #corpus: Corpus;
  readonly #given: SolarGiven;
  readonly #turns: Turns;

  constructor(corpus: Corpus, given: SolarGiven, turns: Turns) {
    this.#corpus = corpus;
    this.#given = given;
    this.#turns = turns;
  }

  touches(): ReadingPart[] {
    const { touches } = this.#given.calendar;
    if (touches.length === 0) return [];
    const told = new Set<string>();
    return [
      {
        ...SHAPE,
        key: 'year-touches',
        title: 'Ce que l’année touche dans votre ciel',
        html: touches.map((touch) => this.#touch(touch, told)).join('\n'),
      },
    ];
  }

  /** A planet that touches two points alike has its text once. */
  #touch({ planet, natal, kind, orbDeg, at }: YearTouch, told: Set<string>): string {
    const nature = ASPECT_NATURES[kind];
    const names = [POINT_WORDS[planet].the, natalWords(natal), aspectWords(kind)] as const;
    const link = this.#turns.say(links.TOUCHES[nature], ...names, degreeText(orbDeg), DOMAINS_TOUCHED[natal]);
    const text = `${planet} ${nature}`;
    const said = told.has(text)
      ? ''
      : sentencesIn(this.#corpus, kinds.yearTouchKind, SUBJECT_SLUGS[planet], NATURE_SLUGS[nature]);
    told.add(text);
    const when =
      planet === 'moon'
        ? this.#turns.say(links.YEAR_WHEN_MOON)
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
      .map((key) => sentencesIn(this.#corpus, kinds.yearLunationKind, SUBJECT_SLUGS[natal.point], key));
    for (const key of keys) told.add(`${natal.point} ${key}`);
    return paragraphOf(this.#turns.say(links.MOON_ON_POINT, ...where, touched), ...said);
  }

  /** Those that touch nothing of the birth are told together, by their houses; what a house is about, once. */
  #eclipses(moons: readonly YearMoon[]): string {
    const told = moons.map((moon, index) => {
      const /* begins with a figure */ date = this.#given.dateOf(moon.at);
      const isKnown = moons.findIndex(({ house }) => house === moon.house) < index;
      const about = isKnown ? '' : ` (celle ${themeOf(moon.house)})`;
      return `${moonName(moon)} du ${date}, en ${signName(moon.sign)}, dans votre ${houseWords(moon.house)}${about}`;
    });
    return paragraphOf(
      this.#turns.say(moons.length === 1 ? links.ECLIPSE_ELSEWHERE : links.ECLIPSES_ELSEWHERE, joined(told)),
    );
  }
}
