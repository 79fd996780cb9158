import { polarPoint, repeat, swell } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { disc, line, shape, solid } from '../kit/shapes.ts';

/** A roaring lion’s head from the side, facing our left. */
export const lionHead = (c: string = tint.leaf, mane: string = tint.gold) =>
  solid(
    repeat(26, (i) => {
      const a = -6 + i * 8.6;
      const R = 33 + (i % 3) * 4;
      const [x, y] = polarPoint(12, a, 2, 2);
      const [u, v] = polarPoint(R, a + 12, 4, 2);
      const [m, n] = polarPoint(R * 0.66, a - 8, 4, 2);
      return swell([x, y, (x + m) / 2, (y + n) / 2, m, n, u, v], 9);
    }),
    mane,
    ` stroke="${tint.ink}" stroke-width="1"`,
  ) +
  shape(
    'M12-15C2-21-10-19-16-12L-31-9C-35-7-35-2-31 0L-21 1.5C-14 3-9 5-6 8L-23 13C-27 15-27 20-22 21C-13 23-2 23 6 18C17 11 20-7 12-15Z',
    c,
    1.3,
  ) +
  shape('M-31 0L-21 1.5C-14 3-9 5-6 8L-23 13C-24 9-26 5-31 0Z', tint.wine, 1) +
  shape(
    'M-27 1L-25 6L-23.5 1.3ZM-20 1.8L-18.5 5.5L-16.5 3ZM-22 13L-20.5 8.5L-18.5 12ZM-14 11L-12.5 8L-11 10Z',
    tint.paper,
    0.7,
  ) +
  shape('M-35-5C-35-9-31-10-28-9.5L-30-5Z', tint.ink, 0.6) +
  shape('M-14-10C-11-13-7-13-5-11C-8-8-11-8-14-10Z', tint.paper, 0.9) +
  disc(-9.6, -10.8, 1.3, tint.ink, 0) +
  line(
    'M-17-12C-12-17-6-17-3-14M-24-3C-20-5-16-4-13-1M-18 17C-12 19-4 18 1 14M-27-5V-4.9M-24-6.5V-6.4M-21-4.5V-4.4',
    1,
  );
