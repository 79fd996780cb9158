import { memo, useMemo } from 'react';
import { Axes } from '../wheel/axes.tsx';
import { BodiesRing } from '../wheel/bodies-ring.tsx';
import { placer } from '../wheel/circle.ts';
import { HouseRing } from '../wheel/house-ring.tsx';
import type { RingPlan, WheelPlan } from '../wheel/plans.ts';
import { spreadBodies } from '../wheel/spread-bodies.ts';
import type { Travel } from '../wheel/use-travel.ts';
import type { WheelChart } from '../wheel/wheel-chart.ts';
import { ZodiacRing } from '../wheel/zodiac-ring.tsx';

/** Nobody travels here: the list beside the wheel says what it shows. */
const STILL: Travel = {
  active: null,
  isLit: () => false,
  isLinkLit: () => false,
  optionProps: () => ({}),
  onKeyDown: () => {},
};

/** Signs, houses and the natal bodies on the inner ring: what does not move with time. */
export const StillWheel = memo(function StillWheel({ plan, natal }: { plan: WheelPlan; natal: WheelChart }) {
  const { ascendantDeg, midheavenDeg, cuspsDeg, bodies } = natal;
  const leftDeg = ascendantDeg ?? 0;
  const ring = plan.rings[1] as RingPlan;
  const { at, spots } = useMemo(() => {
    const place = placer(leftDeg);
    const angles = [ascendantDeg, midheavenDeg].flatMap((deg) => (deg === undefined ? [] : [deg, deg + 180]));
    return { at: place, spots: spreadBodies(bodies, [...(cuspsDeg ?? []), ...angles], ring, place) };
  }, [bodies, cuspsDeg, ascendantDeg, midheavenDeg, leftDeg, ring]);
  const half = plan.side / 2;
  return (
    <svg className="wheel__drawing" viewBox={`${-half} ${-half} ${plan.side} ${plan.side}`} aria-hidden="true">
      <ZodiacRing {...{ plan, leftDeg, ascendantDeg, midheavenDeg }} />
      <HouseRing {...{ plan, leftDeg, cuspsDeg }} />
      <Axes {...{ plan, leftDeg, ascendantDeg, midheavenDeg }} />
      <BodiesRing name="inner" {...{ bodies, spots, plan, ring, at }} travel={STILL} />
    </svg>
  );
});
