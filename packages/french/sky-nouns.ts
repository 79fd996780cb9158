/** The bodies, the points and the signs of a chart as nouns. */
import type { Noun } from './nouns.ts';

const body = (name: string): Noun => ({ name, gender: 'm', bare: true });

export const POINT_NOUNS = {
  sun: { name: 'Soleil', gender: 'm' },
  moon: { name: 'Lune', gender: 'f' },
  mercury: body('Mercure'),
  venus: { name: 'Vénus', gender: 'f', bare: true },
  mars: body('Mars'),
  jupiter: body('Jupiter'),
  saturn: body('Saturne'),
  uranus: body('Uranus'),
  neptune: body('Neptune'),
  pluto: body('Pluton'),
  chiron: body('Chiron'),
  mean_node: { name: 'Nœud nord', gender: 'm' },
  true_node: { name: 'Nœud nord vrai', gender: 'm' },
  mean_lilith: { name: 'Lune noire', gender: 'f' },
  ascendant: { name: 'Ascendant', gender: 'm' },
  descendant: { name: 'Descendant', gender: 'm' },
  midheaven: { name: 'Milieu du Ciel', gender: 'm' },
  imum_coeli: { name: 'Fond du Ciel', gender: 'm' },
} as const satisfies Record<string, Noun>;

export const SIGN_NOUNS = {
  aries: { name: 'Bélier', gender: 'm' },
  taurus: { name: 'Taureau', gender: 'm' },
  gemini: { name: 'Gémeaux', gender: 'm', plural: true },
  cancer: { name: 'Cancer', gender: 'm' },
  leo: { name: 'Lion', gender: 'm' },
  virgo: { name: 'Vierge', gender: 'f' },
  libra: { name: 'Balance', gender: 'f' },
  scorpio: { name: 'Scorpion', gender: 'm' },
  sagittarius: { name: 'Sagittaire', gender: 'm' },
  capricorn: { name: 'Capricorne', gender: 'm' },
  aquarius: { name: 'Verseau', gender: 'm' },
  pisces: { name: 'Poissons', gender: 'm', plural: true },
} as const satisfies Record<string, Noun>;
