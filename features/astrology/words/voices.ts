/** What each subject of a chart stands for, in the clauses of a portrait. */
import type { Planet } from '@solelune/sky/bodies';
import type { Subject } from '../engine/index.ts';

/** After its name: « Mars veut agir tout de suite ». */
export const WANTS: Record<Planet, string> = {
  sun: 'veut exister au grand jour',
  moon: 'veut se sentir en sécurité',
  mercury: 'veut comprendre et dire',
  venus: 'veut plaire et s’accorder',
  mars: 'veut agir sur-le-champ',
  jupiter: 'veut voir plus grand',
  saturn: 'veut du sûr et du durable',
  uranus: 'veut rompre avec l’attendu',
  neptune: 'veut se fondre et rêver',
  pluto: 'veut aller au fond',
};

/** Who stands at the door asks too. */
export const BOND_WANTS: Record<Planet | 'ascendant', string> = {
  ...WANTS,
  ascendant: 'veut être pris comme il se présente',
};

/** « la parole », « l’imagination »: what is touched where an aspect touches it. */
export const DOMAINS_TOUCHED: Record<Subject, string> = {
  sun: 'la volonté',
  moon: 'le besoin de sécurité',
  mercury: 'la parole',
  venus: 'la façon d’aimer',
  mars: 'la façon d’agir',
  jupiter: 'la confiance',
  saturn: 'le sens du devoir',
  uranus: 'le goût de l’écart',
  neptune: 'l’imagination',
  pluto: 'l’intensité',
  chiron: 'la part sensible',
  mean_node: 'le chemin à apprendre',
  mean_lilith: 'la part indocile',
  ascendant: 'la façon d’entrer en scène',
  midheaven: 'la place publique',
};
