import { POINT_WORDS } from '@solelune/astrology/words/points';
import { capitalised } from '@solelune/french/sentence';
import { type Ephemeris, type ExactAspect, findExactAspects, MAJOR_ASPECTS } from '@solelune/sky';
import type { Planet } from '@solelune/sky/bodies';
import type { SkyFact } from '../../contract.ts';
import type { SkyPlace } from '../sky-place.ts';
import { degreeWords } from '../words/position-words.ts';
import { momentWords } from '../words/time-words.ts';

/** From the swiftest to the slowest. The Moon meets everyone every day and has a fact of her own: she is left out. */
const MEETING = ['mercury', 'venus', 'sun', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;
/** Rarely more than three days pass without an exact aspect; the widest search is for the calm skies. */
const SEARCH_HOURS = [72, 240, 480];

type Kind = (typeof MAJOR_ASPECTS)[number];

const TITLES: Record<Kind, (from: string, to: string) => string> = {
  conjunction: (from, to) => `${from} rejoint ${to}`,
  sextile: (from, to) => `${from} en sextile avec ${to}`,
  square: (from, to) => `${from} en carré avec ${to}`,
  trine: (from, to) => `${from} en trigone avec ${to}`,
  opposition: (from, to) => `${from} face à ${to}`,
};

const EXACT: Record<Kind, string> = {
  conjunction: 'Conjonction exacte',
  sextile: 'Sextile exact',
  square: 'Carré exact',
  trine: 'Trigone exact',
  opposition: 'Opposition exacte',
};

/** The exact aspect nearest in time, behind or ahead. */
export function nearestAspect(ephemeris: Ephemeris, now: Temporal.Instant): ExactAspect | null {
  for (const hours of SEARCH_HOURS) {
    const span = { from: now.subtract({ hours }), to: now.add({ hours }) };
    const found = MEETING.flatMap((from, index) =>
      MEETING.slice(index + 1).flatMap((to) => findExactAspects(ephemeris, from, to, span)),
    ).sort((a, b) => distance(a, now) - distance(b, now));
    if (found[0]) return found[0];
  }
  return null;
}

const distance = ({ at }: ExactAspect, now: Temporal.Instant) => Math.abs(at.epochMilliseconds - now.epochMilliseconds);

export function aspectFact({ kind: found, from, to, at, lonDeg }: ExactAspect, place: SkyPlace): SkyFact {
  const kind = found as Kind;
  const mover = POINT_WORDS[from].the;
  return {
    glyph: from as Planet,
    title: TITLES[kind](capitalised(mover), POINT_WORDS[to as Planet].the),
    text: `${EXACT[kind]} ${momentWords(at, place)}, ${kind === 'conjunction' ? '' : `${mover} `}à ${degreeWords(lonDeg)}.`,
  };
}
