// Chebyshev fits of a quantity over equal segments, quantised to integers as narrow as each order allows.
import type { QuantityLayout, TrackLayout } from '../src/pack.ts';

/** What is fitted: `sample` writes all the quantities at an instant; angles are in degrees and may wrap. */
export interface Source {
  name: string;
  sample(jdTt: number, out: Float64Array): void;
  quantities: { quantum: number; tolerance: number; wraps: boolean }[];
}

export interface FittedTrack {
  layout: TrackLayout;
  records: Uint8Array;
}

/** Orders computed before the useful ones are known; the longest segments tried stay well under it. */
const NODES = 36;
const COSINES = Float64Array.from({ length: NODES }, (_, j) => Math.cos((Math.PI * (j + 0.5)) / NODES));
const TRANSFORM = Float64Array.from({ length: NODES * NODES }, (_, index) => {
  const k = Math.floor(index / NODES);
  const j = index % NODES;
  return ((k === 0 ? 1 : 2) / NODES) * Math.cos((Math.PI * k * (j + 0.5)) / NODES);
});
const SEGMENT_CHOICES = [4, 8, 16, 24, 32, 48, 64, 96, 128];
const TRIAL_SEGMENTS = 150;

/** Chebyshev coefficients of every quantity on one segment: `out[quantity * NODES + order]`, in quanta. */
function fitSegment(source: Source, start: number, days: number, out: Float64Array): void {
  const count = source.quantities.length;
  const values = new Float64Array(count * NODES);
  const sample = new Float64Array(count);
  for (let j = 0; j < NODES; j++) {
    source.sample(start + (((COSINES[j] as number) + 1) / 2) * days, sample);
    for (let q = 0; q < count; q++) {
      let value = sample[q] as number;
      if (source.quantities[q]?.wraps && j > 0) {
        value += 360 * Math.round(((values[q * NODES + j - 1] as number) - value) / 360);
      }
      values[q * NODES + j] = value;
    }
  }
  for (let q = 0; q < count; q++) {
    const { quantum, wraps } = source.quantities[q] as Source['quantities'][number];
    for (let k = 0; k < NODES; k++) {
      let sum = 0;
      for (let j = 0; j < NODES; j++) sum += (TRANSFORM[k * NODES + j] as number) * (values[q * NODES + j] as number);
      if (k === 0 && wraps) sum -= 360 * Math.round(sum / 360);
      out[q * NODES + k] = sum / quantum;
    }
  }
}

/** Keeps the orders that matter and gives each the narrowest width that holds all the segments. */
function chooseLayout(source: Source, coefficients: Float64Array, segments: number, margin: number): QuantityLayout[] {
  const count = source.quantities.length;
  return source.quantities.map(({ quantum, tolerance }, q) => {
    const largest = new Float64Array(NODES);
    let orders = 1;
    for (let s = 0; s < segments; s++) {
      const at = (s * count + q) * NODES;
      let tail = 0;
      let needed = NODES;
      for (let k = NODES - 1; k >= 0; k--) {
        const size = Math.abs(coefficients[at + k] as number);
        if (size > (largest[k] as number)) largest[k] = size;
        tail += size;
        if (needed === NODES && tail * quantum > tolerance) needed = k;
      }
      if (needed !== NODES && needed + 1 > orders) orders = needed + 1;
    }
    const layout = { quantum, wide: 0, medium: 0, narrow: 0 };
    let seen = 0;
    for (let k = orders - 1; k >= 0; k--) {
      seen = Math.max(seen, (largest[k] as number) * margin);
      if (k > 0 && seen < 127) layout.narrow++;
      else if (k > 0 && seen < 32767) layout.medium++;
      else layout.wide++;
    }
    return layout;
  });
}

function recordBytesOf(quantities: QuantityLayout[]): number {
  const bytes = quantities.reduce((sum, q) => sum + q.wide * 4 + q.medium * 2 + q.narrow, 0);
  return Math.ceil(bytes / 4) * 4;
}

/** The segment length that needs the fewest bytes a day within `maxOrders`, judged on segments spread over the era. */
function chooseSegmentDays(source: Source, startJd: number, endJd: number, maxOrders: number): number {
  let best = 0;
  let bestCost = Number.POSITIVE_INFINITY;
  const size = source.quantities.length * NODES;
  for (const days of SEGMENT_CHOICES) {
    const coefficients = new Float64Array(size * TRIAL_SEGMENTS);
    for (let s = 0; s < TRIAL_SEGMENTS; s++) {
      const start = startJd + ((endJd - startJd - days) * s) / (TRIAL_SEGMENTS - 1);
      fitSegment(source, start, days, coefficients.subarray(s * size, (s + 1) * size));
    }
    const layout = chooseLayout(source, coefficients, TRIAL_SEGMENTS, 1.2);
    if (layout.some((q) => q.wide + q.medium + q.narrow > maxOrders)) break;
    const cost = recordBytesOf(layout) / days;
    if (cost < bestCost) {
      best = days;
      bestCost = cost;
    }
  }
  return best;
}

export function fitTrack(source: Source, startJd: number, endJd: number, maxOrders: number): FittedTrack {
  const segmentDays = chooseSegmentDays(source, startJd, endJd, maxOrders);
  const segmentCount = Math.ceil((endJd - startJd) / segmentDays);
  const size = source.quantities.length * NODES;
  const coefficients = new Float64Array(size * segmentCount);
  for (let s = 0; s < segmentCount; s++) {
    fitSegment(source, startJd + s * segmentDays, segmentDays, coefficients.subarray(s * size, (s + 1) * size));
  }
  const quantities = chooseLayout(source, coefficients, segmentCount, 1);
  const recordBytes = recordBytesOf(quantities);
  const records = new Uint8Array(recordBytes * segmentCount);
  const view = new DataView(records.buffer);
  for (let s = 0; s < segmentCount; s++) {
    let at = s * recordBytes;
    const put = (width: 4 | 2 | 1, from: (q: QuantityLayout) => [first: number, count: number]): void => {
      quantities.forEach((layout, q) => {
        const [first, count] = from(layout);
        for (let k = first; k < first + count; k++, at += width) {
          const value = Math.round(coefficients[s * size + q * NODES + k] as number);
          if (Math.abs(value) >= 2 ** (width * 8 - 1))
            throw new Error(`${source.name}: order ${k} does not fit ${width} bytes`);
          if (width === 4) view.setInt32(at, value, true);
          else if (width === 2) view.setInt16(at, value, true);
          else view.setInt8(at, value);
        }
      });
    };
    put(4, (layout) => [0, layout.wide]);
    put(2, (layout) => [layout.wide, layout.medium]);
    put(1, (layout) => [layout.wide + layout.medium, layout.narrow]);
  }
  return {
    layout: { name: source.name, segmentDays, segmentCount, byteOffset: 0, recordBytes, quantities },
    records,
  };
}
