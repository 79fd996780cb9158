import type { Place } from '@solelune/screen';
import {
  bookmarkGlyph,
  calendarGlyph,
  clockGlyph,
  type Glyph,
  giftGlyph,
  lockGlyph,
  peopleGlyph,
  personGlyph,
  photoGlyph,
  sheetGlyph,
  sunGlyph,
} from '@solelune/ui/icon';

const GLYPHS: Record<string, Glyph> = {
  person: personGlyph,
  bookmark: bookmarkGlyph,
  people: peopleGlyph,
  calendar: calendarGlyph,
  clock: clockGlyph,
  gift: giftGlyph,
  photo: photoGlyph,
  lock: lockGlyph,
  sun: sunGlyph,
  sheet: sheetGlyph,
};

/** The drawing beside a member's place. */
export const glyphOf = ({ icon = '' }: Place): Glyph => GLYPHS[icon] ?? personGlyph;
