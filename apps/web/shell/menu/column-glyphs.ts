import {
  bookmarkGlyph,
  calendarGlyph,
  clockGlyph,
  crescentGlyph,
  type Glyph,
  heartGlyph,
  penGlyph,
  searchGlyph,
  sparkleGlyph,
  starGlyph,
  sunGlyph,
  universeGlyphs,
} from '@solelune/ui/icon';
import type { MenuColumn } from './menu-items.ts';

/** A pair of compasses: what is computed. */
const compasses: Glyph = {
  box: 28,
  stroke: 1.4,
  d: 'M14 8 7 24M14 8l7 16M9.8 17.5a9 9 0 0 0 8.4 0M12 5.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z',
};

export const columnGlyphs: Record<MenuColumn['icon'], Glyph> = {
  read: sunGlyph,
  compute: compasses,
  explore: crescentGlyph,
  draw: universeGlyphs.tarot,
  person: heartGlyph,
  oracle: starGlyph,
  name: penGlyph,
  date: calendarGlyph,
  whole: clockGlyph,
  know: bookmarkGlyph,
  find: searchGlyph,
  call: sparkleGlyph,
};
