/** The settings of a chart in French, each with where it comes from. */
import type { Hidable, KindOfPoint, Zodiac } from '../engine/view/settings.ts';

export const ZODIAC_NAMES: Record<Zodiac, string> = {
  tropical: 'Tropical, celui des saisons',
  lahiri: 'Sidéral, Lahiri',
  fagan_bradley: 'Sidéral, Fagan et Bradley',
  krishnamurti: 'Sidéral, Krishnamurti',
};

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
