import { ASPECTS, type AspectKind, type AspectPoint, type NatalTarget } from '@solelune/sky';
import { differenceDeg } from '@solelune/sky/angles';
import type { ChartView } from '../view/settings.ts';
import type { MovingMode, Places } from './moving-sky.ts';

/** What stands still under what moves: a planet or an angle of the birth. */
export type NatalPoint = Readonly<NatalTarget<AspectPoint>>;

/** A moving body that touches a natal point. */
export interface Contact {
  /** In `MOVING_BODIES`. */
  readonly body: number;
  /** In the targets. */
  readonly target: number;
  readonly kind: AspectKind;
  readonly orbDeg: number;
  readonly applying: boolean;
}

/** Three degrees for what passes, as the transits of a consultation; one for what moves a degree in a year. */
export const CONTACT_ORB_DEG: Record<MovingMode, number> = { transits: 3, progressions: 1, 'solar-arcs': 1 };

/** The aspects that are looked for, each within its own orb where that is narrower than the mode's. */
export const contactOrbs = (mode: MovingMode, { orbs }: ChartView): ChartView['orbs'] =>
  Object.fromEntries(Object.entries(orbs).map(([kind, orb]) => [kind, Math.min(orb, CONTACT_ORB_DEG[mode])]));

/** The contacts of an instant, tightest first. */
export function contactsOf(
  { lonDeg, perDay }: Places,
  targets: readonly NatalPoint[],
  orbs: ChartView['orbs'],
): Contact[] {
  const kinds = Object.entries(orbs) as [AspectKind, number][];
  const found: Contact[] = [];
  for (let body = 0; body < lonDeg.length; body++) {
    for (let target = 0; target < targets.length; target++) {
      const difference = differenceDeg(lonDeg[body] as number, (targets[target] as NatalPoint).lonDeg);
      const apart = Math.abs(difference);
      for (const [kind, orbDeg] of kinds) {
        const excess = apart - ASPECTS[kind];
        // A body that is left out stands nowhere: its excess is no number.
        if (!(Math.abs(excess) <= orbDeg)) continue;
        const opening = (difference < 0 ? -1 : 1) * (perDay[body] as number);
        const applying = excess < 0 ? opening > 0 : opening < 0;
        found.push({ body, target, kind, orbDeg: Math.abs(excess), applying });
      }
    }
  }
  return found.sort((one, other) => one.orbDeg - other.orbDeg);
}
