import type { Glyph } from './glyph.ts';

/** Aspects and the retrograde mark on a grid of 24, stroke 1.7. */
export const aspectGlyphs = {
  conjunction: { box: 24, d: 'M4 15a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM12.6 11.4 20 4' },
  opposition: {
    box: 24,
    d: 'M2.7 17.7a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0zM14.1 6.3a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0zM9 15l6-6',
  },
  trine: { box: 24, d: 'M12 4 21 19.5H3z' },
  square: { box: 24, d: 'M4.5 4.5h15v15h-15z' },
  sextile: { box: 24, d: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9' },
  retrograde: { box: 24, d: 'M6 21V4h6.5c3 0 5 1.8 5 4.5S15.5 13 12.5 13H6M10.5 13l7.5 8M14.5 21 19 16' },
  quincunx: { box: 24, d: 'M3 19.5h18M12 19.5V10M12 10 5.5 3.5M12 10l6.5-6.5' },
  semisextile: { box: 24, d: 'M3 4.5h18M12 4.5V14M12 14l-6.5 6.5M12 14l6.5 6.5' },
  semisquare: { box: 24, d: 'M4.5 19.5h15M4.5 19.5 17 4.5' },
  sesquiquadrate: { box: 24, d: 'M3.5 3.5h11v11h-11zM14.5 20.5h6M14.5 14.5v6' },
} satisfies Record<string, Glyph>;

export type AspectName = keyof typeof aspectGlyphs;
