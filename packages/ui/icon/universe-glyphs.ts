import type { Glyph } from './glyph.ts';

/** One glyph per universe, on a grid of 28, stroke 1.4: menu, bottom navigation, cards. */
const STROKE = 1.4;

export const universeGlyphs = {
  general: {
    box: 28,
    stroke: STROKE,
    d: 'M4 20.5c3.2-1.6 7-1.6 10 .6 3-2.2 6.8-2.2 10-.6V7.2c-3.2-1.6-7-1.6-10 .6-3-2.2-6.8-2.2-10-.6zM14 7.8v13.3M7.5 11.4c1.2-.2 2.3 0 3.3.4M7.5 15c1.2-.2 2.3 0 3.3.4M19 10l.8 2.2L22 13l-2.2.8L19 16l-.8-2.2L16 13l2.2-.8z',
  },
  astrology: {
    box: 28,
    stroke: STROKE,
    d: 'M3.5 14a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0 -21 0zM7.7 14a6.3 6.3 0 1 0 12.6 0a6.3 6.3 0 1 0 -12.6 0zM14 3.5v4.2M14 20.3v4.2M3.5 14h4.2M20.3 14h4.2M6.6 6.6l3 3M18.4 18.4l3 3M21.4 6.6l-3 3M9.6 18.4l-3 3',
    fill: 'M12.7 14a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0z',
  },
  tarot: {
    box: 28,
    stroke: STROKE,
    d: 'M13.26 3.45L21.06 4.69A1.8 1.8 0 0 1 22.56 6.75L20.31 20.97A1.8 1.8 0 0 1 18.25 22.47L10.44 21.23A1.8 1.8 0 0 1 8.95 19.17L11.2 4.95A1.8 1.8 0 0 1 13.26 3.45zM9 6.6 6 7.5a1.8 1.8 0 0 0-1.2 2.2l3.7 12.6a1.8 1.8 0 0 0 2.2 1.2l1.6-.5M15.7 8.6l1.2 3.1 3.1 1.2-3.1 1.2-1.2 3.1-1.2-3.1-3.1-1.2 3.1-1.2z',
  },
  numerology: {
    box: 28,
    stroke: STROKE,
    d: 'M14 3.2l9.4 5.4v10.8L14 24.8l-9.4-5.4V8.6zM11.2 10.6c.4-1.5 1.5-2.3 2.9-2.3 1.7 0 2.9 1.1 2.9 2.7 0 2.8-5.8 5-5.8 8.3h6',
  },
  angels: {
    box: 28,
    stroke: STROKE,
    d: 'M10 5.2a4 1.5 0 1 0 8 0a4 1.5 0 1 0 -8 0zM14 24V11.5M14 12.5C11.5 9 7.5 8 3.5 8.5c.2 4 1.6 6.5 4 7.4-.8.3-1.5.4-2.3.4.8 2.6 2.7 4 5.2 4M14 12.5C16.5 9 20.5 8 24.5 8.5c-.2 4-1.6 6.5-4 7.4.8.3 1.5.4 2.3.4-.8 2.6-2.7 4-5.2 4',
  },
  mirrorHour: {
    box: 28,
    stroke: STROKE,
    d: 'M3.5 14a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0 -21 0zM14 7.5V14l4.5 2.7M14 3.5v1.8M14 22.7v1.8M3.5 14h1.8M22.7 14h1.8',
  },
  advisors: { box: 28, stroke: STROKE, d: 'M5 6.5h18v12H13l-5 4.5v-4.5H5zM10 11h8M10 14.5h5' },
} satisfies Record<string, Glyph>;

export type Universe = keyof typeof universeGlyphs;
