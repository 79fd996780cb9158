import type { Point } from '../geometry/index.ts';
import { ASPECT_LINES } from '../wheel/aspect-web.tsx';
import { hundredth, type Placer, placer, turnDeg } from '../wheel/circle.ts';
import type { WheelPlan } from '../wheel/plans.ts';
import type { WheelAspectKind } from '../wheel/wheel-chart.ts';
import { ASPECT_NATURES } from '../wheel/wheel-words.ts';
import type { CanvasColor } from './canvas-look.ts';

/** A line of the centre, from what moves to what stands. */
export interface MovingLink {
  readonly fromDeg: number;
  readonly toDeg: number;
  readonly kind: WheelAspectKind;
  /** 0 at the edge of the orb, 1 when exact. */
  readonly closeness: number;
}

export interface LineMarks {
  readonly d: string;
  /** Of a straight one: a canvas need not read its path. */
  readonly ends: readonly [Point, Point] | undefined;
  readonly className: string;
  readonly color: CanvasColor;
  readonly width: string;
  readonly opacity: string;
  readonly dash: string;
  readonly cap: 'round' | 'butt';
}

/** As the style sheet colours each nature. */
const COLORS = {
  harmony: '--aspect-harmony',
  tension: '--aspect-tension',
  conjunction: '--aspect-conjunction',
  minor: '--ink-soft',
} as const satisfies Record<string, CanvasColor>;

/** More lines than this are a net: the tightest are drawn. */
export const MOST_LINES = 36;

export function linesOf(links: readonly MovingLink[], plan: WheelPlan, leftDeg: number): LineMarks[] {
  const at = placer(leftDeg);
  return links.slice(0, MOST_LINES).map(({ fromDeg, toDeg, kind, closeness }) => {
    const { dash = 'none', round, weight } = ASPECT_LINES[kind];
    const ends = kind === 'conjunction' ? undefined : ([at(fromDeg, plan.centre), at(toDeg, plan.centre)] as const);
    return {
      d: ends ? `M${ends[0].join(' ')}L${ends[1].join(' ')}` : bowPath(fromDeg, toDeg, plan, at),
      ends,
      className: `wheel__aspect wheel__aspect--${ASPECT_NATURES[kind]}`,
      color: COLORS[ASPECT_NATURES[kind]],
      width: String(hundredth((weight + closeness) * plan.weight)),
      opacity: String(hundredth(0.3 + closeness * 0.7)),
      dash,
      cap: round ? 'round' : 'butt',
    };
  });
}

/** A conjunction is a bow along the circle that joins its two ends. */
function bowPath(fromDeg: number, toDeg: number, plan: WheelPlan, at: Placer): string {
  const [low, high] = turnDeg(toDeg - fromDeg) < 180 ? [fromDeg, toDeg] : [toDeg, fromDeg];
  const radius = plan.centre - 6 * plan.weight;
  return `M${at(low - 2.4, radius).join(' ')}A${radius} ${radius} 0 0 0 ${at(high + 2.4, radius).join(' ')}`;
}
