/** The bodies and angles of a chart in French. */
import type { AspectPoint } from '@solelune/sky';

interface PointWords {
  name: string;
  /** « le Soleil », « Mercure » */
  the: string;
  /** « au Soleil », « à Mercure » */
  to: string;
  /** « du Soleil », « d’Uranus » */
  of: string;
  feminine?: true;
}

const masculine = (name: string): PointWords => ({ name, the: `le ${name}`, to: `au ${name}`, of: `du ${name}` });
const feminine = (name: string): PointWords => ({
  name,
  the: `la ${name}`,
  to: `à la ${name}`,
  of: `de la ${name}`,
  feminine: true,
});
const planet = (name: string): PointWords => ({
  name,
  the: name,
  to: `à ${name}`,
  of: /^[AEIOUY]/.test(name) ? `d’${name}` : `de ${name}`,
});

export const POINT_WORDS: Record<AspectPoint, PointWords> = {
  sun: masculine('Soleil'),
  moon: feminine('Lune'),
  mercury: planet('Mercure'),
  venus: { ...planet('Vénus'), feminine: true },
  mars: planet('Mars'),
  jupiter: planet('Jupiter'),
  saturn: planet('Saturne'),
  uranus: planet('Uranus'),
  neptune: planet('Neptune'),
  pluto: planet('Pluton'),
  chiron: planet('Chiron'),
  mean_node: masculine('Nœud nord'),
  true_node: masculine('Nœud nord vrai'),
  mean_lilith: feminine('Lune noire'),
  ascendant: { name: 'Ascendant', the: 'l’Ascendant', to: 'à l’Ascendant', of: 'de l’Ascendant' },
  midheaven: masculine('Milieu du Ciel'),
};

export const capitalised = (words: string): string => words.charAt(0).toLocaleUpperCase('fr') + words.slice(1);
