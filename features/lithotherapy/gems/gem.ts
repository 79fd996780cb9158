import { CRYSTALS } from './crystal-habits.ts';
import type { Draw } from './draw.ts';
import { GEMS } from './gems.ts';
import { MARKS, type MarkName, type Palette } from './marks.ts';
import { pencilFor } from './pencil.ts';
import { POLISHED } from './polished-habits.ts';

/** What a drawing is made from. */
export interface GemFacts {
  habit: Habit;
  mark: MarkName;
  palette: Palette;
}

const HABITS = { ...CRYSTALS, ...POLISHED };

export type Habit = keyof typeof HABITS;
export const HABIT_NAMES = Object.keys(HABITS) as Habit[];

const FILTERS = [
  ['fine', 1.6],
  ['soft', 4],
  ['wide', 8],
]
  .map(
    ([name, blur]) =>
      `<filter id="${name}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
  )
  .join('');

/** A whole SVG document: the same for the same stone, always; its name is where chance begins. */
export function drawGem(slug: string, { habit, mark, palette }: GemFacts): string {
  const pencil = pencilFor(slug);
  const drawn = (HABITS[habit] as Draw)(pencil, palette, (colours) => MARKS[mark](pencil, colours));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><defs>${FILTERS}</defs><ellipse cx="104" cy="184" rx="62" ry="8" fill="#0a0518" opacity=".24" filter="url(#fine)"/><ellipse cx="118" cy="184" rx="34" ry="5" fill="${palette[1]}" opacity=".6" filter="url(#fine)"/>${drawn}</svg>`;
}

/** Of a stone that is known. */
export function gemOf(slug: string): GemFacts {
  const gem = GEMS[slug];
  if (!gem) throw new Error(`No gem is drawn for ${slug}`);
  return gem;
}
