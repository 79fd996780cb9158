// Fixed-step multistep integration of x'' = a(t, x, x') in summed form (Gauss-Jackson), order 14. Position and
// velocity come from two running sums of the accelerations plus a fixed combination of the last accelerations: x(n+1)
// = h^2 (H(n) + sum p_j a(n-j)),  v(n+1) = h (G(n) + sum q_j a(n-j)),  G(n) = G(n-1) + a(n),  H(n) = H(n-1) + G(n)
// The sums are kept as unevaluated pairs of doubles: over millions of steps rounding then stays below the model's own
// error. One evaluation a step (predict, evaluate, correct the stored position).

const ORDER = 14;

export interface Derivatives {
  /** Acceleration at step `n` (time = epoch + n h, `n` may be fractional during the start) into `a`. */
  (n: number, x: Float64Array, v: Float64Array, a: Float64Array): void;
}

/** Everything needed to go on from a step, as one array so that it can be written to disk. */
export interface IntegratorState {
  step: number;
  /** Layout: G hi, G lo, H hi, H lo, then ORDER rows of past accelerations, latest first. */
  memory: Float64Array;
}

interface Coefficients {
  positionPredict: Float64Array;
  positionCorrect: Float64Array;
  velocityPredict: Float64Array;
  velocityCorrect: Float64Array;
}

/** Weights on backward differences turned into weights on the values themselves. */
function toOrdinates(differenceWeights: number[]): Float64Array {
  const out = new Float64Array(ORDER);
  differenceWeights.forEach((weight, k) => {
    let binomial = 1;
    for (let j = 0; j <= k; j++) {
      out[j] = (out[j] as number) + (j % 2 === 0 ? weight : -weight) * binomial;
      binomial = (binomial * (k - j)) / (j + 1);
    }
  });
  return out;
}

function buildCoefficients(): Coefficients {
  const size = ORDER + 2;
  // z / -ln(1 - z) as a power series (Adams-Moulton), and its square (Cowell).
  const first = new Array<number>(size).fill(0);
  for (let k = 0; k < size; k++) {
    let value = k === 0 ? 1 : 0;
    for (let i = 1; i <= k; i++) value -= (first[k - i] as number) / (i + 1);
    first[k] = value;
  }
  const second = first.map((_, k) => {
    let value = 0;
    for (let i = 0; i <= k; i++) value += (first[i] as number) * (first[k - i] as number);
    return value;
  });
  const runningSum = (series: number[]): number[] => {
    let total = 0;
    return series.map((value) => {
      total += value;
      return total;
    });
  };
  return {
    positionCorrect: toOrdinates(second.slice(2, 2 + ORDER)),
    positionPredict: toOrdinates(runningSum(second).slice(2, 2 + ORDER)),
    velocityCorrect: toOrdinates(first.slice(1, 1 + ORDER)),
    velocityPredict: toOrdinates(runningSum(first).slice(1, 1 + ORDER)),
  };
}

const COEFFICIENTS = buildCoefficients();

/** `sum[hi], sum[lo] += value`, exactly to about 32 digits. */
function addTo(memory: Float64Array, hi: number, lo: number, value: number, valueLow: number): void {
  const a = memory[hi] as number;
  const s = a + value;
  const b = s - a;
  const low = a - (s - b) + (value - b) + (memory[lo] as number) + valueLow;
  const t = s + low;
  memory[hi] = t;
  memory[lo] = low - (t - s);
}

/**
 * First state from position and velocity at step 0: the past accelerations come from a fine Runge-Kutta run backwards.
 */
export function startIntegration(
  x0: Float64Array,
  v0: Float64Array,
  h: number,
  derivatives: Derivatives,
): IntegratorState {
  const size = x0.length;
  const memory = new Float64Array(size * (4 + ORDER));
  const x = Float64Array.from(x0);
  const v = Float64Array.from(v0);
  const a = new Float64Array(size);
  for (let back = 0; back < ORDER; back++) {
    derivatives(-back, x, v, a);
    memory.set(a, size * (4 + back));
    if (back < ORDER - 1) rungeKutta(-back, x, v, h, derivatives);
  }
  const past = (j: number, i: number): number => memory[size * (4 + j) + i] as number;
  for (let i = 0; i < size; i++) {
    let velocity = 0;
    let position = 0;
    for (let j = ORDER - 1; j >= 0; j--) {
      velocity += (COEFFICIENTS.velocityCorrect[j] as number) * past(j, i);
      position += (COEFFICIENTS.positionCorrect[j] as number) * past(j, i);
    }
    const g = (v0[i] as number) / h - velocity;
    memory[i] = g;
    // x(0) = h^2 (H(-1) + ...) and H(0) = H(-1) + G(0)
    memory[size * 2 + i] = (x0[i] as number) / (h * h) - position;
    addTo(memory, size * 2 + i, size * 3 + i, g, 0);
  }
  return { step: 0, memory };
}

