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
};

/** The drawing beside a member's place. */
export const glyphOf = ({ icon = '' }: Place): Glyph => GLYPHS[icon] ?? personGlyph;
