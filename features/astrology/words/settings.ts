/** The settings of a chart in French, each with where it comes from. */
import type { Hidable, KindOfPoint, Zodiac } from '../engine/view/settings.ts';

export const ZODIAC_NAMES: Record<Zodiac, string> = {
  tropical: 'Tropical, celui des saisons',
  lahiri: 'Sidéral, Lahiri',
  fagan_bradley: 'Sidéral, Fagan et Bradley',
  krishnamurti: 'Sidéral, Krishnamurti',
};

/** « dans le zodiaque … » */
const ZODIAC_KINDS: Record<Zodiac, string> = {
  tropical: 'tropical',
  lahiri: 'sidéral de Lahiri',
  fagan_bradley: 'sidéral de Fagan et Bradley',
  krishnamurti: 'sidéral de Krishnamurti',
};

interface Seen {
  zodiac: Zodiac;
  node: KindOfPoint;
  lilith: KindOfPoint;
}

export const zodiacKind = (view: Pick<Seen, 'zodiac'> | undefined): string => ZODIAC_KINDS[view?.zodiac ?? 'tropical'];

export const longitudesNote = (view: Pick<Seen, 'zodiac'> | undefined): string =>
  `Longitudes géocentriques dans le zodiaque ${zodiacKind(view)}, à la minute d’arc.`;

/** Where the node and the Black Moon of a chart stand. */
export function pointsNote(view: Pick<Seen, 'node' | 'lilith'> | undefined): string {
  const { node, lilith } = view ?? { node: 'mean', lilith: 'mean' };
  if (node !== lilith) return `${NODE_NAMES[node]}, ${LILITH_NAMES[lilith]}`;
  return `Nœud et Lune noire en position ${node === 'true' ? 'vraie' : 'moyenne'}`;
}

export const ZODIAC_SOURCES: Record<Zodiac, string> = {
  tropical: 'Le Bélier commence à l’équinoxe de printemps. C’est l’usage en Occident depuis Ptolémée.',
  lahiri: 'Comité indien de réforme du calendrier, 1955 : 23°15′00″ d’écart au 21 mars 1956.',
  fagan_bradley: 'Cyril Fagan et Donald Bradley, vers 1950 : 24°02′31″ d’écart en 1950.',
  krishnamurti: 'K. S. Krishnamurti, tables du premier Reader : 22°22′ d’écart en 1900.',
};

export const NODE_NAMES: Record<KindOfPoint, string> = { mean: 'Nœud moyen', true: 'Nœud vrai' };
export const LILITH_NAMES: Record<KindOfPoint, string> = { mean: 'Lune noire moyenne', true: 'Lune noire vraie' };

export const HIDABLE_NAMES: Record<Hidable, string> = {
  uranus: 'Uranus',
  neptune: 'Neptune',
  pluto: 'Pluton',
  chiron: 'Chiron',
  mean_node: 'Nœud nord',
  mean_lilith: 'Lune noire',
};
