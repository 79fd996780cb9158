import { strokes } from '../kit/cloth.ts';
import { limbPath, nth, polar, repeat, short } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { line, place, shape, silhouette, solid } from '../kit/shapes.ts';
import { fringe, hairBack } from '../parts/hair.ts';
import { foot, grip, open } from '../parts/hands.ts';
import { crown } from '../parts/headgear.ts';
import { face } from '../parts/heads.ts';
import { tuft } from '../parts/nature.ts';

const knob = (x: number, y: number, r: number) =>
  `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const bone = (x0: number, y0: number, x1: number, y1: number, w = 4, fill: string = tint.paper) => {
  const l = Math.hypot(x1 - x0, y1 - y0);
  const nx = (-(y1 - y0) / l) * w * 0.55;
  const ny = ((x1 - x0) / l) * w * 0.55;
  const k = w * 0.62;
  return silhouette(
    [
      limbPath(
        [x0, y0, x0 + (x1 - x0) / 3, y0 + (y1 - y0) / 3, x0 + ((x1 - x0) * 2) / 3, y0 + ((y1 - y0) * 2) / 3, x1, y1],
        w,
        w,
      ),
      knob(x0 + nx, y0 + ny, k),
      knob(x0 - nx, y0 - ny, k),
      knob(x1 + nx, y1 + ny, k),
      knob(x1 - nx, y1 - ny, k),
    ],
    fill,
    1.1,
  );
};

/** XIII. The card without a name: the scythe, the black earth that grows green again. */
export const sansNom = (): string => {
  const sprout = (x: number, y: number, s: number, c: string) => tuft(x, y, s, c);
  const H = (x: number, y: number, rot: number, inner: string) => place(x, y, 0.86, inner, rot);
  return (
    solid(
      repeat(30, (i) => {
        const d = -90 + (i * 180) / 29;
        return `M${polar(30, d - 0.8, 150, 238)}L${polar(i % 2 ? 44 : 130, d, 150, 238)}L${polar(30, d + 0.8, 150, 238)}Z`;
      }),
      tint.leaf,
    ) +
    `<circle cx="150" cy="238" r="26" fill="${tint.leaf}" stroke="${tint.ink}" stroke-width="1.2"/><circle cx="150" cy="238" r="22" fill="${tint.pale}"/>` +
    shape('M19 238C46 228 70 242 96 234C124 226 154 240 181 232V300H19Z', tint.night, 1.3) +
    // back leg
    bone(104, 186, 128, 214, 5) +
    bone(128, 216, 124, 246, 4.6) +
    place(124, 250, 0.9, foot(tint.paper)) +
    // spine, hips, ribs
    repeat(9, (i) => {
      const t = i / 8;
      const x = 108 - 10 * t + 8 * Math.sin(t * 3);
      const y = 118 + 62 * t;
      return shape(
        `M${short(x - 5)} ${short(y - 2.5)}C${short(x - 2)} ${short(y - 4)} ${short(x + 2)} ${short(y - 4)} ${short(x + 5)} ${short(y - 2.5)}L${short(x + 4)} ${short(y + 3.6)}C${short(x + 1.5)} ${short(y + 2.4)} ${short(x - 1.5)} ${short(y + 2.4)} ${short(x - 4)} ${short(y + 3.6)}Z`,
        i % 2 ? tint.pale : tint.paper,
        1,
      );
    }) +
    shape(
      'M86 176C80 184 84 196 94 196C98 192 100 188 101 186C103 190 106 194 110 195C120 194 122 182 114 175C110 180 106 182 101 181C95 182 90 180 86 176Z',
      tint.paper,
      1.2,
    ) +
    line('M90 184C91 188 93 190 95 190M112 183C111 187 109 189 108 189', 0.8) +
    repeat(5, (i) => {
      const y = 124 + i * 9;
      const w = nth([19, 22, 22, 20, 16], i);
      const x = 110 - i * 0.2 + nth([0, 1.6, 2.4, 2.4, 1.6], i);
      return shape(
        `M${x} ${y}C${x + w * 0.7} ${y - 5} ${x + w * 1.1} ${y + 4} ${x + w * 0.8} ${y + 11}C${x + w * 0.72} ${y + 13} ${x + w * 0.6} ${y + 12} ${x + w * 0.66} ${y + 9}C${x + w * 0.8} ${y + 3} ${x + w * 0.5} ${y + 1} ${x} ${y + 4}C${x - w * 0.5} ${y + 1} ${x - w * 0.8} ${y + 3} ${x - w * 0.66} ${y + 9}C${x - w * 0.6} ${y + 12} ${x - w * 0.72} ${y + 13} ${x - w * 0.8} ${y + 11}C${x - w * 1.1} ${y + 4} ${x - w * 0.7} ${y - 5} ${x} ${y}Z`,
        tint.paper,
        1,
      );
    }) +
    // front leg
    bone(92, 188, 74, 214, 5) +
    bone(74, 216, 70, 246, 4.6) +
    place(70, 250, 0.9, foot(tint.paper)) +
    // shoulders, back arm, scythe, front arm
    bone(122, 124, 144, 138, 4.6) +
    bone(144, 140, 138, 160, 4.2) +
    shape('M150.5 132L153.5 133.5L62.5 264L59 262Z', tint.garnet, 1.2) +
    shape('M146 126L158 134L155 139L143 131Z', tint.leaf, 1.1) +
    shape('M60 258C82 280 130 282 168 254C150 284 96 298 52 270C50 264 54 258 60 258Z', tint.sky, 1.3) +
    strokes([[62, 266, 90, 284, 130, 282, 158, 264]], 1.2) +
    line('M56 258L66 268', 2.4) +
    line('M56 258L66 268', 1, tint.leaf) +
    place(137, 156, 0.95, grip(tint.paper), 34) +
    bone(100, 126, 84, 150, 4.6) +
    bone(84, 152, 102, 186, 4.2) +
    place(104, 196, 0.95, grip(tint.paper), 34) +
    shape(
      'M96 121C104 117 116 117 124 121C126 124 124 127 120 126C112 123 106 123 100 127C95 127 94 124 96 121Z',
      tint.paper,
      1.1,
    ) +
    // skull
    place(
      112,
      95,
      1.26,
      shape('M-6 8C-6 14-3 19 3 20C8 20.5 12 18 12.5 14L12.5 10Z', tint.paper, 1.2) +
        shape(
          'M-13-3C-14-14-7-20 2-20C12-20 17.5-13 15.5-4C15 0 17 2 17.2 4.5C17 6.5 15 6.3 13.8 6.5L13.5 11C9 13 2 13-2 11L-3 7C-8 6-12.5 3-13-3Z',
          tint.paper,
          1.2,
        ) +
        solid(
          'M4.5-4.5C6.5-8 12.5-8 13.5-3.5C14 0 11 2.2 8.5 1.6C5.5 1 3.5-1.5 4.5-4.5ZM-4-4.5C-3-8 1-8.5 2-5.5C2.5-2.5 1.5 .5-.8 .8C-3.6 1-5-1.5-4-4.5Z',
        ) +
        solid('M3.5 5.5L5.2 1.8L7.5 5.5Z') +
        line(
          'M-1 9.5C4 11 9 11 13.5 9.3M1 8V11.8M3.5 8.4V12.3M6 8.6V12.5M8.5 8.5V12.3M11 8.3V11.8M1.5 12.5V15M4 13V15.5M6.5 13V15.5M9 12.8V15.3',
          0.75,
        ) +
        strokes(
          [
            [-10.5, -6, -9.5, -13, -4, -17, 3, -17.5],
            [-10, 0, -8.5, 3, -6, 5, -3.5, 5.6],
            [-9.5, -4, -9, -9, -6, -12, -2, -14],
            [-3, 12, -2.5, 15, -0.5, 17.5, 3, 18.5],
          ],
          0.9,
        ),
    ) +
    // the earth: heads, hands, shoots
    place(40, 270, 0.98, hairBack.long(tint.leaf) + face({ turn: 0.6 }) + fringe(tint.leaf), -14) +
    place(146, 276, 0.95, hairBack.bob(tint.leaf) + face({ turn: -0.5 }) + fringe(tint.leaf) + crown(), 16) +
    H(100, 286, -78, open()) +
    H(172, 262, -100, open()) +
    sprout(28, 250, 0.9, tint.leaf) +
    sprout(58, 292, 0.9, tint.moss) +
    sprout(92, 262, 0.8, tint.moss) +
    sprout(118, 294, 0.9, tint.leaf) +
    sprout(176, 290, 0.8, tint.moss) +
    sprout(84, 292, 0.6, tint.leaf) +
    bone(112, 270, 124, 276, 2.6)
  );
};
