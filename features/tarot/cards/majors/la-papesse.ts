import { cloth, folds } from '../kit/cloth.ts';
import { type Cubic, repeat, swell } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { bothSides, disc, line, place, shape, solid } from '../kit/shapes.ts';
import { spark, sparks } from '../kit/stars.ts';
import { open } from '../parts/hands.ts';
import { tiara, veil } from '../parts/headgear.ts';
import { face, nimbus } from '../parts/heads.ts';

/** II. The Popess: the open book, the veil. */
export const papesse = (): string => {
  const A: Cubic = [88, 130, 60, 140, 48, 196, 30, 298];
  const B: Cubic = [95, 134, 80, 168, 74, 226, 70, 298];
  const pillar =
    shape('M25 108H43V297H25Z', tint.paper, 1.2) +
    line('M29 110V290M34 110V290M39 110V290', 0.6) +
    solid(
      repeat(3, (i) =>
        swell([37.5 + i * 1.7, 112, 37.3 + i * 1.7, 170, 37.7 + i * 1.7, 230, 37.5 + i * 1.7, 290], 0.9),
      ),
    ) +
    shape('M21 92H47L43 104V109H25V104Z', tint.leaf, 1.1) +
    shape('M19 86H49V92H19Z', tint.pale, 1.1) +
    line('M25 104H43', 0.8) +
    disc(34, 97.5, 2.4, tint.garnet, 0.8);
  return (
    sparks([
      [100, 60, 5],
      [78, 68, 3],
      [122, 68, 3],
      [60, 80, 2.5],
      [140, 80, 2.5],
    ]) +
    // veil hung between the columns
    shape('M34 84C56 98 78 98 100 84C122 98 144 98 166 84V262H34Z', tint.dusk, 1.2, tint.gold) +
    solid(
      repeat(17, (i) => {
        const x = 42 + i * 7.25;
        const y = 90 + 6 * Math.sin((i * Math.PI) / 8) ** 2;
        return swell([x, y, x + 1, 130, x - 1, 190, x, 250], 1);
      }),
      tint.night,
    ) +
    solid(
      (
        [
          [54, 114],
          [78, 108],
          [122, 108],
          [146, 114],
          [56, 146],
          [144, 146],
          [52, 178],
          [148, 178],
        ] as const
      )
        .map(([x, y]) => spark(x, y, 4.5))
        .join(''),
      tint.leaf,
    ) +
    bothSides(pillar) +
    shape('M19 262H181V300H19Z', tint.mist, 1.2) +
    line('M19 274H181M19 287H181M52 262L44 300M148 262L156 300', 0.7) +
    nimbus(100, 112, 36, tint.night) +
    // gown, then cloak
    cloth([90, 132, 84, 180, 70, 240, 60, 300], [110, 132, 116, 180, 130, 240, 140, 300], tint.garnet, {
      n: 13,
      k: 0.62,
    }) +
    bothSides(
      cloth(A, B, tint.azure, { n: 6, hem: 'L70 298', w: 1.1 }) +
        line('M95 134C80 168 74 226 70 298', 2.6, tint.leaf) +
        line('M96.3 134.5C81.5 168 75.5 226 71.5 298', 0.7),
    ) +
    // sleeves and book
    bothSides(
      shape('M70 166C58 176 50 198 56 220C62 230 74 230 80 224L84 208C80 196 78 182 82 170Z', tint.azure, 1.3) +
        solid(folds([66, 172, 56, 186, 54, 206, 60, 222], [82, 172, 78, 186, 80, 200, 80, 220], 5, 1), tint.ink),
    ) +
    shape(
      'M100 199C90 192 73 193 62 199L58 236C71 230 90 231 100 238C110 231 129 230 142 236L138 199C127 193 110 192 100 199Z',
      tint.leaf,
      1.3,
    ) +
    shape(
      'M100 197C91 191 75 191 65 196L61.5 232C73 227 91 228 100 234C109 228 127 227 138.5 232L135 196C125 191 109 191 100 197Z',
      tint.paper,
      1.2,
    ) +
    line('M100 197V234', 1.1) +
    bothSides(
      line(
        repeat(
          6,
          (i) =>
            `M${68 - i * 0.4} ${201 + i * 4.6}C${76} ${198 + i * 4.6} ${88} ${198.5 + i * 4.6} ${96} ${202.5 + i * 4.6}`,
        ),
        0.8,
      ),
    ) +
    bothSides(place(66, 228, 1, open(), -34)) +
    // clasp, head
    disc(100, 148, 6.4, tint.leaf, 1.2) +
    disc(100, 148, 3.2, tint.azure, 0.8) +
    place(100, 114, 1.32, face({ turn: 0 }) + veil() + tiara())
  );
};
