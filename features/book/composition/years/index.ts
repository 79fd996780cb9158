/** Twenty years, five pages each: the opening page, then the return of the Sun and the periods that weigh most. */
import * as texts from '@solelune/astrology/texts/charts';
import { SUBJECT_SLUGS } from '@solelune/astrology/texts/slugs';
import { POINT_WORDS } from '@solelune/astrology/words/points';
import { dayWords } from '@solelune/civil-time/words';
import { fragmentOf, sectionOf, textOf } from '@solelune/corpus';
import { transitKind } from '@solelune/horoscopes/texts';
import { natalAspectWords } from '@solelune/horoscopes/words/events';
import { YEAR_LEADERS, yearKind } from '../../corpus.ts';
import { inkWheel } from '../../drawings/plates.ts';
import { YEAR_PAGES, YEARS } from '../../engine/book-plan.ts';
import { findPeriods, type Period } from '../../engine/periods.ts';
import { shareOut, type Told } from '../../engine/share-out.ts';
import { curveAlt, returnAlt, ribbonAlt } from '../alts.ts';
import { BOOK_ZONE, type BookGiven } from '../given.ts';
import { type Chapter, drawing, head, type Piece, paragraphsOf, prose, type Section, section } from '../pieces.ts';
import { wheelSky } from '../portrait/wheel-sky.ts';
import { periodCurve, ribbonRow } from './curves.ts';
import { type EclipseOnPoint, eclipsesOnPoints, eclipseTitle } from './eclipses.ts';
import { type SolarReturn, solarReturns } from './returns.ts';
import { ageWords, momentWords, passesWords, zoned } from './words.ts';

/** More than four pages ever hold. */
const MOST_TOLD = 7;
const MOST_RIBBON = 7;

export interface TwentyYears {
  readonly chapters: readonly { readonly year: number; readonly opener: Chapter; readonly pages: Chapter }[];
  readonly periods: readonly Period[];
  readonly returns: readonly SolarReturn[];
  readonly eclipses: readonly EclipseOnPoint[];
}

export const yearStart = (year: number): Temporal.Instant =>
  Temporal.ZonedDateTime.from({ timeZone: BOOK_ZONE, year, month: 1, day: 1 }).toInstant();

export function twentyYears(given: BookGiven): TwentyYears {
  const { firstYear, ephemeris, targets } = given;
  const span = { from: yearStart(firstYear), to: yearStart(firstYear + YEARS) };
  const periods = findPeriods(ephemeris, targets, span);
  const yearsOf = ({ passes }: Period) =>
    [...new Set(passes.map(({ at }) => zoned(at).year - firstYear))].filter((year) => year >= 0 && year < YEARS);
  const told = shareOut(periods, yearsOf, MOST_TOLD);
  const returns = solarReturns(given);
  const eclipses = eclipsesOnPoints(given, span);
  const leaders = new Leaders(given);
  const eclipseTexts = new Set<string>();
  const chapters = returns.map((solar, index) => {
    const inYear = periods.filter((period) => yearsOf(period).includes(index) && period.body !== 'mars');
    const own = told[index] ?? [];
    const touched = eclipses.filter(({ eclipse }) => zoned(eclipse.at).year === solar.year);
    return {
      year: solar.year,
      opener: openerOf(given, solar, inYear, own, leaders.of(inYear)),
      pages: pagesOf(given, solar, own, touched, eclipseTexts),
    };
  });
  return { chapters, periods, returns, eclipses };
}

