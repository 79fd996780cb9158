/** Sky and ground of each element: flames, hills, clouds, waves. */
import type { Element } from '@solelune/angels/engine';
import { repeat } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { bothSides, line, shape } from '../kit/shapes.ts';
import { cloud, sprig, tuft } from '../parts/nature.ts';
import { flame } from './emblems/motifs.ts';

interface Scene {
  sky: string;
  low: string;
  /** The colour of words and of the lit lamp. */
  accent: string;
  ground: string;
}

export const SCENES: Record<Element, Scene> = {
  fire: {
    sky: '#f6dccb',
    low: '#eec3a6',
    accent: '#a1431f',
    ground:
      repeat(9, (index) => flame(20 + index * 20, 274 - (index % 2) * 5, 1.05)) +
      shape('M19 284C46 278 74 288 100 284S154 278 181 284V300H19Z', '#d98a5e', 1.1),
  },
  earth: {
    sky: '#dfe6d4',
    low: '#c1d0b4',
    accent: '#22584a',
    ground:
      shape('M19 262C46 246 74 258 100 252C130 246 156 258 181 248V300H19Z', '#b7c48f', 1.1) +
      shape('M19 280C52 268 80 284 108 276C138 268 160 280 181 274V300H19Z', tint.moss, 1.1) +
      tuft(40, 284, 1, tint.pale) +
      sprig(62, 288, 0.9) +
      tuft(160, 282, 1, tint.pale) +
      sprig(140, 288, 0.9, tint.leaf),
  },
  air: {
    sky: '#e6e2f3',
    low: '#cdc6e6',
    accent: '#4b46a0',
    ground:
      cloud(46, 262, 1.2) +
      cloud(154, 262, 1.2, tint.paper, true) +
      shape('M19 270H181V300H19Z', tint.paper, 0, 'none') +
      bothSides(line('M24 284C44 280 54 286 72 283', 0.8)),
  },
  water: {
    sky: '#d6e4f0',
    low: '#b3cde4',
    accent: '#205c96',
    ground:
      shape('M19 264C32 256 46 256 60 264S86 272 100 264S126 256 140 264S168 272 181 264V300H19Z', '#8db2d3', 1.1) +
      shape('M19 280C32 272 46 272 60 280S86 288 100 280S126 272 140 280S168 288 181 280V300H19Z', tint.azure, 1.1) +
      bothSides(line('M26 291C40 286 50 294 66 289', 1, tint.sky)),
  },
};
