import { joined } from '@solelune/french/lists';
import type { AspectPoint } from '@solelune/sky';
import { DOMINANCE_WEIGHTS } from '@solelune/sky/dominance-weights';
import { POINT_WORDS } from './points.ts';

/** « le Soleil, la Lune et l’Ascendant pour 4 ; Mercure, Vénus et Mars pour 3… »: what the percentages of elements and modalities weigh. */
export function weightWords(): string {
  const points = Object.entries(DOMINANCE_WEIGHTS) as [AspectPoint, number][];
  const weights = [...new Set(points.map(([, weight]) => weight))].toSorted((a, b) => b - a);
  return weights
    .map((weight) => {
      const names = points.filter(([, own]) => own === weight).map(([point]) => POINT_WORDS[point].the);
      return `${joined(names)} pour ${weight}`;
    })
    .join('\u00A0; ');
}
