/** How the texts of a bond are named. */
import type { Climate } from '../engine/synastry/index.ts';

/** Those that have a text of their own in signs of earth and water. */
export const INWARD_PLANETS = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;

export const houseSection = (house: number) => `maison-${house}`;

export const CLIMATE_SLUGS: Record<Climate, string> = {
  merged: 'fusion',
  flowing: 'fluide',
  rubbing: 'frottement',
  contrasted: 'contraste',
  even: 'equilibre',
  quiet: 'discret',
};

/** Pairs that speak of love and desire, in the order of their points. */
export const INTIMATE_PAIRS = [
  'soleil-lune',
  'soleil-venus',
  'soleil-mars',
  'lune-lune',
  'lune-venus',
  'lune-mars',
  'venus-venus',
  'venus-mars',
  'venus-pluton',
  'venus-ascendant',
  'mars-mars',
  'mars-pluton',
  'mars-ascendant',
] as const;
