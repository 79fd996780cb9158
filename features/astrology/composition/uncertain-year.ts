/**
 * The solar year of a birth whose hour is not known. The return is then known no better than the birth, and has neither ascendant nor houses:
 * what is left is where the planets stand at every instant it may have had, what they make with the natal ones and when, and the Moons and eclipses of the year.
 */
import { type Corpus, sectionOf } from '@solelune/corpus';
import { joined } from '@solelune/french/lists';
import { capitalised } from '@solelune/french/sentence';
import { frenchTypography } from '@solelune/french/typography';
import type { Chart } from '@solelune/sky';
import { PLANETS, type Planet } from '@solelune/sky/bodies';
import type { z } from 'zod';
import type { aspects, timeCertainty } from '../answers/chart.ts';
import type { ReadingAnswer } from '../answers/reading.ts';
import { yearLunationKind, yearTouchKind } from '../corpus/charts.ts';
import { NATURE_SLUGS, SUBJECT_SLUGS } from '../corpus/slugs.ts';
import { ASPECT_NATURES, isMajor, type NatalPoint, type SolarCalendar, type YearMoon } from '../engine/index.ts';
import { aspectWords, degreeText } from '../words/chart.ts';
import { betweenMoments, theMoment } from '../words/moments.ts';
import { POINT_WORDS } from '../words/points.ts';
import { longitudesWords, RETURN_ALWAYS } from '../words/possible-hours.ts';
import { signName } from '../words/signs.ts';
import { Turns } from '../words/variants.ts';
import { DOMAINS_TOUCHED } from '../words/voices.ts';
import * as links from '../words/year-links.ts';
import { moonName, natalWords } from '../words/year-names.ts';
import { paragraphOf } from './portrait.ts';
import type { ReadingPart } from './reading-part.ts';

type Across = z.input<typeof aspects>;

interface Given {
  year: number;
  certainty: z.input<typeof timeCertainty>;
  across: Across;
  /** Of the middle of the span. */
  chart: Chart;
  calendar: SolarCalendar;
  dateOf: (at: Temporal.Instant) => string;
}

export function uncertainYear(corpus: Corpus, given: Given): ReadingAnswer {
  const write = new UncertainYearWriter(corpus, given);
  return {
    lead: frenchTypography(leadOf(given)),
    parts: [write.opening(), ...PLANETS.flatMap((planet) => write.part(planet)), ...write.moons(), write.end()],
  };
}

const leadOf = ({ /* begins with a figure */ year, certainty }: Given) =>
  `Sans l’heure exacte de la naissance, l’instant du retour de ${year} n’est pas connu : il tombe ${betweenMoments(certainty)}, et cette année n’a ni Ascendant ni maisons. Ce qui tient ${RETURN_ALWAYS} est dit certain, ce qui change porte sa date.`;

const SHAPE = { position: '', aspects_words: '' } as const;

class UncertainYearWriter {
  readonly #corpus: Corpus;
  readonly #given: Given;
  readonly #turns: Turns;
  readonly #told = new Set<string>();

  constructor(corpus: Corpus, given: Given) {
    this.#corpus = corpus;
    this.#given = given;
    this.#turns = new Turns(given.year);
  }

