import type { Discipline } from '../engine/disciplines.ts';

/** One drawn person: colours, and the paths that are theirs; the rest of the bust is everybody's (`bust.ts`). On a grid of 200 by 240. */
export interface Face {
  /** Behind them, top and bottom. */
  sky: readonly [string, string];
  skin: string;
  shade: string;
  hair: string;
  strand: string;
  cloth: string;
  seam: string;
  /** Hair behind the head, and before it. */
  back?: string;
  front: string;
  beard?: string;
  lips?: string;
  has?: readonly ('bun' | 'glasses' | 'earrings' | 'strands')[];
  /** Drawn under the whole head, and over it. */
  under?: string;
  over?: string;
  /** Whose emblems stand in the halo. */
  art: Discipline;
}

const curls = (colour: string, places: readonly (readonly [number, number, number])[]): string =>
  places.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`).join('');

const CROWN_OF_CURLS = [
  [100, 30, 27],
  [73, 37, 24],
  [127, 37, 24],
  [54, 58, 22],
  [146, 58, 22],
  [47, 84, 20],
  [153, 84, 20],
  [52, 108, 18],
  [148, 108, 18],
  [63, 126, 14],
  [137, 126, 14],
  [100, 60, 44],
] as const;

const SHORT_CURLS = [
  [100, 36, 22],
  [78, 40, 18],
  [122, 40, 18],
  [64, 56, 15],
  [136, 56, 15],
  [62, 74, 11],
  [138, 74, 11],
] as const;

export const FACES: Readonly<Record<string, Face>> = {
  maelle: {
    ...{ art: 'astrology', sky: ['#4a3a92', '#b49be6'], skin: '#e9b996', shade: '#cf9470', hair: '#2a1638' },
    ...{ strand: '#4a2a58', cloth: '#f0d79b', seam: '#b9822b', has: ['earrings', 'strands'] },
    back: 'M52 98C44 52 66 26 102 26s60 28 50 74c-5 22 10 38 12 74-30 22-104 22-130 0 4-34 22-52 18-76z',
    front: 'M64 98c-2-34 10-52 44-56-2 24-20 44-44 56zM108 42c22 4 30 24 28 58-16-12-26-32-28-58z',
  },
  anselme: {
    ...{ art: 'tarot', sky: ['#6d1d3c', '#e39aa9'], skin: '#a86f4d', shade: '#84513a', hair: '#1b1428' },
    ...{ strand: '#362544', cloth: '#1f2f55', seam: '#94c0f2', lips: '#d99a80' },
    front: 'M64 90c-8-40 10-60 38-60 30 0 46 24 34 62-3-16-8-24-16-30-16 4-32 2-42-4-8 8-12 18-14 32z',
    beard: 'M66 94c0 38 14 56 34 56s34-18 34-56c-4 14-9 20-17 21-6-5-28-5-34 0-8-1-13-7-17-21z',
  },
  odile: {
    ...{ art: 'numerology', sky: ['#0f5256', '#8fd0c6'], skin: '#f0cbb0', shade: '#d7a283', hair: '#d9d3de' },
    ...{ strand: '#f4f0f4', cloth: '#7b2c52', seam: '#f3a4bf', has: ['bun', 'glasses', 'earrings'] },
    back: 'M60 100C52 58 72 34 100 34s48 24 40 66c-4 14-8 20-12 22H72c-5-3-9-10-12-22z',
    front: 'M64 98c-2-32 10-50 36-52 26 2 38 20 36 52-6-20-16-32-36-38-20 6-30 18-36 38z',
  },
  ysaline: {
    ...{ art: 'angels', sky: ['#173f74', '#9cc3ee'], skin: '#8c5a3d', shade: '#6a3f2b', hair: '#1d1222' },
    ...{ strand: '#3b2440', cloth: '#f3e3bd', seam: '#b9822b', has: ['earrings'] },
    front: 'M65 92c0-28 12-42 35-44 23 2 35 16 35 44-6-16-14-24-22-28-10 5-18 4-26 0-8 4-16 12-22 28z',
    under: `${curls('#1d1222', CROWN_OF_CURLS)}<path d="M60 40q8-10 18-8M92 18q10-6 20 0M124 32q12 0 16 10M40 74q2-12 10-16M150 58q10 6 10 16M42 104q-2-8 2-14M158 100q2-8-2-14" fill="none" stroke="#4a2f50" stroke-width="1.5" stroke-linecap="round"/>`,
  },
  theodore: {
    ...{ art: 'lithotherapy', sky: ['#4f3a10', '#e6c27c'], skin: '#e6bd9c', shade: '#c6906c', hair: '#b9b1b4' },
    ...{ strand: '#e9e4e4', cloth: '#24413c', seam: '#8fd0c6', lips: '#d99a80' },
    front: 'M65 88c-6-36 8-56 36-56 28 0 42 20 34 56-3-12-7-19-13-24-4-8-10-12-21-12s-19 4-23 12c-6 5-10 12-13 24z',
    beard: 'M66 98c1 40 14 66 34 66s33-26 34-66c-5 12-10 17-17 18-7-5-27-5-34 0-7-1-12-6-17-18z',
    over: '<path d="M88 150q4 8 12 10M112 150q-4 8-12 10M84 138q2 8 6 12M116 138q-2 8-6 12" fill="none" stroke="#f4f0ee" stroke-width="1.2" stroke-linecap="round"/>',
  },
  rosalba: {
    ...{ art: 'tarot', sky: ['#3d2159', '#e8b0b4'], skin: '#d7a079', shade: '#b57b56', hair: '#5a2418' },
    ...{ strand: '#8a3d26', cloth: '#27466e', seam: '#f0d79b', has: ['earrings'] },
    front: 'M65 94c0-30 12-46 37-48-4 20-18 36-37 48zM102 46c22 2 33 18 33 46-14-8-27-22-33-46z',
    under:
      '<path d="M100 18c-36 0-56 26-54 66 1 30-8 52-16 84 24 14 116 14 140 0-8-32-17-54-16-84 2-40-18-66-54-66z" fill="#c9933c"/><path d="M100 26c-30 0-46 22-45 58 1 30-6 50-12 76M100 26c30 0 46 22 45 58-1 30 6 50 12 76M62 44q38-26 76 0" fill="none" stroke="#f6e3b3" stroke-width="1.4"/><path d="M58 76q-6 50-12 76M142 76q6 50 12 76" fill="none" stroke="#8d6118" opacity=".7"/>',
  },
  soraya: {
    ...{ art: 'astrology', sky: ['#31296d', '#8f79cf'], skin: '#efc6a6', shade: '#d59c78', hair: '#6b3a22' },
    ...{ strand: '#95592f', cloth: '#8a2f52', seam: '#f3c6d2', has: ['earrings'] },
    back: 'M58 112C44 60 62 28 100 28s58 30 44 84c-2 12-6 22-14 26H70c-8-4-10-14-12-26z',
    front: 'M64 98c-4-36 14-54 52-54 14 8 22 26 20 54-8-10-16-20-20-34-12 16-34 20-52 34z',
  },
  idriss: {
    ...{ art: 'astrology', sky: ['#221c5c', '#7f8fd8'], skin: '#7a4d34', shade: '#5b3722', hair: '#17101c' },
    ...{ strand: '#3a2a3e', cloth: '#8a5a1e', seam: '#f6e3b3', lips: '#c08078', has: ['glasses'] },
    front: 'M65 88c-6-34 6-54 35-54s41 20 35 54c-2-12-5-19-9-24-16 4-36 4-52 0-4 5-7 12-9 24z',
    over: '<path d="M84 140q16 9 32 0" fill="none" stroke="#17101c" stroke-width="1.3" opacity=".5"/>',
  },
  linh: {
    ...{ art: 'lithotherapy', sky: ['#27472f', '#c3cf92'], skin: '#f1d2b3', shade: '#d9ac88', hair: '#17131f' },
    ...{ strand: '#3b3550', cloth: '#f4ecd8', seam: '#5f7d3a', has: ['earrings'] },
    back: 'M57 122C46 60 64 28 100 28s54 32 43 94c-2 10-4 16-9 18H66c-5-2-7-8-9-18z',
    front: 'M64 90c-3-32 12-48 36-48s39 16 36 48c-4-8-6-13-8-19-18 5-38 5-56 0-2 6-4 11-8 19z',
  },
  gaspard: {
    ...{ art: 'tarot', sky: ['#5c2036', '#d9a27e'], skin: '#edc4a4', shade: '#cf9a76', hair: '#8a4a22' },
    ...{ strand: '#b36a38', cloth: '#2f3f3a', seam: '#c9b98a', lips: '#a8505a' },
    front: 'M65 84c-4-32 8-48 35-48s39 16 35 48c-5-12-10-18-16-21-14 6-30 4-40-2-6 5-11 12-14 23z',
    under: `${curls('#8a4a22', SHORT_CURLS)}<path d="M72 34q8-8 18-4M104 28q10-4 16 4M128 46q8 2 10 10" fill="none" stroke="#b36a38" stroke-width="1.5" stroke-linecap="round"/>`,
    over: '<path d="M88 121q6-5 12 0 6-5 12 0" fill="none" stroke="#8a4a22" stroke-width="3.4" stroke-linecap="round"/>',
  },
  perrine: {
    ...{ art: 'numerology', sky: ['#0d4a4e', '#7fc4a4'], skin: '#b9805a', shade: '#965f40', hair: '#2a1a1c' },
    ...{ strand: '#57383a', cloth: '#e2a45c', seam: '#7a3f18', has: ['earrings'] },
    front: 'M64 96c-2-34 12-50 36-50s38 16 36 50c-6-14-12-22-18-28-14 2-26-2-34-8-6 8-14 18-20 36z',
    under:
      '<path d="M56 70c0-34 20-52 46-52 30 0 46 22 44 52-14-18-76-22-90 0z" fill="#a8324e"/><path d="M52 74c20-20 76-20 96 0M60 56q40-24 80 2M74 38q28-14 54 2" fill="none" stroke="#f3c6d2" stroke-width="1.5"/><path d="M142 62c18-2 26 10 22 26-8-2-18-10-22-26z" fill="#a8324e"/>',
  },
  celestin: {
    ...{ art: 'astrology', sky: ['#16264e', '#93a9cf'], skin: '#e3b593', shade: '#bf8a67', hair: '#eceaf0' },
    ...{ strand: '#ffffff', cloth: '#22314f', seam: '#c9d4ea', lips: '#c08a78' },
    front: 'M66 72c-3 10-3 20-1 30 4-8 6-18 6-28zM134 72c3 10 3 20 1 30-4-8-6-18-6-28z',
    beard: 'M64 96c0 44 16 74 36 74s36-30 36-74c-5 14-11 20-19 21-8-6-26-6-34 0-8-1-14-7-19-21z',
    over: '<path d="M60 72c0-36 16-50 40-50s40 14 40 50c-22-9-58-9-80 0z" fill="#1b2745"/><path d="M57 74c24-12 62-12 86 0l-3 8c-22-9-58-9-80 0z" fill="#101a33"/><path d="M72 40q28-20 56 0" fill="none" stroke="#5f739f" stroke-width="1.4"/><path d="M86 148q6 10 14 14M114 148q-6 10-14 14M80 134q2 10 8 16M120 134q-2 10-8 16" fill="none" stroke="#c9cbd8" stroke-width="1.2" stroke-linecap="round"/>',
  },
};
