import type { Glyph } from './glyph.ts';

/** Those of the interface that few pages have: a file of their own, so that the others do not load them. */
export const bellGlyph: Glyph = {
  box: 24,
  d: 'M12 3a5.8 5.8 0 0 0-5.8 5.8c0 5-2.2 6.7-2.2 8h16c0-1.3-2.2-3-2.2-8A5.8 5.8 0 0 0 12 3zM9.8 19.8a2.3 2.3 0 0 0 4.4 0M12 3V1.5',
};
export const chevronLeftGlyph: Glyph = { box: 24, d: 'M15.5 5l-7 7 7 7' };
export const chevronRightGlyph: Glyph = { box: 24, d: 'M8.5 5l7 7-7 7' };
export const sheetGlyph: Glyph = { box: 24, d: 'M5 3.5h10.5l3.5 3.5v13.5H5zM15 3.7V7.5h3.8M8.5 12h7M8.5 15.8h5' };
export const eyeGlyph: Glyph = {
  box: 24,
  d: 'M2 12S5.6 5.4 12 5.4 22 12 22 12 18.4 18.6 12 18.6 2 12 2 12zM8.9 12a3.1 3.1 0 1 0 6.2 0a3.1 3.1 0 1 0 -6.2 0z',
};
export const eyeOffGlyph: Glyph = {
  box: 24,
  d: 'M9.9 5.7A10 10 0 0 1 12 5.4C18.4 5.4 22 12 22 12a17.6 17.6 0 0 1-3 3.8M6.3 7.3A17.3 17.3 0 0 0 2 12s3.6 6.6 10 6.6a10 10 0 0 0 4.8-1.2M4 3.5l16 17',
};
export const giftGlyph: Glyph = {
  box: 24,
  d: 'M4 9.5h16v3H4zM5.3 12.5V20h13.4v-7.5M12 9.5V20M12 9.5C9.5 9.3 7 8.3 7 6.2 7 4.8 8 4 9.2 4 11 4 12 6.5 12 9.5zM12 9.5c2.5-.2 5-1.2 5-3.3C17 4.8 16 4 14.8 4 13 4 12 6.5 12 9.5z',
};
export const homeGlyph: Glyph = { box: 24, d: 'M4 20.5V10.5l8-6.5 8 6.5v10zM9.5 20.5v-6.3h5v6.3' };
export const infoGlyph: Glyph = { box: 24, d: 'M2.8 12a9.2 9.2 0 1 0 18.4 0a9.2 9.2 0 1 0 -18.4 0zM12 11v6M12 7.2v.1' };
export const lockGlyph: Glyph = {
  box: 24,
  d: 'M6.5 10.5L17.5 10.5A2 2 0 0 1 19.5 12.5L19.5 18.5A2 2 0 0 1 17.5 20.5L6.5 20.5A2 2 0 0 1 4.5 18.5L4.5 12.5A2 2 0 0 1 6.5 10.5zM8 10.3V7.6a4 4 0 0 1 8 0v2.7M12 14.3v2.6',
};
export const logoutGlyph: Glyph = { box: 24, d: 'M9.6 3.6H4.2v16.8h5.4M15 7.2l4.8 4.8-4.8 4.8M19.8 12H9.6' };
export const mailGlyph: Glyph = {
  box: 24,
  d: 'M5 5.5L19 5.5A2 2 0 0 1 21 7.5L21 17A2 2 0 0 1 19 19L5 19A2 2 0 0 1 3 17L3 7.5A2 2 0 0 1 5 5.5zM3.8 7l8.2 6.3L20.2 7',
};
export const minusGlyph: Glyph = { box: 24, d: 'M4.5 12h15' };
export const pauseGlyph: Glyph = { box: 24, d: 'M8.5 5v14M15.5 5v14' };
export const peopleGlyph: Glyph = {
  box: 24,
  d: 'M5.2 8.5a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0zM2.5 19.5c.5-4 2.8-6 6.1-6s5.6 2 6.1 6M15 5.4a3.3 3.3 0 0 1 .6 6.3M17 14c2.5.6 4 2.5 4.4 5.5',
};
export const plusGlyph: Glyph = { box: 24, d: 'M12 4.5v15M4.5 12h15' };
export const retryGlyph: Glyph = { box: 24, d: 'M19.8 9.6A8.4 8.4 0 1 0 20.4 13.8M20.4 4.2v5.4H15' };
export const sendGlyph: Glyph = { box: 24, d: 'M3.5 11.5 20.5 4l-5.3 16.5-3.4-6.7zM11.8 13.8 20.5 4' };
export const skipGlyph: Glyph = { box: 24, d: 'M5 6l6.5 6L5 18M12.5 6l6.5 6-6.5 6' };
export const warningGlyph: Glyph = { box: 24, d: 'M12 3.5 22 20.5H2zM12 9.8v5M12 17.6v.1' };
