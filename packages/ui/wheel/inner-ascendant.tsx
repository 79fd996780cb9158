import { type Placer, spokePath } from './circle.ts';
import type { RingPlan, WheelPlan } from './plans.ts';

interface InnerAscendantProps {
  plan: WheelPlan;
  ring: RingPlan;
  at: Placer;
  deg: number;
}

/** The ascendant of the second person: a golden tick through the inner ring, with its name. */
export function InnerAscendant({ plan, ring, at, deg }: InnerAscendantProps) {
  const [x, y] = at(deg, ring.scale + plan.pill.size * 0.8);
  return (
    <g aria-hidden="true">
      <path className="wheel__axis" strokeWidth={1.4 * plan.weight} d={spokePath(at, deg, ring.scale, plan.centre)} />
      <text className="wheel__inner-angle" x={x} y={y} dy=".35em" fontSize={plan.pill.size * 0.85}>
        AC
      </text>
    </g>
  );
}
