import type { Element } from '../../engine/index.ts';

/** Drawn things keep their colours in both themes. */
export const LEAF = '#f3d694';
export const PALE = '#fff6dc';

/** Light, body and depth of each element's enamel. */
export const ENAMELS: Readonly<Record<Element, readonly [string, string, string]>> = {
  fire: ['#b1552f', '#6a2436', '#2b1030'],
  earth: ['#2c6a58', '#143b3a', '#0d1f2b'],
  air: ['#5d58b4', '#2c2a6b', '#171538'],
  water: ['#2f74b5', '#163c78', '#0f1a45'],
};

/** Where the number sits in the triangle of its element, and how large. */
export const NUMBER_PLACES: Readonly<Record<Element, { y: number; size: (number: number) => number }>> = {
  fire: { y: 27, size: (number) => (number > 9 ? 54 : 62) },
  air: { y: 29, size: () => 47 },
  water: { y: 9, size: (number) => (number > 9 ? 54 : 62) },
  earth: { y: 2, size: () => 47 },
};
