import type { ChartAnswer } from '../../answers/reading.ts';
import { HOUSE_SYSTEM_NAMES, houseWords } from '../../words/chart.ts';
import { POINT_WORDS } from '../../words/points.ts';
import { GLYPH_KEYS } from './wheel-of.ts';

/** « Koch : le Soleil passe en maison VIII, Mars en maison II. »; nothing where the system stays the same. */
export function movedHouses(before: ChartAnswer, after: ChartAnswer): string {
  const system = after.houses.system_used;
  if (system === before.houses.system_used) return '';
  const moved = after.bodies.filter(
    ({ key, house }) => GLYPH_KEYS[key] && before.bodies.find((body) => body.key === key)?.house !== house,
  );
  const name = HOUSE_SYSTEM_NAMES[system];
  if (moved.length === 0) return `${name} : aucun astre ne change de maison.`;
  const told = moved.map(({ key, house }, index) => {
    const passes = index === 0 ? ' passe' : '';
    return `${POINT_WORDS[key].the}${passes} en ${houseWords(house)}`;
  });
  return `${name} : ${told.join(', ')}.`;
}
