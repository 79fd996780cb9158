/** Hats, helmets and crowns of the court, in the units of a face: 18 wide, 27 high, about (0, 0). */
import { strokes } from '../../kit/cloth.ts';
import { polarPoint, repeat } from '../../kit/geometry.ts';
import { tint } from '../../kit/palette.ts';
import { bothSides, disc, line, shape } from '../../kit/shapes.ts';

const feather = (fill: string) =>
  shape('M6-19C14-30 24-30 28-24C20-24 14-20 11-15Z', fill, 1) + line('M10-17C15-23 20-26 25-25', 0.6);

export const featherCap = (fill: string, plume: string = tint.paper): string =>
  shape('M-12-8C-14-18-4-22 3-20C12-19 14-12 12-7C5-11-5-11-12-8Z', fill, 1.2) +
  line('M-12-8C-5-11.5 5-11.5 12-7', 2.4, tint.leaf) +
  feather(plume);

/** A broad brim under a low crown. */
export const broadHat = (fill: string, band: string): string =>
  shape('M-9-9C-9-19-5-22 0-22S9-19 9-9Z', fill, 1.2) +
  shape('M-21-10C-14-14-8-13 0-13S14-14 21-10C16-4 8-6 0-6S-16-4-21-10Z', fill, 1.2) +
  shape('M-9-13.5C-4-12 4-12 9-13.5V-9.5C4-8 -4-8-9-9.5Z', band, 0.9) +
  strokes([[6, -19, 8, -16, 8, -14, 8, -13]], 0.8);

/** A wreath of flowers on bare hair. */
export const flowerWreath = (first: string, second: string): string =>
  repeat(7, (index) => {
    const [x, y] = polarPoint(15.5, -66 + index * 22, 0, -1.5);
    const petals = repeat(5, (petal) =>
      disc(...polarPoint(1.9, petal * 72, x, y), 1.5, index % 2 ? first : second, 0.5),
    );
    return petals + disc(x, y, 1.1, tint.leaf, 0.4);
  });

/** A helmet with its visor raised, a plume behind. */
export const helmet = (plume: string): string =>
  shape('M2-21C8-36 26-36 30-22C32-12 28-4 22 4C24-8 20-16 12-18Z', plume, 1.1) +
  strokes(
    [
      [10, -24, 20, -28, 26, -20, 25, -8],
      [12, -21, 20, -22, 23, -14, 23, -2],
    ],
    0.8,
  ) +
  shape('M-11.5-5C-14-18-7-23.5 0-23.5S14-18 11.5-5L8.5-6.5C5-11-5-11-8.5-6.5Z', '#d5d6e2', 1.2) +
  shape('M-12-9C-12-15-6-16.5 0-16.5S12-15 12-9C7-12-7-12-12-9Z', '#bfc2d4', 1) +
  line('M-7-13.5H7M-1.5-16V-23M1.5-16V-23', 0.7) +
  shape('M-12-6C-13 0-12 5-9 9L-8 4C-9 0-9-4-8.5-7ZM12-6C13 0 12 5 9 9L8 4C9 0 9-4 8.5-7Z', '#d5d6e2', 1);

/** Cloth wound about the head, a jewel before. */
export const turban = (fill: string, jewel: string): string =>
  shape('M-12-7C-17-17-8-25 1-24C12-24 17-15 12-7C5-11-5-11-12-7Z', fill, 1.2) +
  strokes(
    [
      [-12, -11, -6, -18, 4, -20, 12, -15],
      [-11, -8.5, -4, -14, 6, -15, 13, -10],
      [-8, -20, -2, -23, 4, -22, 9, -19],
    ],
    0.9,
  ) +
  disc(0, -14, 2.6, jewel, 0.9) +
  shape('M0-17C-2-23 1-28 4-31C5-26 3-21 0-17Z', tint.paper, 0.9);

/** A wide traveller's hat with the points of a crown on it. */
export const crownedHat = (brim: string): string =>
  shape('M-9-11L-11-22L-5-17L0-24L5-17L11-22L9-11Z', tint.leaf, 1.2) +
  disc(-11, -23, 1.3, tint.garnet, 0.6) +
  disc(0, -25, 1.3, tint.garnet, 0.6) +
  disc(11, -23, 1.3, tint.garnet, 0.6) +
  shape('M-24-9C-16-15-8-13 0-13S16-15 24-9C17-3 9-6 0-6S-17-3-24-9Z', brim, 1.2) +
  strokes([[-19, -8, -12, -11, 12, -11, 19, -8]], 0.8);

/** A tall closed crown: two bows, an orb. */
export const closedCrown = (cap: string): string =>
  shape('M-9.5-10C-12-19-8-24 0-24S12-19 9.5-10Z', cap, 1.2) +
  shape('M-9.8-10C-14-20-8-27 0-26C-6-23-7-16-6.5-9.5ZM9.8-10C14-20 8-27 0-26C6-23 7-16 6.5-9.5Z', tint.leaf, 1) +
  shape('M-10.5-13C-4.5-11 4.5-11 10.5-13L9.9-8C4.5-6-4.5-6-9.9-8Z', tint.leaf, 1.2) +
  disc(0, -28, 2.4, tint.leaf, 0.9) +
  disc(0, -9.5, 1.1, cap, 0.5) +
  disc(-5, -10, 0.9, cap, 0.5) +
  disc(5, -10, 0.9, cap, 0.5);

/** A crown whose points are leaves. */
export const leafCrown = (leaf: string): string =>
  shape('M-9.6-8.6L-10.5-14H10.5L9.6-8.6C4.5-6.6-4.5-6.6-9.6-8.6Z', tint.leaf, 1.2) +
  [-9, -4.5, 0, 4.5, 9]
    .map((x, index) =>
      shape(
        `M${x} -13C${x - 3} -17 ${x - 2.5} -21 ${x} ${index === 2 ? -26 : -23}C${x + 2.5} -21 ${x + 3} -17 ${x} -13Z`,
        leaf,
        0.9,
      ),
    )
    .join('') +
  disc(0, -10.5, 1.2, tint.garnet, 0.6);

/** A thin circlet of stars: a queen's, over dark hair. */
export const starDiadem = (star: string): string =>
  line('M-9.8-9C-4.5-12 4.5-12 9.8-9', 2.8) +
  line('M-9.8-9C-4.5-12 4.5-12 9.8-9', 1.4, tint.leaf) +
  repeat(5, (index) => {
    const [x, y] = [-8 + index * 4, -13.5 - [0, 2.5, 4, 2.5, 0][index]! * 0.9];
    const size = index === 2 ? 5.5 : 3.6;
    return shape(
      `M${x} ${y - size}L${x + 1.2} ${y - 1.2}L${x + size * 0.7} ${y}L${x + 1.2} ${y + 1.2}L${x} ${y + size * 0.7}L${x - 1.2} ${y + 1.2}L${x - size * 0.7} ${y}L${x - 1.2} ${y - 1.2}Z`,
      star,
      0.7,
    );
  });

/** Two plaits that fall before the shoulders. */
export const plaits = (hair: string): string =>
  bothSides(
    line('M-9.5 2C-13 8-11 13-14 20C-15 24-14 27-13 30', 6.6) +
      line('M-9.5 2C-13 8-11 13-14 20C-15 24-14 27-13 30', 4.2, hair) +
      line('M-12 6L-8.5 9M-13 11L-10 14M-14.5 16L-11.5 19M-16 22L-12 24', 0.8) +
      shape('M-15.5 28H-10.5L-11 33L-13 36L-15 33Z', tint.leaf, 0.8),
    0,
  );
