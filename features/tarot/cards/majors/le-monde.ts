import { strokes } from '../kit/cloth.ts';
import { limbPath, polar, polarPoint, repeat, swell } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { bothSides, disc, line, place, shape, silhouette, solid } from '../kit/shapes.ts';
import { sparks } from '../kit/stars.ts';
import { fringe, hairBack } from '../parts/hair.ts';
import { grip } from '../parts/hands.ts';
import { face, neck, nimbus } from '../parts/heads.ts';
import { eagle } from '../parts/heraldry.ts';
import { cloud } from '../parts/nature.ts';
import { winglet } from '../parts/wings.ts';

/** XXI. The World: the wreath, the dancer, the four living beings. */
export const monde = (): string => {
  const RX = 47;
  const RY = 93;
  const CY = 173;
  const ring = [1, -1]
    .map((k) =>
      repeat(15, (i) => {
        const a = ((174 - i * 12.1) * Math.PI) / 180;
        const x = 100 + k * RX * Math.sin(a);
        const y = CY - RY * Math.cos(a);
        const t = (Math.atan2(-k * RX * Math.cos(a), RY * Math.sin(a)) * 180) / Math.PI;
        const lf = (c: string, r: number) =>
          place(x, y, 1, shape('M0 2C6-2 7-10 0-17C-7-10-6-2 0 2Z', c, 1) + line('M0 0V-11', 0.6), r);
        return lf(tint.moss, t + 34) + lf(tint.azure, t - 34) + disc(x, y, 1.7, i % 3 ? tint.leaf : tint.garnet, 0.8);
      }),
    )
    .join('');
  const band = (x: number, y: number, r: number, w = 11) =>
    place(
      x,
      y,
      1,
      shape(`M-${w}-6H${w}V6H-${w}Z`, tint.garnet, 1.1) + line(`M-${w}-2.5H${w}M-${w} 2.5H${w}`, 0.8, tint.leaf),
      r,
    );
  return (
    solid(
      repeat(40, (i) => {
        const d = i * 9;
        return `M${polar(40, d - 0.7, 100, 150)}L${polar(i % 2 ? 110 : 170, d, 100, 150)}L${polar(40, d + 0.7, 100, 150)}Z`;
      }),
      tint.pale,
    ) +
    `<ellipse cx="100" cy="${CY}" rx="${RX - 1}" ry="${RY - 1}" fill="${tint.dusk}" stroke="${tint.ink}" stroke-width="1.2"/>` +
    sparks([
      [76, 128, 2.6],
      [128, 134, 2.2],
      [70, 176, 2],
      [134, 196, 2.6],
      [74, 218, 2.2],
      [124, 236, 2],
      [112, 104, 2],
      [88, 108, 1.6],
    ]) +
    ring +
    band(100, CY - RY, 0, 9) +
    band(100, CY + RY, 0, 9) +
    // the four living beings
    place(
      47,
      104,
      1.06,
      cloud(0, 20, 0.74) +
        bothSides(winglet(6, 10, 0.8, tint.paper, tint.rose), 0) +
        nimbus(0, -1, 15.5, tint.pale) +
        shape('M-10 18C-9 11 9 11 10 18Z', tint.garnet, 1.1) +
        place(0, 0, 0.88, hairBack.bob(tint.leaf) + face({ turn: 0.6 }) + fringe(tint.leaf)),
    ) +
    place(
      153,
      104,
      1.06,
      cloud(0, 20, 0.74, tint.paper, true) + nimbus(0, 0, 18, tint.pale) + place(0, 2, 1.36, eagle()),
    ) +
    place(
      45,
      258,
      1.12,
      cloud(0, 22, 0.74) +
        nimbus(0, -2, 17, tint.pale) +
        line('M-9-8C-17-10-17-18-11-20M9-8C17-10 17-18 11-20', 3.8) +
        line('M-9-8C-17-10-17-18-11-20M9-8C17-10 17-18 11-20', 2, tint.paper) +
        shape('M-9-4L-19-5C-18 2-13 3-9 2ZM9-4L19-5C18 2 13 3 9 2Z', tint.rose, 1.1) +
        shape('M-10-8C-6-12 6-12 10-8C12 0 9 6 8 12C9 17 5 20 0 20S-9 17-8 12C-9 6-12 0-10-8Z', tint.rose, 1.2) +
        shape('M-8 12C-4 9 4 9 8 12C9 17 5 20 0 20S-9 17-8 12Z', tint.blush, 1) +
        disc(-4, -1, 1.3, tint.ink, 0) +
        disc(4, -1, 1.3, tint.ink, 0) +
        disc(-3, 14, 1.2, tint.ink, 0) +
        disc(3, 14, 1.2, tint.ink, 0) +
        line('M-6-4C-5-5-3-5-2-4M6-4C5-5 3-5 2-4M-3 17.5C-1 18.5 1 18.5 3 17.5M-2-9C-1-6 1-6 2-9', 0.8),
    ) +
    place(
      155,
      258,
      1.12,
      cloud(0, 22, 0.74, tint.paper, true) +
        nimbus(0, -2, 19, tint.pale) +
        solid(
          repeat(20, (i) => {
            const a = i * 18;
            const [x, y] = polarPoint(8, a, 0, 0);
            const [u, v] = polarPoint(i % 2 ? 18 : 21, a + 10, 0, 0);
            const [m, n] = polarPoint(15, a - 8, 0, 0);
            return swell([x, y, (x + m) / 2, (y + n) / 2, m, n, u, v], 6);
          }),
          tint.gold,
          ` stroke="${tint.ink}" stroke-width=".9"`,
        ) +
        shape('M-9-8C-5-12 5-12 9-8C12-2 10 4 7 9C5 13 2 14 0 14S-5 13-7 9C-10 4-12-2-9-8Z', tint.leaf, 1.2) +
        solid('M-3.5 3H3.5L0 7Z') +
        line(
          'M0 7V10M-4 11C-2 9.5-1 9.5 0 10C1 9.5 2 9.5 4 11M-6.5-3.5C-5-5.5-3-5-2.5-3M6.5-3.5C5-5.5 3-5 2.5-3M-2.5-3L-2 3M2.5-3L2 3',
          0.9,
        ) +
        disc(-4.5, -1.5, 1.2, tint.ink, 0) +
        disc(4.5, -1.5, 1.2, tint.ink, 0),
    ) +
    // the dancer
    shape(
      'M84 150C70 160 74 188 88 196C82 214 84 226 92 232C84 216 92 202 100 194L110 182C124 176 128 160 120 148C120 162 114 172 104 176C92 178 84 166 84 150Z',
      tint.azure,
      1.2,
    ) +
    place(100, 132, 1.14, hairBack.long(tint.leaf)) +
    silhouette(
      [
        limbPath([102, 196, 106, 212, 104, 226, 102, 244], 18, 9),
        limbPath([96, 198, 88, 212, 88, 222, 98, 226], 17, 11),
        limbPath([98, 226, 106, 230, 112, 232, 118, 234], 10, 7),
        'M97 242C94 246 93 250 95 251H108C109 248 107 244 106 242Z',
        'M116 230C120 230 126 234 126 237C124 239 118 239 115 238Z',
        'M86 156C92 149 108 149 114 156C116 168 108 176 111 186C115 194 112 204 102 206C92 206 86 200 89 190C93 180 85 170 86 156Z',
        limbPath([88, 158, 78, 164, 72, 160, 70, 152], 10, 7),
        limbPath([112, 158, 122, 166, 128, 176, 130, 182], 10, 7),
      ],
      tint.skin,
      1.2,
    ) +
    line('M91 169C93 174 98 174 100 170M102 170C104 174 109 174 111 169M98 198C99 201 101 201 102 198', 0.85) +
    disc(95.5, 170.5, 0.9, tint.rose, 0) +
    disc(106.5, 170.5, 0.9, tint.rose, 0) +
    disc(100, 190, 0.8, tint.ink, 0) +
    shape(
      'M88 184C94 192 106 196 116 190C122 194 126 204 122 212C118 204 112 200 104 202C96 202 88 196 88 184Z',
      tint.garnet,
      1.2,
    ) +
    strokes(
      [
        [92, 190, 98, 196, 108, 198, 116, 194],
        [96, 196, 104, 200, 114, 198, 120, 206],
      ],
      0.9,
    ) +
    place(
      70,
      150,
      1,
      shape('M-1.5 14V-16H1.5V14Z', tint.leaf, 1) + disc(0, -17, 2.2, tint.leaf, 1) + disc(0, 15, 2.2, tint.leaf, 1),
      -8,
    ) +
    place(70, 150, 0.9, grip(), -8, true) +
    place(131, 186, 0.9, grip(), 0) +
    shape('M129 188C126 196 128 204 132 208C134 202 134 196 133 190Z', tint.leaf, 0.9) +
    neck(100, 142, 10.5, 12) +
    place(
      100,
      132,
      1.14,
      face({ turn: -0.7 }) +
        fringe(tint.leaf) +
        solid(
          repeat(7, (i) => {
            const a = -70 + i * 23;
            return `M${polar(13.5, a - 9, 0, -2)}C${polar(17, a - 9, 0, -2)} ${polar(19, a, 0, -2)} ${polar(19, a + 6, 0, -2)}C${polar(15, a + 8, 0, -2)} ${polar(14, a + 5, 0, -2)} ${polar(13.5, a - 9, 0, -2)}Z`;
          }),
          tint.moss,
          ` stroke="${tint.ink}" stroke-width=".7"`,
        ),
    )
  );
};