const START_SUBSTEPS = 64;

function rungeKutta(from: number, x: Float64Array, v: Float64Array, h: number, derivatives: Derivatives): void {
  const size = x.length;
  const sub = -1 / START_SUBSTEPS;
  const dt = sub * h;
  const stageX = new Float64Array(size);
  const stageV = new Float64Array(size);
  const sumX = new Float64Array(size);
  const sumV = new Float64Array(size);
  const a = new Float64Array(size);
  for (let s = 0; s < START_SUBSTEPS; s++) {
    const n = from + s * sub;
    sumX.fill(0);
    sumV.fill(0);
    stageX.set(x);
    stageV.set(v);
    for (let stage = 0; stage < 4; stage++) {
      const at = stage === 0 ? 0 : stage === 3 ? 1 : 0.5;
      derivatives(n + at * sub, stageX, stageV, a);
      const weight = stage === 0 || stage === 3 ? 1 / 6 : 1 / 3;
      const next = stage === 2 ? 1 : 0.5;
      for (let i = 0; i < size; i++) {
        const slope = stageV[i] as number;
        sumX[i] = (sumX[i] as number) + weight * slope;
        sumV[i] = (sumV[i] as number) + weight * (a[i] as number);
        stageX[i] = (x[i] as number) + next * dt * slope;
        stageV[i] = (v[i] as number) + next * dt * (a[i] as number);
      }
    }
    for (let i = 0; i < size; i++) {
      x[i] = (x[i] as number) + dt * (sumX[i] as number);
      v[i] = (v[i] as number) + dt * (sumV[i] as number);
    }
  }
}

export interface Stepper {
  /** Advances one step; `x` then holds the corrected position. */
  advance(): void;
  x: Float64Array;
  state: IntegratorState;
}

export function createStepper(state: IntegratorState, size: number, h: number, derivatives: Derivatives): Stepper {
  const { memory } = state;
  const x = new Float64Array(size);
  const v = new Float64Array(size);
  const a = new Float64Array(size);
  const { positionPredict, positionCorrect, velocityPredict } = COEFFICIENTS;
  const h2 = h * h;
  const history = size * 4;
  /** Newest row of the ring of past accelerations during a run; the stored layout always has it first. */
  const rows = Array.from({ length: ORDER }, (_, j) => memory.subarray(history + j * size, history + (j + 1) * size));
  const partial = new Float64Array(size);
  const partialV = new Float64Array(size);

  function weigh(weights: Float64Array, shift: number, out: Float64Array): void {
    out.fill(0);
    for (let j = ORDER - 1 - shift; j >= 0; j--) {
      const w = weights[j + shift] as number;
      const row = rows[j] as Float64Array;
      for (let i = 0; i < size; i++) out[i] = (out[i] as number) + w * (row[i] as number);
    }
  }

  return {
    x,
    state,
    advance() {
      weigh(positionPredict, 0, partial);
      weigh(velocityPredict, 0, partialV);
      for (let i = 0; i < size; i++) {
        x[i] = h2 * ((memory[size * 2 + i] as number) + ((partial[i] as number) + (memory[size * 3 + i] as number)));
        v[i] = h * ((memory[i] as number) + (partialV[i] as number));
      }
      state.step++;
      derivatives(state.step, x, v, a);
      weigh(positionCorrect, 1, partial);
      const newest = positionCorrect[0] as number;
      for (let i = 0; i < size; i++) {
        const tail = (partial[i] as number) + newest * (a[i] as number) + (memory[size * 3 + i] as number);
        x[i] = h2 * ((memory[size * 2 + i] as number) + tail);
        addTo(memory, i, size + i, a[i] as number, 0);
        addTo(memory, size * 2 + i, size * 3 + i, memory[i] as number, memory[size + i] as number);
      }
      for (let j = ORDER - 1; j > 0; j--) (rows[j] as Float64Array).set(rows[j - 1] as Float64Array);
      (rows[0] as Float64Array).set(a);
    },
  };
}
