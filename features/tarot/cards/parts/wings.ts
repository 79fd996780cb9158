import { type Cubic, cut, limbPath, repeat, short, swell } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { place, shape, solid } from '../kit/shapes.ts';

interface Plumage {
  flip?: boolean;
  /** Feathers of the longest row. */
  n?: number;
  /** Length of the longest feathers. */
  r?: number;
  fill?: string;
  tip?: string;
  top?: string;
  rot?: number;
  /** The bone that the feathers hang from, from the shoulder on. */
  arm?: Cubic;
  /** Angles of the first and of the last feather. */
  a0?: number;
  a1?: number;
}

function feather(length: number, width: number, fill: string, isLong: boolean): string {
  const [w, l] = [short(width), short(length)];
  const outline = `M-${short(width / 2)} 2C-${w}-${short(length * 0.4)}-${w}-${short(length * 0.82)} 0-${l}C${w}-${short(length * 0.82)} ${w}-${short(length * 0.4)} ${short(width / 2)} 2Z`;
  const quill = swell([0, -length * 0.25, 0.5, -length * 0.5, 0.5, -length * 0.7, 0, -length * 0.93], 0.9);
  return shape(outline, fill, 1.05) + (isLong ? solid(quill) : '');
}

/** A wing spread to our right: feathers hang from an arm that rises from the shoulder, in three overlapping rows. */
export function wing(x: number, y: number, scale = 1, plumage: Plumage = {}): string {
  const { flip = false, n = 8, r = 60, fill = tint.paper, tip = tint.leaf, top = tint.pale, rot = 0 } = plumage;
  const { arm = [0, 2, 4, -22, 18, -40, 42, -44], a0 = 168, a1 = 66 } = plumage;
  const row = (count: number, size: number, odd: string, even: string, from: number) =>
    repeat(count, (turn) => {
      const index = count - 1 - turn;
      const share = from + ((1 - from) * index) / (count - 1);
      const [rootX, rootY] = cut(arm, share, share);
      const length = r * size * (0.66 + 0.42 * Math.sin(0.5 + share * 1.5));
      const one = feather(length, r * 0.1 * (0.8 + 0.4 * size), index % 2 ? odd : even, size > 0.5);
      return place(rootX, rootY, 1, one, a0 + (a1 - a0) * share);
    });
  const rows = row(n, 1, fill, tip, 0.04) + row(n, 0.6, top, fill, 0) + row(n + 1, 0.3, fill, top, 0);
  return place(x, y, scale, rows + shape(limbPath(arm, 9, 6), top, 1.05), rot, flip);
}

/** A small wing of four feathers, to our right. */
export const winglet = (x: number, y: number, s: number, c: string = tint.paper, d: string = tint.sky) =>
  place(
    x,
    y,
    s,
    shape('M0 4C10 8 22 6 28-2C18 0 10-2 0 0Z', d, 1) +
      shape('M0 1C10 3 24-2 30-12C20-6 10-6 0-3Z', c, 1) +
      shape('M0-2C8-2 22-10 27-22C18-12 8-10 0-6Z', d, 1) +
      shape('M0-5C5-8 13-17 16-28C9-19 3-14-1-9Z', c, 1),
  );
