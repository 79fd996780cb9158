/** Four riders: the wand's on a draped horse, the cup's at a walk and bareheaded, the sword's in a helmet on a rearing horse, the coin's with a staff, the coin before him in the sky. */
import type { Suit } from '../../../engine/index.ts';
import { folds } from '../../kit/cloth.ts';
import { tint } from '../../kit/palette.ts';
import { limb, mirrored, place, shape, solid } from '../../kit/shapes.ts';
import { fringe, hairBack } from '../../parts/hair.ts';
import { foot, open } from '../../parts/hands.ts';
import { face, neck } from '../../parts/heads.ts';
import { baton, coin, cup, sword } from '../emblems.ts';
import { COLOURS } from '../suits.ts';
import { fist, outdoors, sleeve } from './body.ts';
import { broadHat, helmet, turban } from './headgear.ts';
import { caparison, horse, saddlecloth } from './horse.ts';

/** Body and leg in the saddle, in the horse's own space; the head looks where the horse goes. */
const rider = (coat: string, cloak: string, hose: string, head: string) =>
  shape('M34-52C52-48 66-30 70-2C60 4 50 0 44-8C44-26 40-40 30-48Z', cloak, 1.3) +
  solid(folds([36, -50, 52, -40, 62, -22, 66, -4], [30, -46, 40, -34, 44, -20, 47, -6], 4, 1)) +
  limb([20, -12, 12, 0, 8, 12, 8, 26], 18, 11, hose) +
  place(7, 30, 1, foot(coat), 0, true) +
  shape('M8-54C14-60 32-60 38-54C38-40 40-24 40-10C30-4 14-4 6-10C8-24 8-40 8-54Z', coat, 1.3) +
  solid(folds([10, -52, 10, -38, 10, -24, 9, -9], [36, -52, 37, -38, 38, -24, 38, -9], 6, 1)) +
  shape('M6-20C16-15.5 30-15.5 40-20V-13.5C30-8.5 16-8.5 6-13.5Z', tint.leaf, 1.1) +
  neck(22, -66, 11.5, 13) +
  shape('M8-54C13-48 31-48 36-54L39-48C31-40 13-40 5-48Z', tint.leaf, 1.1) +
  place(22, -76, 1.18, head);

const RAISED_ARM = [12, -50, 0, -42, -6, -44, -8, -52] as const;

function ofWands(): string {
  const { main, second } = COLOURS.wands;
  const figure =
    horse(tint.rose, tint.garnet) +
    caparison(second, tint.leaf) +
    rider(
      main,
      tint.azure,
      tint.leaf,
      hairBack.bob(tint.leaf) + face({ turn: -0.9, eyes: 'open' }) + fringe(tint.leaf) + broadHat(main, tint.leaf),
    ) +
    place(-15, -84, 1, baton(second, 32), -12) +
    sleeve(RAISED_ARM, 13, 9, main, 3) +
    fist(-9, -60, -12);
  // He alone rides to our right: the three others come towards him.
  return mirrored(place(86, 212, 1, figure));
}

function ofCups(): string {
  const { main, second } = COLOURS.cups;
  return place(
    88,
    212,
    1,
    horse(tint.paper, tint.azure) +
      saddlecloth(second) +
      rider(main, second, tint.leaf, hairBack.long(tint.leaf) + face({ turn: -1 }) + fringe(tint.leaf)) +
      place(-24, -62, 1.1, cup(second)) +
      sleeve([12, -50, 4, -36, -8, -34, -16, -38], 13, 9, main, 3) +
      place(-22, -40, 0.95, open(), -150, true),
  );
}

function ofSwords(): string {
  const { main, second } = COLOURS.swords;
  const plates =
    shape('M8-54C14-60 32-60 38-54L37-30C28-24 18-24 9-30Z', '#d5d6e2', 1.2) + shape('M22-57V-27', tint.ink, 0.8);
  return place(
    94,
    204,
    0.94,
    horse('#d8d0e0', tint.dusk) +
      saddlecloth(second) +
      rider(main, second, '#d5d6e2', hairBack.bob(tint.wine) + face({ turn: -1, eyes: 'open' }) + helmet(tint.garnet)) +
      plates +
      place(-10, -72, 1, sword(tint.garnet, 52), -22) +
      sleeve([12, -50, 0, -44, -8, -48, -10, -58], 14, 10, '#d5d6e2', 2) +
      fist(-3, -54, -22),
    16,
  );
}

function ofCoins(): string {
  const { main, second } = COLOURS.coins;
  return (
    place(52, 92, 1, coin(21, second)) +
    place(
      90,
      212,
      1,
      horse(tint.pale, tint.gold) +
        saddlecloth(second) +
        rider(
          main,
          second,
          tint.leaf,
          hairBack.bob(tint.gold) + face({ turn: -1, eyes: 'open' }) + fringe(tint.gold) + turban(main, tint.garnet),
        ) +
        place(6, -30, 1, baton(tint.gold, 40), 28) +
        sleeve([12, -50, 0, -42, -6, -34, 0, -28], 13, 9, main, 3) +
        fist(4, -26, 28),
    )
  );
}

const FIGURES: Record<Suit, () => string> = { wands: ofWands, cups: ofCups, swords: ofSwords, coins: ofCoins };

export const cavalier = (suit: Suit): string => outdoors[suit] + FIGURES[suit]();
