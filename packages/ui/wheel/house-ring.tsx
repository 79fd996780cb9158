import { HOUSE_NUMERALS } from '@solelune/french/houses';
import { memo } from 'react';
import { placer, spokePath, turnDeg } from './circle.ts';
import type { WheelPlan } from './plans.ts';

interface HouseRingProps {
  plan: WheelPlan;
  leftDeg: number;
  cuspsDeg?: readonly number[];
}

/** The band of the houses around the aspects, with their numerals, and the cusps through the ring of the bodies. */
export const HouseRing = memo(function HouseRing({ plan, leftDeg, cuspsDeg = [] }: HouseRingProps) {
  const at = placer(leftDeg);
  const ticks = plan.rings[0].ticks;
  return (
    <>
      <circle className="wheel__band" r={plan.houses} strokeWidth=".8" />
      <circle className="wheel__centre" r={plan.centre} strokeWidth=".8" />
      <path
        className="wheel__cusp"
        strokeWidth=".8"
        d={cuspsDeg.map((cusp) => spokePath(at, cusp, ticks, plan.centre)).join('')}
      />
      {cuspsDeg.map((cusp, index) => {
        const [x, y] = at(middleOf(cusp, cuspsDeg[(index + 1) % 12] ?? 0), plan.numerals);
        return (
          <text
            key={HOUSE_NUMERALS[index]}
            className="wheel__numeral"
            x={x}
            y={y}
            dy=".34em"
            fontSize={plan.numeralSize}
          >
            {HOUSE_NUMERALS[index]}
          </text>
        );
      })}
    </>
  );
});

/** In some polar skies the houses follow each other against the signs. */
function middleOf(fromDeg: number, toDeg: number): number {
  const forward = turnDeg(toDeg - fromDeg);
  return fromDeg + (forward > 180 ? forward - 360 : forward) / 2;
}
