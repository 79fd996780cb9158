import { useMemo } from 'react';
import { AspectWeb } from './aspect-web.tsx';
import { Axes } from './axes.tsx';
import { BodiesRing } from './bodies-ring.tsx';
import { placer } from './circle.ts';
import { HouseRing } from './house-ring.tsx';
import { InnerAscendant } from './inner-ascendant.tsx';
import type { WheelPlan } from './plans.ts';
import { spreadBodies } from './spread-bodies.ts';
import type { Travel } from './use-travel.ts';
import type { Link, WheelChart, WheelInnerRing } from './wheel-chart.ts';
import { ZodiacRing } from './zodiac-ring.tsx';

interface DrawingProps {
  plan: WheelPlan;
  chart: WheelChart;
  inner?: WheelInnerRing;
  links: readonly Link[];
  leftDeg: number;
  label: string;
  travel: Travel;
}

/** The whole wheel on one plan. Only the bodies are for screen readers: the tables say the rest. */
export function Drawing({ plan, chart, inner, links, leftDeg, label, travel }: DrawingProps) {
  const { ascendantDeg, midheavenDeg, cuspsDeg } = chart;
  const { at, outerSpots, innerSpots } = useMemo(() => {
    const place = placer(leftDeg);
    const angles = [ascendantDeg, midheavenDeg].flatMap((deg) => (deg === undefined ? [] : [deg, deg + 180]));
    const walls = [...(cuspsDeg ?? []), ...angles];
    const [outerRing, innerRing] = plan.rings;
    return {
      at: place,
      outerSpots: spreadBodies(chart.bodies, walls, outerRing, place),
      innerSpots: inner && innerRing ? spreadBodies(inner.bodies, walls, innerRing, place) : [],
    };
  }, [plan, chart.bodies, inner, cuspsDeg, ascendantDeg, midheavenDeg, leftDeg]);
  const [outerRing, innerRing] = plan.rings;
  const half = plan.side / 2;
  return (
    <svg
      className={`wheel__drawing wheel__drawing--${plan.name}`}
      aria-hidden={chart.bodies.length === 0 || undefined}
      viewBox={`${-half} ${-half} ${plan.side} ${plan.side}`}
      data-active={travel.active ? '' : undefined}
    >
      <g aria-hidden="true">
        <ZodiacRing plan={plan} leftDeg={leftDeg} ascendantDeg={ascendantDeg} midheavenDeg={midheavenDeg} />
        <HouseRing plan={plan} leftDeg={leftDeg} cuspsDeg={cuspsDeg} />
        <AspectWeb plan={plan} at={at} links={links} isLit={travel.isLinkLit} />
        <Axes plan={plan} leftDeg={leftDeg} ascendantDeg={ascendantDeg} midheavenDeg={midheavenDeg} />
      </g>
      {inner?.ascendantDeg !== undefined && innerRing && (
        <InnerAscendant plan={plan} ring={innerRing} at={at} deg={inner.ascendantDeg} />
      )}
      {chart.bodies.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its options take the focus in turn
        <g role="listbox" aria-label={label} onKeyDown={travel.onKeyDown}>
          <BodiesRing
            name="outer"
            ringWords={chart.ringWords}
            bodies={chart.bodies}
            spots={outerSpots}
            ring={outerRing}
            {...{ plan, at, travel }}
          />
          {inner && innerRing && (
            <BodiesRing
              name="inner"
              ringWords={inner.ringWords}
              bodies={inner.bodies}
              spots={innerSpots}
              ring={innerRing}
              {...{ plan, at, travel }}
            />
          )}
        </g>
      )}
    </svg>
  );
}
