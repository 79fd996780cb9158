/** Tables whose rows share the height of their page: eclipses, cycles, and what the book was computed from. */

import { signFacts } from '@solelune/astrology/engine';
import { ASPECT_NAMES, degreeText, HOUSE_SYSTEM_NAMES } from '@solelune/astrology/words/chart';
import { POINT_WORDS } from '@solelune/astrology/words/points';
import { dateWords, hourWords } from '@solelune/civil-time/words';
import { HOUSE_NUMERALS } from '@solelune/french/houses';
import { joined } from '@solelune/french/lists';
import { natalAspectWords } from '@solelune/horoscopes/words/events';
import { findEclipses, signOf } from '@solelune/sky';
import { YEARS } from '../../engine/book-plan.ts';
import type { BookGiven } from '../given.ts';
import { eclipseTitle } from '../years/eclipses.ts';
import { type TwentyYears, yearStart } from '../years/index.ts';
import { passesWords, zoned } from '../years/words.ts';

/** Cells from left to right; `strong` stands out. */
export interface Row {
  readonly cells: readonly string[];
  readonly strong?: boolean;
}

const place = (lonDeg: number) => `${degreeText(((lonDeg % 30) + 30) % 30)} ${signFacts(signOf(lonDeg)).name}`;

export function eclipseRows({ ephemeris, firstYear }: BookGiven, { eclipses }: TwentyYears): Row[] {
  const span = { from: yearStart(firstYear), to: yearStart(firstYear + YEARS) };
  return findEclipses(ephemeris, span).flatMap((eclipse) => {
    const touched = eclipses.filter((one) => one.eclipse.at.equals(eclipse.at));
    // A shadow that nobody sees, on no point of the birth.
    if (eclipse.kind === 'penumbral' && touched.length === 0) return [];
    const words = touched.map(
      ({ point, isFacing }) => `${isFacing ? 'face à votre' : 'sur votre'} ${POINT_WORDS[point].name}`,
    );
    return [
      {
        cells: [
          dateWords(zoned(eclipse.at)),
          eclipseTitle(eclipse).replace('Éclipse de ', ''),
          place(eclipse.moonLonDeg),
          joined(words, 'et'),
        ],
        strong: touched.length > 0,
      },
    ];
  });
}

/** The planets that come back to their own place, square it or face it. */
export function cycleRows(given: BookGiven, { periods }: TwentyYears): Row[] {
  return periods
    .filter(({ body, point }) => body === point && body !== 'mars')
    .filter(({ body, kind }) => body !== 'jupiter' || kind === 'conjunction' || kind === 'opposition')
    .sort((one, other) => Temporal.Instant.compare(one.enter, other.enter))
    .map((period) => ({
      cells: [natalAspectWords(period.body, period.kind, period.point), passesWords(period, given.firstYear - 1)],
      strong: period.kind === 'conjunction',
    }));
}

const clock = (hours: number) => {
  const seconds = Math.round(hours * 3600);
  return `${Math.floor(seconds / 3600)}\u00A0h\u00A0${String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')}\u00A0min\u00A0${String(seconds % 60).padStart(2, '0')}\u00A0s`;
};
const axis = (deg: number, positive: string, negative: string) =>
  `${degreeText(Math.abs(deg))} ${deg < 0 ? negative : positive}`;
const decimal = (value: number, digits: number) => value.toFixed(digits).replace('.', ',');

export function proofRows({ cast }: BookGiven): { instant: Row[]; bodies: Row[]; houses: Row[]; aspects: Row[] } {
  const { chart, place: where, timeKnown } = cast;
  const { proof } = chart;
  const utc = proof.utc.toZonedDateTimeISO('UTC');
  const latDeg = where.onEarth.latDeg;
  return {
    instant: [
      { cells: ['Instant', `${dateWords(utc)}, ${hourWords(utc)} UTC${timeKnown ? '' : ' (midi, faute d’heure)'}`] },
      { cells: ['Jour julien', decimal(proof.julianDayUt, 5)] },
      { cells: ['Écart du temps, ΔT'.replace('Δ', 'delta\u00A0'), `${decimal(proof.deltaTSeconds, 1)} s`] },
      { cells: ['Lieu', `${axis(latDeg, 'N', 'S')}, ${axis(where.onEarth.lngDeg, 'E', 'O')}`] },
      ...(timeKnown
        ? [{ cells: ['Temps sidéral local', clock(siderealHours(chart.angles.midheaven.lonDeg, proof.obliquityDeg))] }]
        : []),
      { cells: ['Obliquité', degreeText(proof.obliquityDeg)] },
      ...(timeKnown ? [{ cells: ['Maisons', HOUSE_SYSTEM_NAMES[proof.houseSystemUsed]] }] : []),
      { cells: ['Éphémérides', `${proof.ephemeris.generator}, ${proof.ephemeris.sha256.slice(0, 12)}`] },
    ],
    bodies: chart.placements
      .filter(({ body }) => body !== 'true_node')
      .map(({ body, lonDeg, speedDegPerDay }) => ({
        cells: [
          POINT_WORDS[body].name,
          place(lonDeg),
          `${speedDegPerDay < 0 ? '−' : '+'}\u00A0${degreeText(Math.abs(speedDegPerDay))}`,
        ],
      })),
    houses: timeKnown
      ? chart.houses.map(({ house, lonDeg }) => ({ cells: [`Maison ${HOUSE_NUMERALS[house - 1]}`, place(lonDeg)] }))
      : [],
    aspects: chart.aspects
      .filter(
        ({ from, to }) => timeKnown || ![from, to].some((one) => ['moon', 'ascendant', 'midheaven'].includes(one)),
      )
      .slice(0, 24)
      .map(({ from, to, kind, orbDeg }) => ({
        cells: [`${POINT_WORDS[from].name}, ${POINT_WORDS[to].name}`, ASPECT_NAMES[kind], degreeText(orbDeg)],
      })),
  };
}

const RAD = Math.PI / 180;
/** The midheaven is the point of the ecliptic on the meridian: its right ascension is the local sidereal time. */
function siderealHours(midheavenDeg: number, obliquityDeg: number): number {
  const [lon, obliquity] = [midheavenDeg * RAD, obliquityDeg * RAD];
  const ascension = Math.atan2(Math.sin(lon) * Math.cos(obliquity), Math.cos(lon)) / RAD;
  return ((ascension + 360) % 360) / 15;
}
