import { strokes } from '../kit/cloth.ts';
import { polar, repeat, short } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { disc, line, shape, solid } from '../kit/shapes.ts';

export const nimbus = (x: number, y: number, r: number, fill = 'none') =>
  disc(x, y, r, fill, 1.2, tint.gold) + disc(x, y, r - 2.4, 'none', 0.5, tint.gold);

export const glory = (x: number, y: number, r0: number, r1: number, n = 48) =>
  solid(
    repeat(n, (i) => {
      const d = (i * 360) / n;
      const R = i % 2 ? r0 + (r1 - r0) * 0.55 : i % 4 ? r0 + (r1 - r0) * 0.8 : r1;
      return `M${polar(r0, d - 0.9, x, y)}L${polar(R, d, x, y)}L${polar(r0, d + 0.9, x, y)}Z`;
    }),
    tint.gold,
  );

/** The face from the front, 18 wide and 27 high. `turn` from -1 to 1 looks to our left or right; eyes are low (the calm of these cards) or open. */
export function face({ turn = 0, eyes = 'low', skin = tint.skin, cheeks = true, lips = tint.garnet } = {}) {
  const t = turn;
  const d = t * 2.2;
  const q = (v: number) => short(v);
  return (
    shape(
      `M${q(-8.8 + t * 0.5)}-5C${q(-9 + t * 0.8)} 2 ${q(-6.9 + t * 1.2)} 8 ${q(-3.2 + t * 1.5)} 11.4C${q(-1.5 + t * 1.5)} 13.2 ${q(1.5 + t * 1.5)} 13.2 ${q(3.2 + t * 1.5)} 11.4C${q(6.9 + t * 1.2)} 8 ${q(9 + t * 0.8)} 2 ${q(8.8 + t * 0.5)}-5C8.8-11 5-14.5 0-14.5S-8.8-11 ${q(-8.8 + t * 0.5)}-5Z`,
      skin,
      1.2,
    ) +
    `<g transform="translate(${q(d)} 0)">` +
    (cheeks
      ? `<g fill="${tint.rose}" opacity=".5"><circle cx="${q(-4.9 - Math.min(0, t) * 1.3)}" cy="4" r="${t < -0.5 ? 1.7 : 2.1}"/><circle cx="${q(4.9 - Math.max(0, t) * 1.3)}" cy="4" r="${t > 0.5 ? 1.7 : 2.1}"/></g>`
      : '') +
    line(
      `M-6.3-2.8C-5-4.9-2.7-4.9-1.5-3.3C-.9-.9-1 1.6-1.7 3.5C-.9 4.7.8 4.7 1.4 4.1M1.7-3.3C2.9-4.9 5.1-4.9 6.3-2.8`,
      0.85,
    ) +
    (eyes === 'low'
      ? line('M-5.7-.5C-4.6 1-2.9 1-2-.5M2.1-.5C3 1 4.7 1 5.8-.5', 1)
      : line('M-5.8-.2C-4.8-1.8-2.9-1.8-1.9-.2M2-.2C3-1.8 4.9-1.8 5.9-.2', 1) +
        disc(-3.8, -0.4, 1, tint.ink, 0) +
        disc(4, -0.4, 1, tint.ink, 0) +
        line('M-5 .8C-4.3 1.2-3.3 1.2-2.7.7M2.9.8C3.6 1.2 4.6 1.2 5.2.7', 0.4)) +
    solid('M-2.5 7.2C-1.5 6.5-.6 6.6 0 7C.6 6.6 1.5 6.5 2.5 7.2C1.3 9-1.3 9-2.5 7.2Z', lips) +
    line('M-2.5 7.2C-.8 7.7.8 7.7 2.5 7.2', 0.6) +
    line('M-1 10.3C-.4 10.7.5 10.7 1.1 10.3', 0.45) +
    '</g>' +
    strokes(
      [
        [8 + t * 0.5, -3, 8.2 + t * 0.6, 2, 6.6 + t, 6, 4.4 + t * 1.3, 9.4],
        [7 + t * 0.6, 2, 6.6 + t * 0.8, 5, 5.2 + t, 7.4, 3.6 + t * 1.3, 9.8],
      ],
      0.55,
    )
  );
}

/** The face in profile, looking to our left. */
export function profile({ skin = tint.skin, eye = 'open' } = {}) {
  return (
    shape(
      'M-3.5-13.5C-7-12.8-9-10.5-9.1-6.8C-9.2-5.2-8.9-4.3-9.3-3.2L-12 1.8C-12.5 2.8-11.9 3.4-10.5 3.5L-10.1 5L-11 5.9L-10.2 7L-10.7 8.1C-10.9 9.2-10.3 9.7-10.1 10.6C-9.7 12.6-7.5 13.3-5.1 12.5C-3 11.7-1.5 10.3 0 8.5C5 8 9 4 9-3C9-11 3-14.8-3.5-13.5Z',
      skin,
      1.2,
    ) +
    `<circle cx="-5.5" cy="4.5" r="2.1" fill="${tint.rose}" opacity=".5"/>` +
    line('M-9-3.9C-7.8-5.2-5.6-5.3-4.3-4.2M-10.3 3.2C-9.7 2.2-8.9 2.3-8.7 3.1', 0.85) +
    (eye === 'low'
      ? line('M-8-1.4C-7.2-.2-5.7-.2-4.9-1.5', 1)
      : line('M-8.1-1C-7.4-2.3-5.7-2.5-4.7-1.3', 1) + disc(-6.9, -1.2, 0.95, tint.ink, 0)) +
    line('M-11 5.9C-9.8 6.4-8.5 6.2-7.9 5.7', 0.8)
  );
}

export const neck = (x: number, y: number, w = 12, h = 16, skin: string = tint.skin) =>
  shape(
    `M${x - w / 2} ${y}C${x - w / 2 + 0.8} ${y + h * 0.5} ${x - w / 2} ${y + h * 0.8} ${x - w * 0.7} ${y + h}C${x - w * 0.2} ${y + h + 3} ${x + w * 0.2} ${y + h + 3} ${x + w * 0.7} ${y + h}C${x + w / 2} ${y + h * 0.8} ${x + w / 2 - 0.8} ${y + h * 0.5} ${x + w / 2} ${y}Z`,
    skin,
    1.1,
  ) +
  strokes(
    [0, 1, 2, 3].map((i) => [
      x + w * 0.44,
      y + h * (0.3 + i * 0.13),
      x + w * 0.3,
      y + h * (0.36 + i * 0.13),
      x + w * (0.1 + i * 0.05),
      y + h * (0.36 + i * 0.13),
      x - w * (0.14 - i * 0.08),
      y + h * (0.32 + i * 0.13),
    ]),
    0.7,
  );
