/** The nine themes of a day, in the order in which they are read, and what the tradition gives to each. */
import type { SlowBody } from './sky-events.ts';

export const THEMES = [
  'love',
  'money',
  'work',
  'wellbeing',
  'health',
  'friendship',
  'sexuality',
  'success',
  'self-esteem',
] as const;
export type Theme = (typeof THEMES)[number];

interface ThemeRulers {
  /** Houses where it is lived, the first above all (Vettius Valens, *Anthologies*, and Lilly, *Christian Astrology*, 1647, for the list of the houses). */
  readonly houses: readonly number[];
  /** Planets that speak of it by nature (the same, and the usual modern attributions for Uranus, Neptune and Pluto). */
  readonly planets: readonly SlowBody[];
}

export const THEME_RULERS: Readonly<Record<Theme, ThemeRulers>> = {
  love: { houses: [7, 5], planets: ['venus'] },
  money: { houses: [2, 8], planets: ['jupiter', 'venus'] },
  work: { houses: [6, 10], planets: ['mercury', 'saturn'] },
  wellbeing: { houses: [4, 12], planets: ['neptune', 'jupiter'] },
  health: { houses: [6, 1], planets: ['sun', 'mars'] },
  friendship: { houses: [11, 3], planets: ['mercury', 'uranus'] },
  sexuality: { houses: [8, 5], planets: ['mars', 'pluto'] },
  success: { houses: [10, 9], planets: ['sun', 'jupiter'] },
  'self-esteem': { houses: [1, 5], planets: ['sun', 'saturn'] },
};

/** An aspect of the Moon is written for four themes: the others take the nearest. */
export const NEAREST_MOON_ASPECT: Readonly<Record<Theme, 'love' | 'money' | 'work' | 'wellbeing'>> = {
  love: 'love',
  money: 'money',
  work: 'work',
  wellbeing: 'wellbeing',
  health: 'wellbeing',
  friendship: 'love',
  sexuality: 'love',
  success: 'work',
  'self-esteem': 'wellbeing',
};

/** What touches the body is read by who opened it, and nobody else. */
export const SENSITIVE = ['health', 'sexuality'] as const satisfies readonly Theme[];
export type SensitiveTheme = (typeof SENSITIVE)[number];
export const isSensitive = (theme: Theme): theme is SensitiveTheme => (SENSITIVE as readonly Theme[]).includes(theme);