/** What leads a year in words: the weightiest that is left, each version once. */
class Leaders {
  readonly #given: BookGiven;
  readonly #used = new Set<string>();
  constructor(given: BookGiven) {
    this.#given = given;
  }
  of(periods: readonly Period[]): string {
    const byWeight = [...periods].sort((one, other) => other.weight - one.weight);
    const slugs = byWeight
      .filter(({ body }) => YEAR_LEADERS.some((one) => one === body))
      .map(({ body, nature }) => `${body}-${nature}`);
    const versions = slugs.flatMap((slug) => paragraphsOf(fragmentOf(this.#given.corpus, yearKind, slug)));
    const left = versions.find((one) => !this.#used.has(one)) ?? '';
    this.#used.add(left);
    return left;
  }
}

function openerOf(
  given: BookGiven,
  solar: SolarReturn,
  inYear: readonly Period[],
  own: readonly Told[],
  leader: string,
): Chapter {
  const { year } = solar;
  const span = { from: yearStart(year).epochMilliseconds, to: yearStart(year + 1).epochMilliseconds };
  const strongest = [...inYear].sort((one, other) => other.weight - one.weight).slice(0, MOST_RIBBON);
  const rows = strongest
    .sort((one, other) => other.weight - one.weight)
    .map((period) => ribbonRow(given.ephemeris, period, natalDegOf(given, period), rowLabel(period), span));
  const byWeight = [...own].sort((one, other) => other.period.weight - one.period.weight);
  return {
    key: `year-${year}`,
    head: String(year),
    pages: YEAR_PAGES.opener,
    sections: [
      section(0, { is: 'year', year: String(year), age: ageWords(year - given.date.year), lines: 4 }),
      ...(leader ? [section(0, ...prose(`<p>${leader}</p>`))] : []),
      section(0, { is: 'ribbon', rows, alt: ribbonAlt(rows), lines: 8, most: 18 }),
      section(
        1,
        keyOf(
          'Votre année commence',
          'révolution solaire',
          given.cast.timeKnown
            ? `${momentWords(solar.at)}, heure de Paris`
            : `le ${/* begins with a figure */ dayWords(zoned(solar.at))}, à un jour près`,
        ),
      ),
      ...own.map((one) =>
        section(
          2 + byWeight.indexOf(one),
          keyOf(textOf(given.corpus, transitKind, one.text).title, '', passesWords(one.period, year)),
        ),
      ),
    ],
  };
}

const keyOf = (text: string, who: string, when: string): Piece => ({ is: 'key', text, who, when, lines: 2 });

const rowLabel = ({ body, kind, point }: Period): string =>
  natalAspectWords(body, kind, point)
    .replace('Milieu du Ciel', 'M.\u00A0C.')
    .replace(/ (?:de |à )?votre /, ' ')
    .replace('Le Nœud nord', 'Nœud nord');

function natalDegOf({ targets }: BookGiven, { point }: Period): number {
  return targets.find((target) => target.point === point)?.lonDeg as number;
}

function pagesOf(
  given: BookGiven,
  solar: SolarReturn,
  own: readonly Told[],
  touched: readonly EclipseOnPoint[],
  eclipseTexts: Set<string>,
): Chapter {
  const { corpus, cast } = given;
  const byWeight = [...own].sort((one, other) => other.period.weight - one.period.weight);
  const when = cast.timeKnown
    ? `${momentWords(solar.at)}, heure de Paris`
    : `autour du ${/* begins with a figure */ dayWords(zoned(solar.at))}, faute d’heure de naissance`;
  return {
    key: `periods-${solar.year}`,
    head: String(solar.year),
    pages: YEAR_PAGES.periods,
    sections: [
      section(0, head('Le Soleil revient à sa place', when)),
      ...(cast.timeKnown
        ? [
            section(
              0,
              drawing(
                inkWheel(wheelSky({ cast: { ...cast, chart: solar.chart } })),
                returnAlt(solar.year, solar.chart),
                ...([7, 12] as const),
              ),
            ),
          ]
        : []),
      ...solar.texts.map((text, index) => section(index === 0 ? 0 : 4, head(text.title), ...prose(text.html))),
      ...own.map((one): Section => {
        const text = textOf(corpus, transitKind, one.text);
        const days = passesWords(one.period, solar.year);
        const curve = periodCurve(given.ephemeris, one.period, natalDegOf(given, one.period));
        return section(
          1 + byWeight.indexOf(one) * 2,
          head(text.title, days),
          { is: 'curve', curve, alt: curveAlt(days), lines: 4, most: 8, isSticky: true },
          ...prose(text.lead),
        );
      }),
      ...touched.flatMap((one) => eclipseSection(given, one, eclipseTexts)),
    ],
  };
}

function eclipseSection({ corpus }: BookGiven, touched: EclipseOnPoint, used: Set<string>): Section[] {
  if (used.has(touched.point)) return [];
  used.add(touched.point);
  const text = sectionOf(corpus, texts.yearLunationKind, SUBJECT_SLUGS[touched.point], 'eclipse').html;
  return [
    section(
      20,
      head(
        `${eclipseTitle(touched.eclipse)} et votre ${POINT_WORDS[touched.point].name}`,
        momentWords(touched.eclipse.at),
      ),
      ...prose(text),
    ),
  ];
}
