import type { ChartAnswer } from '../../answers/reading.ts';
import { HOUSE_SYSTEM_NAMES, houseWords } from '../../words/chart.ts';
import { POINT_WORDS } from '../../words/points.ts';
import { GLYPH_KEYS } from './wheel-of.ts';

export const bodyOf = ({ bodies }: ChartAnswer, key: ChartAnswer['bodies'][number]['key']) =>
  bodies.find((body) => body.key === key);

/** « le Soleil passe en Taureau, Mars en Bélier » */
export const passing = (moved: readonly { the: string; where: string }[]): string =>
  moved.map(({ the, where }, index) => `${the}${index === 0 ? ' passe' : ''} en ${where}`).join(', ');

/** « Koch : le Soleil passe en maison VIII, Mars en maison II. »; nothing where the system stays the same. */
export function movedHouses(before: ChartAnswer, after: ChartAnswer): string {
  const system = after.houses.system_used;
  if (system === before.houses.system_used) return '';
  const moved = after.bodies.filter(({ key, house }) => GLYPH_KEYS[key] && bodyOf(before, key)?.house !== house);
  const name = HOUSE_SYSTEM_NAMES[system];
  if (moved.length === 0) return `${name} : aucun astre ne change de maison.`;
  return `${name} : ${passing(moved.map(({ key, house }) => ({ the: POINT_WORDS[key].the, where: houseWords(house) })))}.`;
}
