import type { Subject } from '../engine/index.ts';

/** How the texts name each subject; planets in the order in which their pairs are named. */
export const SUBJECT_SLUGS: Record<Subject, string> = {
  sun: 'soleil',
  moon: 'lune',
  mercury: 'mercure',
  venus: 'venus',
  mars: 'mars',
  jupiter: 'jupiter',
  saturn: 'saturne',
  uranus: 'uranus',
  neptune: 'neptune',
  pluto: 'pluton',
  mean_node: 'noeud-nord',
  mean_lilith: 'lune-noire',
  chiron: 'chiron',
  ascendant: 'ascendant',
  midheaven: 'milieu-du-ciel',
};
