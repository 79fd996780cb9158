/**
 * Scores of two signs in five domains. Ours, documented: a score starts at 50; five causes read from the geometry of
 * the signs each push it up or down. A cause's value (-1 to 1) depends on the domain, because what tires a day may
 * kindle a desire; its weight is the points it moves at full value. Scores are the same in both orders.
 */

import { type SignGeometry, signGeometry } from './sign-geometry.ts';
import type { SignKey } from './signs.ts';

export const DOMAINS = ['love', 'desire', 'daily', 'friendship', 'work'] as const;
export type Domain = (typeof DOMAINS)[number];
export const CAUSES = ['aspect', 'element', 'modality', 'polarity', 'rulers'] as const;
export type Cause = (typeof CAUSES)[number];

/** Sun signs meet by what they want, Moon signs by what soothes them. */
export type Lens = 'sun' | 'moon';

export interface Contribution {
  readonly cause: Cause;
  readonly points: number;
}

export interface Score {
  readonly domain: Domain;
  readonly score: number;
  readonly contributions: readonly Contribution[];
}

/** Where a score stands: what is under 56 is not praised. */
export type Band = 'low' | 'even' | 'good' | 'high';

export function bandOf(score: number): Band {
  if (score >= 70) return 'high';
  if (score >= 56) return 'good';
  return score >= 45 ? 'even' : 'low';
}

type ByDomain = readonly [love: number, desire: number, daily: number, friendship: number, work: number];

const START = 50;
const LOWEST = 5;
const HIGHEST = 98;

const WEIGHTS: Record<Cause, ByDomain> = {
  aspect: [22, 20, 13, 19, 11],
  element: [16, 8, 14, 11, 7],
  modality: [5, 9, 16, 6, 17],
  polarity: [4, 10, 5, 8, 5],
  rulers: [10, 9, 6, 7, 12],
};

/** A Moon listens to the element before anything else, and little to whom rules. */
const LENS: Record<Lens, Record<Cause, number>> = {
  sun: { aspect: 1, element: 1, modality: 1, polarity: 1, rulers: 1 },
  moon: { aspect: 0.9, element: 1.6, modality: 0.9, polarity: 1.3, rulers: 0.6 },
};

/** Same sign, neighbours, then two, three… six signs apart. */
const ASPECT: Record<SignGeometry['aspect'], ByDomain> = {
  conjunction: [0.4, 0, 0.6, 0.6, 0],
  semi_sextile: [-0.3, -0.7, 0, 0.1, 0.2],
  sextile: [0.7, 0.3, 0.6, 1, 0.7],
  square: [-0.5, 0.5, -0.7, -0.5, -0.2],
  trine: [1, 0.4, 0.8, 0.9, 0.5],
  quincunx: [-0.6, -0.5, -0.5, -0.4, -0.2],
  opposition: [0.5, 1, -0.2, 0.1, 0.4],
};

const ELEMENT: Record<SignGeometry['element'], ByDomain> = {
  same: [0.7, 0.3, 0.8, 0.7, 0.2],
  allied: [0.8, 0.7, 0.5, 0.8, 0.5],
  half_strangers: [-0.3, -0.5, -0.2, -0.3, 0.3],
  contrary: [-0.6, 0.2, -0.7, -0.5, -0.4],
};

const MODALITY: Partial<Record<SignGeometry['modality'], ByDomain>> = {
  'cardinal-cardinal': [-0.2, 0.6, -0.5, 0.1, -0.4],
  'fixed-fixed': [0.2, 0.5, -0.4, 0.3, -0.2],
  'mutable-mutable': [0.1, -0.5, 0.2, 0.6, -0.3],
  'cardinal-fixed': [0.3, 0.3, 0.2, 0.2, 0.8],
  'cardinal-mutable': [0.3, 0.1, 0.4, 0.4, 0.4],
  'fixed-mutable': [0.2, -0.3, 0.6, 0.2, 0.5],
};

const POLARITY: Record<SignGeometry['polarity'], ByDomain> = {
  both_active: [0.2, -0.2, 0.2, 0.6, 0.4],
  both_receptive: [0.3, -0.4, 0.6, 0.4, 0.2],
  different: [0, 0.5, -0.3, -0.4, 0.2],
};

const RULERS: Record<SignGeometry['rulers'], ByDomain> = {
  same: [0.5, 0.4, 0.5, 0.6, 0.5],
  friends: [0.6, 0.4, 0.5, 0.6, 0.7],
  mixed: [0, 0.1, -0.2, 0, -0.2],
  enemies: [-0.5, 0.5, -0.5, -0.4, -0.5],
};

function valuesOf({ aspect, element, modality, polarity, rulers }: SignGeometry): Record<Cause, ByDomain> {
  return {
    aspect: ASPECT[aspect],
    element: ELEMENT[element],
    modality: MODALITY[modality] as ByDomain,
    polarity: POLARITY[polarity],
    rulers: RULERS[rulers],
  };
}

export interface SignCompatibility {
  readonly geometry: SignGeometry;
  readonly scores: readonly (Score & {
    /** What the page gives as the reason: what moved this score most, each cause being told once. */
    readonly told: Contribution;
  })[];
  /** The mean of the five. */
  readonly overall: number;
}

export function signCompatibility(one: SignKey, other: SignKey, lens: Lens): SignCompatibility {
  const geometry = signGeometry(one, other);
  const values = valuesOf(geometry);
  const scores = DOMAINS.map((domain, index): Score => {
    const contributions = CAUSES.map((cause) => ({
      cause,
      points: tenths((values[cause][index] as number) * (WEIGHTS[cause][index] as number) * LENS[lens][cause]),
    }));
    const sum = contributions.reduce((total, { points }) => total + points, START);
    return { domain, score: Math.round(Math.min(HIGHEST, Math.max(LOWEST, sum))), contributions };
  });
  const told = causesToTell(scores);
  return {
    geometry,
    scores: scores.map((score) => ({ ...score, told: told.get(score.domain) as Contribution })),
    overall: Math.round(scores.reduce((total, { score }) => total + score, 0) / scores.length),
  };
}

const tenths = (points: number) => Math.round(points * 10) / 10;

/**
 * As many causes as domains: what did most to make a score high, or low, chooses first, so that a reason speaks for its
 * score and no page gives the same one twice.
 */
function causesToTell(scores: readonly Score[]): Map<Domain, Contribution> {
  const effects = scores
    .flatMap(({ domain, score, contributions }) =>
      contributions.map((contribution) => ({
        domain,
        contribution,
        speaks: score >= START ? contribution.points : -contribution.points,
      })),
    )
    .sort((a, b) => b.speaks - a.speaks);
  const told = new Map<Domain, Contribution>();
  const used = new Set<Cause>();
  for (const { domain, contribution } of effects) {
    if (told.has(domain) || used.has(contribution.cause)) continue;
    told.set(domain, contribution);
    used.add(contribution.cause);
  }
  return told;
}