  opening(): ReadingPart {
    const dates = this.#moonsOnPlanets().map(({ at }) => {
      const /* begins with a figure */ date = this.#given.dateOf(at);
      return `le ${date}`;
    });
    const marks = dates.length > 0 ? `Les Lunes à retenir : ${joined(dates)}.` : '';
    return {
      ...SHAPE,
      key: 'year-brief',
      kind: 'portrait',
      title: 'L’année, pour ce qui est certain',
      html: paragraphOf(links.YEAR_OVER_OPENING, marks),
    };
  }

  part(planet: Planet): ReadingPart[] {
    const { certainty } = this.#given;
    const isIt = ({ subject, what }: { subject: string; what: string }) => subject === planet && what === 'sign';
    const range = certainty.over?.longitudes.find(({ subject }) => subject === planet);
    const sure = certainty.certain.find(isIt);
    const flips = certainty.uncertain.find(isIt)?.flips ?? [];
    const first = sure?.value ?? flips[0]?.before;
    if (!range || first === undefined) return [];
    const changes = flips.map(({ after, at }) => `puis en ${signName(after)} dès ${theMoment(at)}`);
    const { name, the } = POINT_WORDS[planet];
    return [
      {
        key: `year-${planet}`,
        kind: 'year',
        title: `${name} de l’année en ${[first, ...flips.map(({ after }) => after)].map(signName).join(', puis en ')}`,
        position: longitudesWords(range),
        aspects_words: '',
        certainty_words: sure ? `Certain ${RETURN_ALWAYS}` : `Change ${joined(flips.map(({ at }) => theMoment(at)))}`,
        // What holds throughout is said by the mark beside the title.
        html: this.#touches(planet, `${capitalised(the)} est en ${[signName(first), ...changes].join(', ')}.`),
      },
    ];
  }

  /** The tightest is told at length, the others are named. The Sun is where it was: what it makes was in the sky of the birth. */
  #touches(planet: Planet, where: string): string {
    const held = this.#given.across.filter(({ from }) => from === planet);
    const [first, ...others] = held;
    if (!first) {
      return paragraphOf(
        where,
        planet === 'sun' ? '' : this.#turns.say(links.YEAR_OVER_QUIET, POINT_WORDS[planet].the),
      );
    }
    if (planet === 'sun') return paragraphOf(where, links.YEAR_OVER_SUN(joined(held.map(toNatal))));
    if (!isMajor(first.kind)) return paragraphOf(where, named(planet, held));
    const natal = first.to as NatalPoint;
    const nature = ASPECT_NATURES[first.kind];
    const names = [POINT_WORDS[planet].the, natalWords(natal), aspectWords(first.kind)] as const;
    const link = this.#turns.say(links.TOUCHES[nature], ...names, degreeText(first.orb_deg), DOMAINS_TOUCHED[natal]);
    const said = this.#section(yearTouchKind, SUBJECT_SLUGS[planet], NATURE_SLUGS[nature]);
    const when = planet === 'moon' ? '' : this.#when(planet);
    return paragraphOf(where, link, said, when, others.length > 0 ? named(planet, others) : '');
  }

  #when(planet: Planet): string {
    const { chart, calendar, dateOf } = this.#given;
    const lonDeg = chart.placements.find(({ body }) => body === planet)?.lonDeg;
    return lonDeg === undefined ? '' : this.#turns.say(links.YEAR_WHEN, dateOf(calendar.sunOn(lonDeg)));
  }

  #moonsOnPlanets() {
    return this.#given.calendar.moons.flatMap((moon) => (moon.natal ? [{ ...moon, natal: moon.natal }] : []));
  }

  moons(): ReadingPart[] {
    const { moons } = this.#given.calendar;
    if (moons.length === 0) return [];
    const elsewhere = moons.filter(({ natal }) => !natal);
    return [
      {
        ...SHAPE,
        key: 'year-moons',
        kind: 'year',
        title: 'Les Lunes et les éclipses qui vous concernent',
        html: [
          ...this.#moonsOnPlanets().map((moon) => this.#moon(moon, moon.natal.point)),
          ...(elsewhere.length > 0 ? [paragraphOf(this.#elsewhere(elsewhere))] : []),
        ].join('\n'),
      },
    ];
  }

  #moon(moon: YearMoon, point: NatalPoint): string {
    const where = [moonName(moon), this.#given.dateOf(moon.at), signName(moon.sign), natalWords(point).of] as const;
    const keys = [moon.phase === 'new' ? 'nouvelle' : 'pleine', ...(moon.isEclipse ? ['eclipse'] : [])];
    const said = keys.filter((key) => !this.#told.has(`${point} ${key}`));
    for (const key of keys) this.#told.add(`${point} ${key}`);
    return paragraphOf(
      this.#turns.say(links.MOON_ON_PLANET, ...where),
      ...said.map((key) => this.#section(yearLunationKind, SUBJECT_SLUGS[point], key)),
    );
  }

  #elsewhere(moons: readonly YearMoon[]): string {
    const told = moons.map((moon) => {
      const /* begins with a figure */ date = this.#given.dateOf(moon.at);
      return `${moonName(moon)} du ${date}, en ${signName(moon.sign)}`;
    });
    return this.#turns.say(moons.length === 1 ? links.ECLIPSE_OVER : links.ECLIPSES_OVER, joined(told));
  }

  end(): ReadingPart {
    return {
      ...SHAPE,
      key: 'year-end',
      kind: 'portrait',
      title: 'Pour finir',
      html: paragraphOf(links.YEAR_FREE, links.YEAR_OVER_END),
    };
  }

  #section(kind: typeof yearTouchKind | typeof yearLunationKind, slug: string, key: string): string {
    const { html } = sectionOf(this.#corpus, kind as typeof yearTouchKind, slug, key as 'harmonie');
    return html.replaceAll(/<\/?p>/g, '');
  }
}

function named(planet: Planet, held: Across): string {
  return `Avec votre ciel de naissance, ${POINT_WORDS[planet].the} forme aussi ${joined(held.map(toNatal))}.`;
}

/** « un carré à Mercure natal » */
const toNatal = ({ to, kind }: Across[number]) => `${aspectWords(kind)} ${natalWords(to as NatalPoint).to}`;
