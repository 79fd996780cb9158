import type { Point } from '../geometry/index.ts';

export interface Disc {
  readonly centre: Point;
  readonly radius: number;
}

/** An upright rectangle by its centre and its half sides. */
export interface Box {
  readonly centre: Point;
  readonly half: Point;
}

export type Shape = Disc | Box;

const halfOf = (shape: Shape): Point => ('half' in shape ? shape.half : [0, 0]);
const radiusOf = (shape: Shape): number => ('radius' in shape ? shape.radius : 0);

/**
 * Clear space between two shapes; where they overlap it is negative, by the least move that would part them. A disc is a point with
 * a skin, a box has none.
 */
export function spaceBetween(a: Shape, b: Shape): number {
  const [aw, ah] = halfOf(a);
  const [bw, bh] = halfOf(b);
  const dx = Math.abs(a.centre[0] - b.centre[0]) - aw - bw;
  const dy = Math.abs(a.centre[1] - b.centre[1]) - ah - bh;
  const away = dx > 0 && dy > 0 ? Math.sqrt(dx * dx + dy * dy) : Math.max(dx, dy);
  return away - radiusOf(a) - radiusOf(b);
}
