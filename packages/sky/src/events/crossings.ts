// Finding when an angle that moves with time takes given values. The motion is cut where it turns back, so that
// between two cuts it is monotone and no crossing can be missed or counted twice; each crossing is then closed in by
// Newton steps kept in a bracket.
import { differenceDeg } from '../angles.ts';

/** An angle (degrees, any turn) and its speed (degrees a day) at a terrestrial time. */
export type Motion = (jdTt: number) => { deg: number; perDay: number };

/** A tenth of a second. */
const TIME_TOLERANCE_DAYS = 1e-6;
const MAX_ROUNDS = 60;

export interface Turn {
  jdTt: number;
  deg: number;
  /** What the motion becomes. */
  direction: 'retrograde' | 'direct';
}

/** Where the motion changes direction. */
export function findTurns(motion: Motion, fromJd: number, toJd: number, stepDays: number): Turn[] {
  const turns: Turn[] = [];
  let before = fromJd;
  let speedBefore = motion(fromJd).perDay;
  while (before < toJd) {
    const after = Math.min(before + stepDays, toJd);
    const speedAfter = motion(after).perDay;
    if (speedBefore > 0 !== speedAfter > 0) {
      const jdTt = bisect((jd) => motion(jd).perDay > 0 === speedBefore > 0, before, after);
      turns.push({ jdTt, deg: motion(jdTt).deg, direction: speedAfter > 0 ? 'direct' : 'retrograde' });
    }
    before = after;
    speedBefore = speedAfter;
  }
  return turns;
}

/** The instant at which `holds` ceases to be true, between one where it is and one where it is not. */
export function bisect(holds: (jd: number) => boolean, from: number, to: number): number {
  let low = from;
  let high = to;
  while (high - low > TIME_TOLERANCE_DAYS / 10) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

export interface Crossing {
  jdTt: number;
  /** Which of the targets. */
  targetDeg: number;
  /** The angle was growing. */
  forward: boolean;
}

/**
 * All the crossings of the targets in time order. `stepDays` must be short enough for the angle to move by less than
 * 180 degrees.
 */
export function findCrossings(
  motion: Motion,
  targetsDeg: readonly number[],
  fromJd: number,
  toJd: number,
  stepDays: number,
): Crossing[] {
  const found: Crossing[] = [];
  const cuts = [...findTurns(motion, fromJd, toJd, stepDays).map((turn) => turn.jdTt), toJd];
  let start = fromJd;
  for (const cut of cuts) {
    while (start < cut) {
      const end = Math.min(start + stepDays, cut);
      found.push(...crossingsInStep(motion, targetsDeg, start, end));
      start = end;
    }
  }
  return found;
}

/** The crossings between two instants over which the angle is monotone and moves by less than 180 degrees. */
export function crossingsInStep(motion: Motion, targetsDeg: readonly number[], start: number, end: number): Crossing[] {
  const first = motion(start).deg;
  const change = differenceDeg(motion(end).deg, first);
  const forward = change > 0;
  const found: Crossing[] = [];
  for (const targetDeg of targetsDeg) {
    // How far the target is along the way; the start belongs to the step, the end to the next one.
    const ahead = differenceDeg(targetDeg, first);
    if (forward ? ahead < 0 || ahead >= change : ahead > 0 || ahead <= change) continue;
    found.push({ jdTt: refine(motion, targetDeg, start, end, forward), targetDeg, forward });
  }
  return found.sort((a, b) => a.jdTt - b.jdTt);
}

/** The instant at which the angle takes a value, between two instants over which it is monotone and holds it. */
export function refine(motion: Motion, targetDeg: number, start: number, end: number, forward: boolean): number {
  let low = start;
  let high = end;
  let guess = (low + high) / 2;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { deg, perDay } = motion(guess);
    const missing = differenceDeg(targetDeg, deg);
    if (missing > 0 === forward) low = guess;
    else high = guess;
    const newton = guess + missing / perDay;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - guess) < TIME_TOLERANCE_DAYS / 100) return next;
    guess = next;
  }
  return guess;
}
