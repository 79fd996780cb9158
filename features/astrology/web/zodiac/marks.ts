import { pathPoint } from '@solelune/ui/geometry';

/** `count` strokes around a circle, longer every `every`. */
export function marksPath(count: number, outer: number, inner: number, every = 0, longInner = inner): string {
  let path = '';
  for (let index = 0; index < count; index++) {
    const angle = (index * 360) / count;
    const end = every > 0 && index % every === 0 ? longInner : inner;
    path += `M${pathPoint(outer, angle)}L${pathPoint(end, angle)}`;
  }
  return path;
}

/** A whole circle as a path, from six o'clock clockwise: words written on it begin at the foot. */
export const circleFromFoot = (radius: number): string =>
  `M0 ${radius}A${radius} ${radius} 0 0 1 0 ${-radius}A${radius} ${radius} 0 0 1 0 ${radius}`;
