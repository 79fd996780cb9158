/** Four kings: a young one with his club planted, an old one before a shell, one in armour, one outdoors, legs crossed, the coin on his knee. */
import type { Suit } from '../../../engine/index.ts';
import { folds, strokes } from '../../kit/cloth.ts';
import { nth, repeat, short } from '../../kit/geometry.ts';
import { tint } from '../../kit/palette.ts';
import { bothSides, disc, limb, line, mirrored, place, shape, solid } from '../../kit/shapes.ts';
import { beard, fringe, hairBack } from '../../parts/hair.ts';
import { foot, open } from '../../parts/hands.ts';
import { crown } from '../../parts/headgear.ts';
import { face, neck, nimbus } from '../../parts/heads.ts';
import { baton, coin, cup, sword } from '../emblems.ts';
import { COLOURS } from '../suits.ts';
import { fist, forearm, indoors, outdoors, sleeve } from './body.ts';
import { closedCrown, crownedHat } from './headgear.ts';
import { shell, stall, trellisThrone } from './thrones.ts';

const ARMOUR = '#d5d6e2';

const robe = (fill: string) =>
  shape('M82 184C64 194 52 208 50 226L56 262L46 302H154L144 262L150 226C148 208 136 194 118 184Z', fill, 1.3) +
  bothSides(
    solid(folds([60, 216, 62, 240, 60, 272, 54, 302], [98, 222, 98, 250, 98, 278, 98, 302], 8, 1.2, { k: 0.95 })),
  );

const doublet = (fill: string) =>
  shape('M76 152C86 143 114 143 124 152L120 214C108 222 92 222 80 214Z', fill, 1.3) +
  solid(folds([80, 156, 82, 176, 82, 196, 83, 214], [120, 156, 118, 176, 118, 196, 117, 214], 8, 1.1)) +
  shape('M79 192C92 198 108 198 121 192L121.5 200C108 206.5 92 206.5 78.5 200Z', tint.leaf, 1.2);

const mantle = (fill: string) =>
  bothSides(
    shape('M76 150C60 160 48 200 38 300H54C58 240 66 200 82 168Z', fill, 1.3) +
      solid(folds([74, 156, 58, 190, 48, 244, 42, 298], [80, 168, 66, 204, 58, 250, 52, 298], 3, 1)),
  );

const ermine =
  shape(
    'M80 146C86 158 94 162 100 162S114 158 120 146L128 154C118 170 108 174 100 174S82 170 72 154Z',
    tint.paper,
    1.2,
  ) +
  repeat(7, (index) =>
    solid(`M${short(79 + index * 7)} ${short(160 + nth([0, 5, 7.5, 8.5, 7.5, 5, 0], index))}l1.5 3.5h-3Z`),
  );

function ofWands(): string {
  const { main, second } = COLOURS.wands;
  const shortBeard = shape('M-6 7C-5 13-2 17 0 18C2 17 5 13 6 7C4 10-4 10-6 7Z', tint.gold, 1);
  return (
    trellisThrone(main, tint.leaf) +
    mantle(second) +
    robe(tint.leaf) +
    doublet(main) +
    line('M100 150V190', 1.4, tint.leaf) +
    repeat(4, (index) => disc(100, 160 + index * 9, 2, tint.leaf, 0.8)) +
    sleeve([122, 158, 142, 172, 150, 196, 136, 214], 18, 13, second) +
    place(131, 219, 1.05, open(), 120) +
    place(48, 226, 1.6, baton(second, 44)) +
    sleeve([78, 158, 60, 168, 50, 176, 48, 182], 18, 13, second) +
    fist(48, 186) +
    neck(100, 128, 13, 15) +
    shape('M82 146C88 154 112 154 118 146L122 153C112 163 88 163 78 153Z', tint.paper, 1.2) +
    place(
      100,
      115,
      1.3,
      hairBack.bob(tint.gold) +
        face({ turn: -0.7, eyes: 'open' }) +
        shortBeard +
        fringe(tint.gold) +
        crownedHat(second),
    )
  );
}

function ofCups(): string {
  const { main, second } = COLOURS.cups;
  return (
    shell(tint.sky, tint.azure) +
    nimbus(100, 112, 32, tint.pale) +
    place(100, 114, 1.3, hairBack.bob(tint.paper)) +
    robe(second) +
    doublet(main) +
    mantle(main) +
    sleeve([122, 158, 140, 172, 144, 194, 134, 212], 18, 13, main) +
    place(130, 219, 1.05, open(), 104) +
    place(46, 132, 1.2, cup(second)) +
    sleeve([78, 158, 60, 172, 50, 184, 47, 176], 18, 13, main) +
    forearm([47, 178, 46, 172, 46, 168, 46, 164]) +
    fist(46, 158) +
    ermine +
    place(100, 114, 1.3, face({ turn: -0.4 }) + beard() + fringe(tint.paper) + closedCrown(second))
  );
}

