/** Four youths who stand: one leans on his club, one walks with a veiled cup, one rests his blade on the shoulder, one shows a coin and has another at his feet. */
import type { Suit } from '../../../engine/index.ts';
import { folds, strokes } from '../../kit/cloth.ts';
import { tint } from '../../kit/palette.ts';
import { line, place, shape, solid } from '../../kit/shapes.ts';
import { fringe, hairBack } from '../../parts/hair.ts';
import { open } from '../../parts/hands.ts';
import { face, neck } from '../../parts/heads.ts';
import { baton, coin, cup, sword } from '../emblems.ts';
import { COLOURS } from '../suits.ts';
import { collar, fist, forearm, legs, outdoors, sleeve } from './body.ts';
import { broadHat, featherCap, flowerWreath, turban } from './headgear.ts';

const tunic = (fill: string, trim: string) =>
  shape(
    'M80 146C88 138 112 138 120 146C122 172 128 204 134 232C114 241 86 241 66 232C72 204 78 172 80 146Z',
    fill,
    1.3,
  ) +
  solid(folds([83, 150, 80, 178, 76, 206, 70, 231], [117, 150, 120, 178, 124, 206, 130, 231], 9, 1.1)) +
  line('M67 227C86 235.5 114 235.5 133 227', 2.6, trim);

const belt = (fill: string) =>
  shape('M76 188C90 194 110 194 124 188L125.5 195.5C110 202 90 202 74.5 195.5Z', fill, 1.2);

const cape = (fill: string) =>
  shape('M122 142C146 150 156 190 154 244L132 236C134 200 130 168 118 150Z', fill, 1.3) +
  solid(folds([122, 146, 144, 170, 150, 206, 148, 242], [118, 152, 128, 176, 134, 206, 134, 236], 4, 1));

function leaningOnHisClub(): string {
  const { main, second } = COLOURS.wands;
  return (
    cape(second) +
    legs(second, tint.leaf, main) +
    tunic(main, tint.leaf) +
    belt(second) +
    place(54, 222, 1.55, baton(second, 42)) +
    sleeve([118, 152, 124, 172, 100, 180, 74, 184], 16, 12, main) +
    forearm([78, 184, 72, 184, 66, 184, 61, 184]) +
    sleeve([82, 152, 70, 160, 62, 166, 60, 174], 16, 12, main) +
    fist(55, 184, 8) +
    fist(55, 172, -6) +
    neck(98, 124, 12.5, 15) +
    collar() +
    place(
      98,
      112,
      1.3,
      hairBack.bob(tint.leaf) + face({ turn: -1, eyes: 'open' }) + fringe(tint.leaf) + featherCap(second),
    )
  );
}

function carryingTheCup(): string {
  const { main, second } = COLOURS.cups;
  const robe =
    shape(
      'M80 146C88 138 112 138 120 146C124 186 132 240 142 284C116 294 84 294 58 284C68 240 76 186 80 146Z',
      main,
      1.3,
    ) +
    solid(folds([83, 150, 78, 196, 70, 244, 62, 283], [117, 150, 122, 196, 130, 244, 138, 283], 11, 1.1)) +
    line('M59 279C86 289 114 289 141 279', 2.6, tint.leaf);
  const veil =
    shape(
      'M70 190C80 184 112 182 122 188C126 206 122 226 126 240C118 236 114 244 108 240C102 246 96 240 90 244C84 238 80 242 74 236C76 220 66 206 70 190Z',
      tint.paper,
      1.2,
    ) +
    strokes(
      [
        [80, 192, 79, 210, 82, 224, 80, 236],
        [92, 190, 90, 210, 94, 226, 92, 240],
        [106, 190, 107, 208, 104, 226, 108, 238],
        [116, 191, 118, 206, 115, 222, 119, 234],
      ],
      0.9,
    );
  return (
    robe +
    shape('M78 150C64 168 58 210 46 268L58 272C64 226 72 190 84 168Z', second, 1.3) +
    shape('M122 150C136 168 142 210 154 268L142 272C136 226 128 190 116 168Z', second, 1.3) +
    place(96, 176, 1.25, cup(second)) +
    sleeve([118, 154, 132, 168, 132, 188, 112, 196], 17, 13, main) +
    sleeve([82, 154, 66, 168, 64, 188, 82, 198], 17, 13, main) +
    veil +
    place(84, 198, 0.95, open(), -18) +
    place(110, 196, 0.95, open(), 200, true) +
    neck(100, 124, 12.5, 15) +
    collar() +
    place(
      100,
      112,
      1.3,
      hairBack.long(tint.leaf) + face({ turn: -0.5 }) + fringe(tint.leaf) + flowerWreath(tint.paper, tint.rose),
    )
  );
}

function restingHisBlade(): string {
  const { main, second } = COLOURS.swords;
  const scabbard =
    line('M118 190L160 258', 7) + line('M118 190L160 258', 4.6, second) + line('M156 252L160 258', 4.6, tint.leaf);
  return (
    place(62, 172, 1, sword(tint.garnet, 74), 24) +
    scabbard +
    legs(tint.leaf, second, tint.wine) +
    tunic(main, second) +
    shape('M84 146L100 150L116 146L108 192H92Z', second, 1.1) +
    belt(tint.leaf) +
    sleeve([118, 152, 136, 164, 138, 180, 124, 190], 17, 12, second) +
    place(121, 193, 1, open(), 160, true) +
    sleeve([82, 152, 64, 164, 54, 180, 50, 190], 17, 12, second) +
    forearm([50, 190, 50, 190, 52, 192, 54, 192]) +
    fist(56, 188, 20) +
    neck(102, 124, 12.5, 15) +
    collar(tint.paper) +
    place(
      102,
      112,
      1.3,
      hairBack.bob(tint.wine) + face({ turn: 0.9, eyes: 'open' }) + fringe(tint.wine) + broadHat(second, tint.leaf),
    )
  );
}

function showingACoin(): string {
  const { main, second } = COLOURS.coins;
  return (
    place(152, 270, 1, coin(15, second)) +
    legs(second, tint.leaf, main) +
    tunic(main, tint.leaf) +
    shape('M118 146C140 156 144 176 128 204C112 196 94 176 82 158C94 152 108 148 118 146Z', second, 1.2) +
    solid(folds([116, 148, 132, 160, 134, 178, 126, 200], [86, 158, 96, 172, 108, 186, 122, 200], 5, 1)) +
    belt(tint.leaf) +
    sleeve([118, 154, 138, 166, 144, 182, 128, 194], 16, 12, main) +
    place(121, 196, 1, open(), 178, true) +
    place(50, 118, 1, coin(22, second)) +
    sleeve([82, 152, 66, 162, 56, 160, 52, 152], 16, 12, main) +
    forearm([52, 152, 51, 148, 50, 146, 50, 144]) +
    fist(50, 140) +
    neck(100, 124, 12.5, 15) +
    collar(tint.paper) +
    place(
      100,
      112,
      1.3,
      hairBack.bob(tint.gold) + face({ turn: -0.9, eyes: 'open' }) + fringe(tint.gold) + turban(second, tint.leaf),
    )
  );
}

const FIGURES: Record<Suit, () => string> = {
  wands: leaningOnHisClub,
  cups: carryingTheCup,
  swords: restingHisBlade,
  coins: showingACoin,
};

export const valet = (suit: Suit): string => outdoors[suit] + FIGURES[suit]();
