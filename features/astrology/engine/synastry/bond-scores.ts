/**
 * Scores of a bond, domain by domain: 50, moved by the cross-aspects that speak of the domain and by nothing else. Each aspect moves it by the
 * points of its pair, times the value of its kind, times how close it is. Which pairs speak of what follows the usual attributions (Mercury the word,
 * the Moon the home, Saturn time, Venus affection, Mars desire); the numbers are ours. A domain that no aspect touches has no score.
 */
import type { MajorAspect } from '../possible-aspects.ts';
import { type CrossAspect, toneOf } from './cross-aspects.ts';
import type { BondPoint } from './sky-of-one.ts';

export const OPEN_DOMAINS = ['understanding', 'daily', 'momentum', 'lasting'] as const;
/** Read after a consent alone. */
export const INTIMATE_DOMAINS = ['love', 'desire'] as const;
export type BondDomain = (typeof OPEN_DOMAINS)[number] | (typeof INTIMATE_DOMAINS)[number];

type PairPoints = Readonly<Record<string, number>>;

const PAIRS: Record<BondDomain, PairPoints> = {
  understanding: {
    'mercury-mercury': 14,
    'sun-mercury': 10,
    'moon-mercury': 10,
    'mercury-venus': 8,
    'mercury-mars': 8,
    'mercury-jupiter': 8,
    'mercury-saturn': 7,
    'mercury-uranus': 6,
    'mercury-neptune': 6,
    'mercury-pluto': 5,
    'mercury-ascendant': 8,
  },
  daily: {
    'moon-moon': 14,
    'sun-moon': 12,
    'moon-venus': 8,
    'moon-mars': 8,
    'moon-saturn': 8,
    'moon-ascendant': 8,
    'moon-jupiter': 6,
    'moon-uranus': 6,
    'moon-neptune': 5,
    'moon-pluto': 6,
    'ascendant-ascendant': 7,
    'sun-saturn': 5,
  },
  momentum: {
    'sun-sun': 10,
    'sun-mars': 10,
    'mars-mars': 10,
    'sun-jupiter': 8,
    'mars-jupiter': 8,
    'mars-saturn': 8,
    'sun-ascendant': 7,
    'mars-ascendant': 6,
    'jupiter-ascendant': 5,
    'sun-uranus': 5,
    'mars-uranus': 5,
    'sun-pluto': 5,
    'mars-neptune': 4,
  },
  lasting: {
    'sun-saturn': 10,
    'moon-saturn': 9,
    'venus-saturn': 9,
    'mercury-saturn': 6,
    'mars-saturn': 6,
    'saturn-ascendant': 8,
    'sun-moon': 9,
    'jupiter-saturn': 5,
    'saturn-saturn': 6,
    'moon-uranus': 6,
    'venus-uranus': 6,
  },
  love: {
    'sun-moon': 12,
    'moon-venus': 12,
    'sun-venus': 11,
    'venus-venus': 11,
    'venus-ascendant': 8,
    'venus-jupiter': 7,
    'venus-saturn': 7,
    'venus-neptune': 6,
    'moon-moon': 7,
    'venus-uranus': 5,
  },
  desire: {
    'venus-mars': 14,
    'mars-mars': 9,
    'sun-mars': 8,
    'moon-mars': 8,
    'mars-ascendant': 8,
    'venus-pluto': 8,
    'mars-pluto': 8,
    'sun-venus': 6,
    'venus-uranus': 6,
    'venus-ascendant': 6,
  },
};

type Values = Readonly<Record<MajorAspect, number>>;
const USUAL: Values = { conjunction: 0.9, trine: 1, sextile: 0.7, square: -0.8, opposition: -0.55 };
/** A heavy meeting costs, save where weight is what is wanted. */
const HEAVY_CONJUNCTION = -0.5;
const VALUES: Partial<Record<BondDomain, Values>> = {
  // What lasts is held, even where it weighs.
  lasting: { conjunction: 0.6, trine: 1, sextile: 0.7, square: -0.8, opposition: -0.5 },
  // What resists kindles.
  desire: { conjunction: 1, trine: 0.7, sextile: 0.4, square: 0.2, opposition: 0.6 },
};

const START = 50;
const LOWEST = 5;
const HIGHEST = 98;

export interface BondScore {
  readonly domain: BondDomain;
  /** Null: no aspect speaks of it. */
  readonly score: number | null;
  /** What moved it, the most first; 50 and these make the score, unless they go past its ends. */
  readonly parts: readonly { readonly aspect: CrossAspect; readonly points: number }[];
}

export function bondScores(aspects: readonly CrossAspect[], domains: readonly BondDomain[]): BondScore[] {
  return domains.map((domain) => {
    const parts = aspects
      .flatMap((aspect) => {
        const points = pointsOf(domain, aspect);
        return points === 0 ? [] : [{ aspect, points }];
      })
      .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
    const sum = parts.reduce((total, { points }) => total + points, START);
    const score = parts.length === 0 ? null : Math.round(Math.min(HIGHEST, Math.max(LOWEST, sum)));
    return { domain, score, parts };
  });
}

/** In tenths, so that who adds them up finds the score. */
function pointsOf(domain: BondDomain, { from, to, kind, orbMostDeg, allowedDeg }: CrossAspect): number {
  const full = pairPoints(domain, from, to);
  if (full === 0) return 0;
  const closeness = 1 - 0.75 * (orbMostDeg / allowedDeg);
  return Math.round(full * valueOf(domain, kind, from, to) * closeness * 10) / 10;
}

const pairPoints = (domain: BondDomain, a: BondPoint, b: BondPoint): number =>
  PAIRS[domain][`${a}-${b}`] ?? PAIRS[domain][`${b}-${a}`] ?? 0;

function valueOf(domain: BondDomain, kind: MajorAspect, a: BondPoint, b: BondPoint): number {
  const own = VALUES[domain];
  if (own) return own[kind];
  return kind === 'conjunction' && toneOf(kind, a, b) === 'rubs' ? HEAVY_CONJUNCTION : USUAL[kind];
}
