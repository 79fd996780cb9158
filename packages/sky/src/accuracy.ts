// The accuracy the engine states, arcseconds, against JPL's DE431 at the same terrestrial time (99 places in 100),
// and the bound on the cusps. The tests hold the packs to these figures.

export interface StatedAccuracy {
  era: string;
  planetsArcsec: number;
  marsArcsec: number;
  moonArcsec: number;
  trueNodeArcsec: number;
  meanPointsArcsec: number;
  /** Absent where Chiron is not offered: its orbit before 1600 is chaotic. */
  chironArcsec?: number;
  cuspsArcsec: number;
}

const ERAS: readonly (StatedAccuracy & { fromYear: number })[] = [
  {
    fromYear: 1800,
    era: '1800-2300',
    planetsArcsec: 0.05,
    marsArcsec: 0.2,
    moonArcsec: 0.1,
    trueNodeArcsec: 0.6,
    meanPointsArcsec: 0.8,
    chironArcsec: 4,
    cuspsArcsec: 0.2,
  },
  {
    fromYear: 1600,
    era: '1600-1800',
    planetsArcsec: 0.05,
    marsArcsec: 0.3,
    moonArcsec: 0.3,
    trueNodeArcsec: 0.8,
    meanPointsArcsec: 1.2,
    chironArcsec: 9,
    cuspsArcsec: 0.2,
  },
  {
    fromYear: Number.NEGATIVE_INFINITY,
    era: '0-1600',
    planetsArcsec: 0.2,
    marsArcsec: 1.5,
    moonArcsec: 1.3,
    trueNodeArcsec: 5,
    meanPointsArcsec: 3,
    cuspsArcsec: 0.5,
  },
];

export function statedAccuracy(year: number): StatedAccuracy {
  const { fromYear: _, ...stated } = ERAS.find((era) => year >= era.fromYear) as (typeof ERAS)[number];
  return stated;
}
