// Which signs, elements and modalities weigh most: each point counts for its sign with a weight of its own.
import type { AspectPoint } from './aspects.ts';
import { DOMINANCE_WEIGHTS } from './dominance-weights.ts';
import {
  ELEMENTS,
  type Element,
  elementOf,
  MODALITIES,
  type Modality,
  modalityOf,
  SIGNS,
  type Sign,
  signOf,
} from './zodiac.ts';

export interface Share<Key> {
  key: Key;
  weight: number;
  /** Of the whole, 0 to 1. */
  share: number;
}

export interface Dominants {
  /** Each list is complete, heaviest first; equals keep the order of the zodiac. */
  signs: Share<Sign>[];
  elements: Share<Element>[];
  modalities: Share<Modality>[];
}

export function computeDominants(points: readonly { point: AspectPoint; lonDeg: number }[]): Dominants {
  const weights = new Map<Sign, number>();
  let total = 0;
  for (const { point, lonDeg } of points) {
    const weight = DOMINANCE_WEIGHTS[point] ?? 0;
    const sign = signOf(lonDeg);
    weights.set(sign, (weights.get(sign) ?? 0) + weight);
    total += weight;
  }
  const share = <Key>(keys: readonly Key[], belongs: (sign: Sign) => Key): Share<Key>[] =>
    keys
      .map((key) => {
        const weight = SIGNS.reduce((sum, sign) => (belongs(sign) === key ? sum + (weights.get(sign) ?? 0) : sum), 0);
        return { key, weight, share: total > 0 ? weight / total : 0 };
      })
      .sort((a, b) => b.weight - a.weight);
  return {
    signs: share(SIGNS, (sign) => sign),
    elements: share(ELEMENTS, elementOf),
    modalities: share(MODALITIES, modalityOf),
  };
}
