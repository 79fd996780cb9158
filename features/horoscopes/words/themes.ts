import type { Theme } from '../engine/themes.ts';

export const THEME_NAMES: Readonly<Record<Theme, string>> = {
  love: 'Amour',
  money: 'Argent',
  work: 'Travail',
  wellbeing: 'Bien-être',
  health: 'Santé',
  friendship: 'Amitié',
  sexuality: 'Sexualité',
  success: 'Réussite',
  'self-esteem': 'Estime de soi',
};
