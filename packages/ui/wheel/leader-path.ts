import type { Placer } from './circle.ts';
import type { RingPlan } from './plans.ts';

/** Straight enough to the eye. */
const STEP_DEG = 5;

/**
 * From the true degree on the scale to the glyph. Between the scale and the glyphs the radius falls as the angle turns: no leader
 * crosses a glyph, and since bodies keep their order, no leader crosses another.
 */
export function leaderPath(at: Placer, ring: RingPlan, trueDeg: number, shownDeg: number): string {
  const turn = ((shownDeg - trueDeg + 540) % 360) - 180;
  const end = ring.glyphs + ring.glyphSize * 0.6;
  const steps = Math.max(1, Math.ceil(Math.abs(turn) / STEP_DEG));
  let path = `M${at(trueDeg, ring.scale).join(' ')}`;
  for (let step = 0; step <= steps; step++) {
    const share = step / steps;
    path += `L${at(trueDeg + turn * share, ring.ticks + (end - ring.ticks) * share).join(' ')}`;
  }
  return path;
}
