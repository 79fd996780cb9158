// What each point weighs in the balance of signs, elements and modalities: the usual weights of the French school (luminaries and ascendant first,
// then the inner planets, the social ones, the slow ones). Apart, so that a page can print them without the engine.
import type { AspectPoint } from './aspects.ts';

export const DOMINANCE_WEIGHTS: Partial<Record<AspectPoint, number>> = {
  sun: 4,
  moon: 4,
  ascendant: 4,
  mercury: 3,
  venus: 3,
  mars: 3,
  jupiter: 2,
  saturn: 2,
  midheaven: 2,
  uranus: 1,
  neptune: 1,
  pluto: 1,
};
