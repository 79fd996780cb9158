import type { Glyph } from './glyph.ts';

/** The drawings of the site's own bar and menu, and the few that most pages show: apart from the others, so that the first load stays light. */
export const bookmarkGlyph: Glyph = { box: 24, d: 'M6 3.5h12v17l-6-4.5-6 4.5z' };
export const calendarGlyph: Glyph = {
  box: 24,
  d: 'M5.9 5L18.1 5A2.4 2.4 0 0 1 20.5 7.4L20.5 18.1A2.4 2.4 0 0 1 18.1 20.5L5.9 20.5A2.4 2.4 0 0 1 3.5 18.1L3.5 7.4A2.4 2.4 0 0 1 5.9 5zM3.5 10h17M8 2.8v4M16 2.8v4',
};
export const chevronDownGlyph: Glyph = { box: 24, d: 'M5 8.5l7 7 7-7' };
export const clockGlyph: Glyph = {
  box: 24,
  d: 'M3.2 12a8.8 8.8 0 1 0 17.6 0a8.8 8.8 0 1 0 -17.6 0zM12 6.8V12l3.6 2.2',
};
export const closeGlyph: Glyph = { box: 24, d: 'M5.5 5.5l13 13M18.5 5.5l-13 13' };
export const heartGlyph: Glyph = {
  box: 24,
  d: 'M12 20.2S3.5 15.3 3.5 9.2c0-2.8 2-4.7 4.4-4.7 1.8 0 3.3 1 4.1 2.8.8-1.8 2.3-2.8 4.1-2.8 2.4 0 4.4 1.9 4.4 4.7 0 6.1-8.5 11-8.5 11z',
};
export const menuGlyph: Glyph = { box: 24, d: 'M3 8h18M3 16h12' };
export const penGlyph: Glyph = {
  box: 24,
  d: 'M20.5 3.5C12.5 4 7.5 9 6 16.5l-2 4M6 16.5c5.5.5 9.5-1.5 11-5.5l-3-.5 4.3-1.7c1.2-1.8 1.9-3.5 2.2-5.3M9 13.5l5-4.5',
};
export const personGlyph: Glyph = {
  box: 24,
  d: 'M7.8 8a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0zM3.8 21c.8-5 3.9-7.3 8.2-7.3s7.4 2.3 8.2 7.3',
};
export const searchGlyph: Glyph = { box: 24, d: 'M3.8 10.5a6.7 6.7 0 1 0 13.4 0a6.7 6.7 0 1 0 -13.4 0zM15.6 15.6l5 5' };
export const sparkleGlyph: Glyph = {
  box: 24,
  d: '',
  fill: 'M12 2.5l2.3 7.2 7.2 2.3-7.2 2.3-2.3 7.2-2.3-7.2L2.5 12l7.2-2.3z',
};
export const starGlyph: Glyph = {
  box: 24,
  d: '',
  fill: 'M12 1.8l3 6.7 7.2.7-5.4 4.8 1.6 7.2L12 17.5l-6.4 3.7 1.6-7.2-5.4-4.8 7.2-.7z',
};
export const sunGlyph: Glyph = {
  box: 24,
  d: 'M7.4 12a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0zM12 2v3M12 19v3M2 12h3M19 12h3M4.9 4.9l2.1 2.1M17 17l2.1 2.1M19.1 4.9 17 7M7 17l-2.1 2.1',
};
export const crescentGlyph: Glyph = { box: 24, d: 'M19.5 14.6A8.3 8.3 0 1 1 9.4 4.5a6.6 6.6 0 0 0 10.1 10.1z' };
export const arrowGlyph: Glyph = { box: 24, d: 'M3.5 12h17M14.5 6l6 6-6 6' };
export const chatGlyph: Glyph = { box: 24, d: 'M4 5h16v11.5h-8.5L7 20.5v-4H4zM8 9.3h8M8 12.5h5' };
export const phoneGlyph: Glyph = {
  box: 24,
  d: 'M6.2 3.5h3l1.6 4.4-2.2 1.7c1 2.4 2.9 4.3 5.3 5.4l1.8-2.2 4.3 1.7v3c0 1.5-1.2 2.7-2.7 2.5C10.4 19.3 4.7 13.6 3.7 6.3 3.5 4.8 4.7 3.5 6.2 3.5z',
};
export const errorGlyph: Glyph = {
  box: 24,
  d: 'M2.8 12a9.2 9.2 0 1 0 18.4 0a9.2 9.2 0 1 0 -18.4 0zM12 6.9v6.3M12 16.9v.1',
};
