import type { Glyph } from './glyph.ts';

/** What the interface says with a drawing, on a grid of 24, stroke 1.6. Those that stand on many pages. */
export const arrowBackGlyph: Glyph = { box: 24, d: 'M20.5 12h-17M9.5 6l-6 6 6 6' };
export const checkGlyph: Glyph = { box: 24, d: 'M4.5 12.8l5 5L19.5 6.5' };
export const downloadGlyph: Glyph = { box: 24, d: 'M12 3.5v11M7.5 10.5l4.5 4.3 4.5-4.3M4 16.5V20h16v-3.5' };
export const keyboardGlyph: Glyph = {
  box: 24,
  d: 'M4.5 6L19.5 6A2 2 0 0 1 21.5 8L21.5 16A2 2 0 0 1 19.5 18L4.5 18A2 2 0 0 1 2.5 16L2.5 8A2 2 0 0 1 4.5 6zM6.5 10v.1M10.2 10v.1M13.9 10v.1M17.5 10v.1M8 14.2h8',
};
export const photoGlyph: Glyph = {
  box: 24,
  d: 'M5.2 4.5L18.8 4.5A2.2 2.2 0 0 1 21 6.7L21 17.3A2.2 2.2 0 0 1 18.8 19.5L5.2 19.5A2.2 2.2 0 0 1 3 17.3L3 6.7A2.2 2.2 0 0 1 5.2 4.5zM6.6 9.6a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0zM3.4 17.5l5.2-4.7 3.3 2.9 4-4.3 4.9 5',
};
export const pinGlyph: Glyph = {
  box: 24,
  d: 'M12 21.5s-6.6-6-6.6-11.3a6.6 6.6 0 0 1 13.2 0c0 5.3-6.6 11.3-6.6 11.3zM9.6 10a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0z',
};
export const printGlyph: Glyph = { box: 24, d: 'M7 8.5V3.5h10v5M7 17H3.5V8.5h17V17H17M7 13.5h10v7H7z' };
export const shareGlyph: Glyph = {
  box: 24,
  d: 'M3.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM15 5.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM15 18.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM8.2 10.8l7-4M8.2 13.2l7 4',
};
export const trashGlyph: Glyph = {
  box: 24,
  d: 'M4.5 6.5h15M9.5 6.3V3.8h5v2.5M6.5 6.5l1 14h9l1-14M10.3 10.5v6M13.7 10.5v6',
};
