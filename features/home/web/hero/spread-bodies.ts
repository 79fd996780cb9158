/** Brings an angle into (-180, 180]. */
const signed = (deg: number) => ((((deg + 180) % 360) + 360) % 360) - 180;

/**
 * Moves longitudes apart until neighbours stand at least `gapDeg` from each other, each as little as possible and never past
 * another: glyphs do not overlap and the lines to their true places do not cross. Runs that touch are merged and centred on the
 * mean of what they hold, so the answer is exact for any number of bodies that fits the circle.
 */
export function spreadBodies(longitudesDeg: readonly number[], gapDeg: number): number[] {
  const count = longitudesDeg.length;
  if (count * gapDeg > 360) throw new RangeError('too many glyphs for the circle');
  const order = [...longitudesDeg.keys()].sort((a, b) => (longitudesDeg[a] as number) - (longitudesDeg[b] as number));
  const start = afterWidestGap(order.map((index) => longitudesDeg[index] as number));
  const turned = [...order.slice(start), ...order.slice(0, start)];
  const origin = longitudesDeg[turned[0] as number] as number;
  const wanted = turned.map((index) => ((((longitudesDeg[index] as number) - origin) % 360) + 360) % 360);

  const runs: { from: number; size: number; centre: number }[] = [];
  for (const [from, place] of wanted.entries()) {
    runs.push({ from, size: 1, centre: place });
    for (;;) {
      const last = runs.at(-1) as (typeof runs)[number];
      const before = runs.at(-2);
      if (!before || last.centre - before.centre >= ((before.size + last.size) / 2) * gapDeg) break;
      runs.splice(-2, 2, merge(before, last));
    }
  }
  const spread: number[] = new Array(count);
  for (const { from, size, centre } of runs) {
    for (let index = 0; index < size; index++) {
      const place = centre + (index - (size - 1) / 2) * gapDeg;
      spread[turned[from + index] as number] = (((origin + place) % 360) + 360) % 360;
    }
  }
  return spread;
}

const merge = (a: { from: number; size: number; centre: number }, b: typeof a) => ({
  from: a.from,
  size: a.size + b.size,
  centre: (a.centre * a.size + b.centre * b.size) / (a.size + b.size),
});

/** Where to cut the circle open: after the widest empty arc nothing is pushed across the cut. */
function afterWidestGap(sorted: readonly number[]): number {
  let widest = -1;
  let start = 0;
  for (const [index, here] of sorted.entries()) {
    const before = sorted.at(index - 1) as number;
    const gap = index === 0 ? here + 360 - before : here - before;
    if (gap > widest) [widest, start] = [gap, index];
  }
  return start;
}

/** How far apart two longitudes are, 0 to 180. */
export const apartDeg = (a: number, b: number): number => Math.abs(signed(a - b));
