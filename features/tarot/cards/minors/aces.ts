import type { Suit } from '../../engine/index.ts';
import { folds } from '../kit/cloth.ts';
import { repeat, swell } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { bothSides, disc, line, place, shape, solid } from '../kit/shapes.ts';
import { rays } from '../kit/stars.ts';
import { grip } from '../parts/hands.ts';
import { crown } from '../parts/headgear.ts';
import { cloud } from '../parts/nature.ts';
import { baton, coin, cup, sword, vine } from './emblems.ts';
import { COLOURS } from './suits.ts';

export function ace(suit: Suit): string {
  const { main, second } = COLOURS[suit];
  const hand = (y: number) =>
    cloud(40, y - 16, 1.1, tint.sky) +
    shape(
      `M14 ${y - 16}C40 ${y - 19} 62 ${y - 14} 84 ${y - 13}L86 ${y + 5}C66 ${y + 8} 44 ${y + 22} 14 ${y + 22}Z`,
      main,
      1.3,
    ) +
    solid(
      folds([20, y - 12, 40, y - 14, 62, y - 10, 82, y - 10], [20, y + 18, 44, y + 16, 64, y + 6, 84, y + 2], 5, 1.1, {
        from: 'start',
      }),
    ) +
    shape(`M78 ${y - 16}L88 ${y - 15}V${y + 7}L78 ${y + 9}Z`, tint.leaf, 1.1) +
    disc(83, y - 4, 2, second, 0.8) +
    cloud(44, y + 18, 1.5) +
    cloud(24, y + 2, 1.2);
  const rain = (c: string) =>
    (
      [
        [50, 92],
        [66, 118],
        [48, 146],
        [150, 92],
        [134, 118],
        [152, 146],
        [60, 250],
        [140, 250],
        [44, 200],
        [156, 200],
      ] as const
    )
      .map(([x, y], i) =>
        place(x, y, 0.6, solid('M0-7C4-1 4.5 2 4.5 3.5A4.5 4.5 0 0 1-4.5 3.5C-4.5 2-4-1 0-7Z', i % 2 ? tint.leaf : c)),
      )
      .join('');
  if (suit === 'swords')
    return (
      bothSides(
        line('M100 92C70 92 50 112 42 142', 1.3, tint.moss) +
          repeat(6, (i) =>
            place(
              88 - i * 9.5 + i * i * 0.3,
              93 + i * 5 + i * i * 0.8,
              1,
              solid('M0 0C5-3 6-10 0-14C-6-10-5-3 0 0Z', i % 2 ? tint.moss : tint.leaf),
              -70 - i * 8,
            ),
          ),
      ) +
      place(100, 204, 1.5, sword(second, 82)) +
      place(100, 106, 1.3, crown()) +
      hand(250) +
      place(99, 246, 1.7, grip())
    );
  if (suit === 'wands')
    return (
      rain(main) +
      place(100, 164, 1.5, baton(second, 60)) +
      shape('M100 62C92 72 90 78 94 86H106C110 78 108 72 100 62Z', tint.leaf, 1.1) +
      hand(232) +
      place(99, 228, 1.7, grip())
    );
  if (suit === 'coins')
    return (
      line(
        rays(100, 172, 48, 60, (i) => (i % 2 ? 68 : 78)),
        0.9,
        tint.gold,
      ) +
      place(100, 172, 1, coin(54, second)) +
      repeat(4, (i) => `<g transform="rotate(${i * 90 + 45} 100 172)">${vine(100, 84, 1, 0, tint.moss, second)}</g>`)
    );
  return (
    line(
      rays(100, 128, 40, 46, (i) => (i % 2 ? 60 : 84)),
      0.8,
      tint.gold,
    ) +
    // Two streams leave the rim on each side and fall beside the foot.
    bothSides(
      solid(
        swell([60, 156, 40, 150, 38, 190, 40, 262], 4) + swell([58, 158, 48, 160, 47, 200, 50, 258], 3),
        tint.azure,
      ) +
        repeat(3, (i) =>
          place(
            38 + i * 7,
            268 + (i % 2) * 6,
            0.55,
            solid('M0-7C4-1 4.5 2 4.5 3.5A4.5 4.5 0 0 1-4.5 3.5C-4.5 2-4-1 0-7Z', tint.azure),
          ),
        ),
    ) +
    place(100, 206, 2.7, cup(second)) +
    repeat(5, (i) => {
      const x = 64 + i * 18;
      const h = i === 2 ? 50 : i % 2 ? 38 : 30;
      return (
        shape(`M${x - 6} 150V${150 - h + 10}L${x} ${150 - h}L${x + 6} ${150 - h + 10}V150Z`, tint.leaf, 1.1) +
        line(`M${x} ${150 - h + 14}V146`, 0.8) +
        disc(x, 150 - h - 2, 2, second, 0.9)
      );
    }) +
    shape('M54 148H146V156H54Z', tint.pale, 1.2)
  );
}
