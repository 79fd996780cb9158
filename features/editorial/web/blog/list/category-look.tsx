import type { Glyph } from '@solelune/ui/icon';
import { Icon, planetGlyphs, universeGlyphs } from '@solelune/ui/icon';

const GEM: Glyph = {
  box: 24,
  d: 'M7 4h10l4 5.5L12 21 3 9.5zM3 9.5h18M7 4l2.5 5.5L12 21l2.5-11.5L17 4M9.5 9.5L12 4l2.5 5.5',
};
const ORBIT: Glyph = {
  box: 24,
  d: 'M8.8 12a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0zM3.2 16.7c-1.2-2.2 1.7-6 6.4-8.5s9.9-2.7 11.1-.5-1.7 6-6.4 8.5-9.9 2.7-11.1.5z',
  fill: 'M18.4 7a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0z',
};
const GLYPHS: Record<string, Glyph> = {
  'avec-la-lune': planetGlyphs.moon,
  'astrologie-pratique': universeGlyphs.astrology,
  'tarot-et-oracles': universeGlyphs.tarot,
  'nombres-et-anges': universeGlyphs.numerology,
  'pierres-et-rituels': GEM,
  coulisses: ORBIT,
};

/** A glyph of its own for each part; its colour is the style sheet's (`data-category`). */
export function CategoryIcon({ category, size = 22 }: { category: string; size?: number }) {
  const glyph = GLYPHS[category];
  return glyph ? <Icon of={glyph} size={size} /> : null;
}

export const RSS_GLYPH: Glyph = {
  box: 18,
  stroke: 2,
  d: 'M2 8a8 8 0 0 1 8 8M2 2.5a13.5 13.5 0 0 1 13.5 13.5',
  fill: 'M2 14a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
};
