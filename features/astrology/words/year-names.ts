/** What the texts of a solar year call the points of the birth and the Moons of the year. */
import type { NatalPoint, YearMoon } from '../engine/index.ts';
import { HOUSE_THEMES, houseWords } from './chart.ts';
import { POINT_WORDS } from './points.ts';

/** « le Soleil natal », « de Vénus natale », « à l’Ascendant natal » */
export function natalWords(point: NatalPoint) {
  const { the, of, to, feminine } = POINT_WORDS[point];
  const natal = feminine ? 'natale' : 'natal';
  return { the: `${the} ${natal}`, of: `${of} ${natal}`, to: `${to} ${natal}` };
}

/** « la nouvelle Lune », « l’éclipse de Soleil » */
export function moonName({ phase, isEclipse }: YearMoon): string {
  if (isEclipse) return phase === 'new' ? 'l’éclipse de Soleil' : 'l’éclipse de Lune';
  return phase === 'new' ? 'la nouvelle Lune' : 'la pleine Lune';
}

/** « des engagements à deux » */
export const themeOf = (house: number): string => HOUSE_THEMES[house - 1] as string;
/** « maison VII », « des engagements à deux » */
export const namedHouse = (house: number) => [houseWords(house), themeOf(house)] as const;
