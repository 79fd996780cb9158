/** The return of the Sun each year, and the texts that tell it: each is read once in the book. */
import { instantOf, skyPlace } from '@solelune/astrology/api';
import { signFacts, slugOfSign, solarYearOf } from '@solelune/astrology/engine';
import * as texts from '@solelune/astrology/texts/charts';
import { NATURE_SLUGS, SUBJECT_SLUGS } from '@solelune/astrology/texts/slugs';
import { houseWords } from '@solelune/astrology/words/chart';
import { POINT_WORDS } from '@solelune/astrology/words/points';
import { fragmentOf, sectionOf } from '@solelune/corpus';
import { aspectsAcross, type Chart, computeChart, findSolarReturn, isPlanet } from '@solelune/sky';
import { natureOf } from '../../engine/periods.ts';
import type { BookGiven } from '../given.ts';

interface ReturnText {
  readonly key: string;
  readonly title: string;
  readonly html: string;
}

export interface SolarReturn {
  readonly year: number;
  readonly at: Temporal.Instant;
  readonly chart: Chart;
  readonly texts: readonly ReturnText[];
}

const MOST_TEXTS = 2;
const TOUCH_ORB_DEG = 2;
const TOUCH_NATURES = { conjunction: 'conjunction', flowing: 'harmony', tense: 'tension' } as const;

export function solarReturns(given: BookGiven): SolarReturn[] {
  const years = Array.from({ length: 20 }, (_, index) => given.firstYear + index);
  const found = years.map((year) => ({ year, ...returnIn(given, year) }));
  const options = found.map(({ chart }) => optionsOf(given, chart));
  const used = new Set<string>();
  const chosen: ReturnText[][] = found.map(() => []);
  // A text each before anyone has a second; who has least to choose from chooses first.
  for (let round = 0; round < MOST_TEXTS; round += 1) {
    const left = (index: number) => (options[index] ?? []).filter(({ key }) => !used.has(key));
    const order = found.map((_, index) => index).sort((one, other) => left(one).length - left(other).length);
    for (const index of order) {
      const text = left(index)[0];
      if (!text) continue;
      used.add(text.key);
      chosen[index]?.push(text);
    }
  }
  return found.map((one, index) => ({ ...one, texts: chosen[index] ?? [] }));
}

/** Nearest to the birthday of the year. */
function returnIn({ cast, ephemeris, date }: BookGiven, year: number): { at: Temporal.Instant; chart: Chart } {
  const sunDeg = cast.chart.placements.find(({ body }) => body === 'sun')?.lonDeg as number;
  const near = instantOf(Date.UTC(year, date.month - 1, date.day, 12) / 1000);
  const at = findSolarReturn(ephemeris, sunDeg, near);
  return { at, chart: computeChart(ephemeris, { instant: at, place: skyPlace(cast.place) }) };
}

function optionsOf({ corpus, cast }: BookGiven, chart: Chart): ReturnText[] {
  const touches = aspectsAcross(pointsOf(chart), pointsOf(cast.chart), { defaultDeg: TOUCH_ORB_DEG }).flatMap(
    ({ from, to, kind }): ReturnText[] => {
      if (from === 'sun' || from === 'moon' || (!cast.timeKnown && to === 'moon') || kind === 'quincunx') return [];
      const nature = TOUCH_NATURES[natureOf(kind)];
      return [
        {
          key: `touch ${from} ${nature}`,
          title: `${POINT_WORDS[from].name} de l’année et votre ${POINT_WORDS[to].name}`,
          html: sectionOf(
            corpus,
            texts.yearTouchKind,
            SUBJECT_SLUGS[from as keyof typeof SUBJECT_SLUGS],
            NATURE_SLUGS[nature],
          ).html,
        },
      ];
    },
  );
  if (!cast.timeKnown) return touches;
  const { ascendantSign, ascendantNatalHouse, sunHouse, moonHouse, angular } = solarYearOf(chart, cast.chart);
  return [
    {
      key: `sign ${ascendantSign}`,
      title: `Ascendant de l’année en ${signFacts(ascendantSign).name}`,
      html: fragmentOf(corpus, texts.yearAscendantSignKind, slugOfSign(ascendantSign)),
    },
    {
      key: `sun ${sunHouse}`,
      title: `Le Soleil de l’année en ${houseWords(sunHouse)}`,
      html: fragmentOf(corpus, texts.yearSunKind, String(sunHouse)),
    },
    {
      key: `house ${ascendantNatalHouse}`,
      title: `L’année se lève dans votre ${houseWords(ascendantNatalHouse)}`,
      html: fragmentOf(corpus, texts.yearAscendantHouseKind, String(ascendantNatalHouse)),
    },
    {
      key: `moon ${moonHouse}`,
      title: `La Lune de l’année en ${houseWords(moonHouse)}`,
      html: fragmentOf(corpus, texts.yearMoonKind, String(moonHouse)),
    },
    ...angular.map(({ planet }) => ({
      key: `angular ${planet}`,
      title: `${POINT_WORDS[planet].name} sur un angle de l’année`,
      html: fragmentOf(corpus, texts.yearAngularKind, SUBJECT_SLUGS[planet]),
    })),
    ...touches,
  ];
}

const pointsOf = ({ placements }: Chart) =>
  placements
    .filter(({ body }) => isPlanet(body))
    .map(({ body, lonDeg, speedDegPerDay }) => ({ point: body, lonDeg, speedDegPerDay }));