/** Faces of the moon on the shoulders, as the old cards have them. */
const moonShoulder =
  shape(
    'M84 146C68 142 56 152 58 168C64 178 76 178 84 170C76 168 73 162 74 156C76 150 80 147 84 146Z',
    tint.leaf,
    1.2,
  ) + line('M63 158C64 156 66 156 67 158M61 163L59.5 165L62 166M64 169C66 170 67 170 68 169', 0.8);

function ofSwords(): string {
  const { main, second } = COLOURS.swords;
  const breastplate =
    shape('M78 152C88 144 112 144 122 152L119 196C108 204 92 204 81 196Z', ARMOUR, 1.3) +
    line('M100 148V200M84 170C92 176 97 176 100 172C103 176 108 176 116 170', 0.9) +
    strokes(
      [
        [114, 156, 116, 166, 115, 178, 113, 190],
        [110, 156, 112, 168, 111, 180, 109, 194],
      ],
      0.9,
    ) +
    shape('M79 192C92 199 108 199 121 192L122 201C108 208 92 208 78 201Z', main, 1.2);
  return (
    stall(main) +
    mantle(tint.wine) +
    robe(second) +
    breastplate +
    place(140, 210, 1, shape('M-2.4-28H2.4V26H-2.4Z', tint.leaf, 1.1) + disc(0, -30, 4, tint.leaf, 1.1), 16) +
    sleeve([122, 160, 142, 174, 150, 192, 142, 204], 17, 12, ARMOUR, 3) +
    fist(139, 210, 16) +
    place(46, 172, 1.1, sword(tint.garnet, 66)) +
    sleeve([78, 160, 60, 174, 50, 194, 50, 204], 17, 12, ARMOUR, 3) +
    forearm([50, 204, 48, 202, 46, 200, 46, 199], ARMOUR) +
    fist(46, 195) +
    moonShoulder +
    mirrored(moonShoulder) +
    neck(100, 128, 12.5, 15) +
    shape('M84 144C90 152 110 152 116 144L119 150C110 159 90 159 81 150Z', tint.leaf, 1.2) +
    place(
      100,
      114,
      1.3,
      hairBack.bob(tint.wine) +
        face({ turn: -0.3, eyes: 'open' }) +
        beard(tint.wine) +
        fringe(tint.wine) +
        crown(ARMOUR),
    )
  );
}

function ofCoins(): string {
  const { main, second } = COLOURS.coins;
  const seat =
    shape('M104 214H156L160 288H148L146 232H114L112 288H100Z', tint.leaf, 1.3) +
    shape('M146 150C160 146 168 156 166 168L162 216H146Z', tint.leaf, 1.2) +
    disc(156, 148, 7, tint.leaf, 1.2) +
    disc(156, 148, 3, second, 0.9) +
    line('M152 162V210M158 162V210', 0.8);
  return (
    seat +
    limb([122, 208, 110, 230, 98, 250, 86, 276], 24, 11, second) +
    place(82, 284, 1.1, foot(main), 0, true) +
    limb([124, 206, 102, 206, 84, 212, 72, 226], 26, 16, second) +
    limb([73, 228, 86, 240, 100, 246, 114, 250], 14, 9, second) +
    place(120, 249, 1.05, foot(main), -8) +
    strokes(
      [
        [116, 216, 106, 234, 96, 250, 88, 268],
        [118, 202, 100, 202, 86, 208, 74, 220],
        [80, 236, 90, 242, 100, 245, 112, 248],
      ],
      1,
    ) +
    shape(
      'M90 152C100 143 122 143 134 154C144 176 146 196 144 216C130 224 110 222 96 214C94 194 84 174 90 152Z',
      main,
      1.3,
    ) +
    solid(folds([93, 156, 89, 176, 96, 196, 99, 214], [132, 158, 141, 176, 144, 196, 140, 216], 8, 1.1)) +
    shape('M93 184C106 191 128 192 143 185L144 193C128 200 106 199 94.5 192Z', tint.leaf, 1.2) +
    sleeve([130, 160, 150, 172, 152, 188, 134, 196], 17, 12, second) +
    place(128, 197, 1.05, open(), 176, true) +
    place(52, 190, 1, coin(22, second)) +
    sleeve([100, 158, 80, 170, 70, 186, 66, 196], 18, 13, second) +
    place(64, 204, 1.05, open(), 150) +
    neck(110, 128, 13, 15) +
    shape('M92 146C99 154 121 155 130 147L136 156C124 166 100 165 88 155Z', tint.leaf, 1.2) +
    place(
      108,
      114,
      1.3,
      hairBack.bob(tint.gold) +
        face({ turn: -0.9, eyes: 'open' }) +
        beard(tint.gold) +
        fringe(tint.gold) +
        crownedHat(second),
    )
  );
}

const FIGURES: Record<Suit, () => string> = { wands: ofWands, cups: ofCups, swords: ofSwords, coins: ofCoins };

/** The king of coins sits in the open; the others have a roof over them. */
export const roi = (suit: Suit): string => (suit === 'coins' ? outdoors.coins : indoors) + FIGURES[suit]();
