/** Four queens on their thrones: a club on the shoulder, a covered cup on the knees, a drawn sword and a raised palm, a coin looked at. */
import type { Suit } from '../../../engine/index.ts';
import { folds, strokes } from '../../kit/cloth.ts';
import { tint } from '../../kit/palette.ts';
import { bothSides, disc, line, place, shape, solid } from '../../kit/shapes.ts';
import { fringe, hairBack } from '../../parts/hair.ts';
import { bless, open } from '../../parts/hands.ts';
import { crown, veil } from '../../parts/headgear.ts';
import { face, neck, nimbus, profile } from '../../parts/heads.ts';
import { baton, coin, cup, sword } from '../emblems.ts';
import { COLOURS } from '../suits.ts';
import { fist, forearm, indoors, sleeve } from './body.ts';
import { leafCrown, plaits, starDiadem } from './headgear.ts';
import { canopy, pillars, stall, trellisThrone } from './thrones.ts';

const gown = (fill: string, trim: string) =>
  shape('M84 182C64 196 52 216 48 238L36 302H164L152 238C148 216 136 196 116 182Z', fill, 1.3) +
  bothSides(
    solid(folds([58, 222, 50, 246, 44, 274, 40, 302], [96, 230, 97, 254, 98, 280, 98, 302], 9, 1.2, { k: 0.95 })),
  ) +
  line('M39 286C70 296 130 296 161 286', 2.6, trim) +
  shape('M78 152C86 144 114 144 122 152L118 184C106 191 94 191 82 184Z', fill, 1.3) +
  shape('M82 180C94 186 106 186 118 180L119 188C106 195 94 195 81 188Z', tint.leaf, 1.2);

/** A cloak that falls from the shoulders to the ground on both sides. */
const cloak = (fill: string) =>
  bothSides(
    shape('M80 148C62 158 50 200 34 302H54C58 250 66 206 84 172Z', fill, 1.3) +
      solid(folds([76, 154, 60, 190, 48, 244, 38, 300], [82, 168, 66, 204, 58, 250, 51, 300], 4, 1)),
  );

const necklace = (fill: string) =>
  shape('M82 147C88 160 94 166 100 166S112 160 118 147C112 153 106 155 100 155S88 153 82 147Z', fill, 1.2);

function ofWands(): string {
  const { main, second } = COLOURS.wands;
  return (
    trellisThrone(tint.paper, second) +
    nimbus(100, 112, 34, tint.pale) +
    place(100, 114, 1.3, hairBack.long(tint.leaf)) +
    gown(main, tint.leaf) +
    shape(
      'M84 188C74 206 72 232 78 258C92 264 108 264 122 258C128 232 126 206 116 188C106 194 94 194 84 188Z',
      second,
      1.2,
    ) +
    solid(folds([86, 192, 78, 214, 76, 236, 80, 257], [114, 192, 122, 214, 124, 236, 120, 257], 7, 1)) +
    sleeve([120, 156, 140, 170, 146, 196, 128, 214], 18, 14, main) +
    place(121, 217, 1.05, open(), 166, true) +
    place(54, 176, 1.25, baton(second, 44), -16) +
    sleeve([80, 156, 62, 172, 54, 192, 58, 206], 18, 14, main) +
    forearm([58, 206, 60, 205, 61, 203, 62, 201]) +
    fist(60, 198, -16) +
    neck(100, 128, 12.5, 15) +
    necklace(second) +
    place(100, 114, 1.3, face({ turn: 0.6, eyes: 'open' }) + fringe(tint.leaf) + leafCrown(second))
  );
}

function ofCups(): string {
  const { main, second } = COLOURS.cups;
  const lid =
    shape('M-17-21C-15-31 15-31 17-21Z', second, 1.1) +
    disc(0, -32, 3, tint.leaf, 1) +
    line('M0-35V-43M-3.5-39.5H3.5', 1.6);
  return (
    canopy(second, tint.night) +
    cloak(second) +
    gown(main, tint.leaf) +
    place(100, 226, 1.15, cup(second) + lid) +
    sleeve([120, 156, 142, 176, 142, 214, 122, 234], 18, 14, main) +
    sleeve([80, 156, 58, 176, 58, 214, 78, 234], 18, 14, main) +
    place(82, 238, 1, open(), -12) +
    place(118, 238, 1, open(), 192, true) +
    neck(100, 128, 12.5, 15) +
    necklace(tint.leaf) +
    place(100, 116, 1.3, face({ turn: -0.2 }) + veil() + crown())
  );
}

function ofSwords(): string {
  const { main, second } = COLOURS.swords;
  return (
    stall(second) +
    nimbus(100, 112, 32, tint.pale) +
    cloak(tint.wine) +
    gown(main, second) +
    strokes(
      [
        [100, 196, 99, 220, 101, 250, 100, 284],
        [88, 200, 84, 224, 80, 254, 76, 284],
        [112, 200, 116, 224, 120, 254, 124, 284],
      ],
      1.2,
      second,
    ) +
    sleeve([120, 156, 138, 172, 150, 182, 152, 172], 17, 13, main) +
    forearm([152, 174, 152, 170, 151, 166, 150, 162], second) +
    place(150, 152, 1.15, bless(), -6, true) +
    place(48, 170, 1.08, sword(tint.garnet, 66)) +
    sleeve([80, 156, 62, 172, 52, 192, 52, 202], 17, 13, main) +
    forearm([52, 202, 50, 200, 48, 199, 48, 198], second) +
    fist(48, 193) +
    neck(100, 128, 12.5, 15) +
    necklace(second) +
    place(
      100,
      114,
      1.3,
      hairBack.bob(tint.wine) +
        face({ turn: -0.6, eyes: 'open' }) +
        fringe(tint.wine) +
        plaits(tint.wine) +
        starDiadem(tint.leaf),
    )
  );
}

function ofCoins(): string {
  const { main, second } = COLOURS.coins;
  const sceptre =
    shape('M-2 54L-1.7-50H1.7L2 54Z', tint.leaf, 1.1) +
    shape('M0-70C-8-62-9-56 0-49C9-56 8-62 0-70Z', second, 1.1) +
    disc(0, 55, 3, tint.leaf, 1);
  const hair =
    shape('M2-13C12-14 16-4 13 6C16 14 14 22 16 30C10 33 3 31 2 26C4 18 2 12 0 8C4 2 4-6 2-13Z', tint.gold, 1.2) +
    strokes(
      [
        [8, -8, 12, 0, 9, 12, 11, 28],
        [5, 0, 9, 8, 6, 18, 7, 28],
      ],
      0.8,
    );
  return (
    pillars(second, main) +
    cloak(tint.leaf) +
    gown(main, tint.leaf) +
    place(146, 206, 1, sceptre, 10) +
    sleeve([120, 156, 140, 168, 150, 186, 146, 200], 18, 14, second) +
    forearm([147, 198, 146, 200, 146, 202, 146, 204]) +
    fist(146, 208, 10) +
    place(46, 128, 1, coin(22, second)) +
    sleeve([80, 156, 62, 174, 48, 182, 46, 172], 18, 13, second) +
    forearm([46, 174, 46, 168, 46, 162, 46, 158]) +
    fist(46, 152) +
    neck(101, 128, 12.5, 15) +
    necklace(tint.leaf) +
    place(102, 114, 1.3, hair + profile() + fringe(tint.gold) + crown())
  );
}

const FIGURES: Record<Suit, () => string> = { wands: ofWands, cups: ofCups, swords: ofSwords, coins: ofCoins };

export const reine = (suit: Suit): string => indoors + FIGURES[suit]();
