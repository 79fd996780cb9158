/**
 * Which major aspects two planets can make at all. Mercury and Venus never go far from the Sun, seen from the Earth; every other pair meets
 * at every angle. The texts cover exactly this.
 */
import { ASPECTS, type Aspect, MAJOR_ASPECTS } from '@solelune/sky';
import { PLANETS, type Planet } from '@solelune/sky/bodies';

export type MajorAspect = (typeof MAJOR_ASPECTS)[number];

export const isMajor = (kind: Aspect['kind']): kind is MajorAspect => MAJOR_ASPECTS.some((major) => major === kind);

/** The widest orb that a page accepts, degrees. */
const WIDEST_ORB_DEG = 10;
/** Greatest elongations, degrees, rounded up: Mercury 27.8, Venus 47.8; between the two at most their sum. */
const MOST_APART_DEG: Partial<Record<Planet, Partial<Record<Planet, number>>>> = {
  sun: { mercury: 28, venus: 48 },
  mercury: { venus: 76 },
};

/** In the order of `PLANETS`, each pair once. */
export const POSSIBLE_ASPECTS: readonly (readonly [Planet, Planet, MajorAspect])[] = PLANETS.flatMap((one, index) =>
  PLANETS.slice(index + 1).flatMap((other) => {
    const most = MOST_APART_DEG[one]?.[other] ?? 180;
    return MAJOR_ASPECTS.filter((kind) => ASPECTS[kind] - WIDEST_ORB_DEG <= most).map(
      (kind) => [one, other, kind] as const,
    );
  }),
);
